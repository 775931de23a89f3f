import * as z from 'zod/mini';
import { byReaders } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { readerParams } from '../../core/reader-fields.ts';
import {
  voteCast,
  voteCodeAsk,
  voteCodeUse,
  voteCounted,
  voteHeld,
  voterState,
  voteShare,
} from './reader-votes.ts';

const BASE = '/intake/v1/{projectId}/votes';
const params = z.strictObject(readerParams);
const refusals = ['NOT_FOUND', 'RULES_NOT_MET'] as const;

/** How readers vote: verify an e-mail once, then one vote for each work. */
export const readerVoteEndpoints = {
  askCode: defineEndpoint({
    method: 'POST',
    path: `${BASE}/code`,
    summary: 'Ask for the mail with a code of six digits; the answer is the same for every address.',
    access: byReaders('ballotCode', { captcha: true }),
    params,
    body: voteCodeAsk,
    data: z.object({ expireTime: z.string() }),
    errors: refusals,
  }),
  open: defineEndpoint({
    method: 'POST',
    path: `${BASE}/open`,
    summary: 'Give the code of the mail and get the secret with which this browser votes.',
    access: byReaders('ballotOpen'),
    params,
    body: voteCodeUse,
    data: z.object({ token: z.string(), state: voterState }),
    errors: refusals,
  }),
  state: defineEndpoint({
    method: 'POST',
    path: `${BASE}/state`,
    summary: 'The votes of a voter.',
    access: byReaders('ballot'),
    params,
    body: voteHeld,
    data: voterState,
    errors: ['RULES_NOT_MET'],
  }),
  cast: defineEndpoint({
    method: 'POST',
    path: `${BASE}/cast`,
    summary: 'Vote for a work, or take the vote back; each as often as it is sent counts once.',
    access: byReaders('ballot'),
    params,
    body: voteCast,
    data: voteCounted,
    errors: refusals,
  }),
  share: defineEndpoint({
    method: 'POST',
    path: `${BASE}/share`,
    summary: 'Count that a voter shared a work, once, where the contest counts shares.',
    access: byReaders('ballot'),
    params,
    body: voteShare,
    data: voteCounted,
    errors: refusals,
  }),
};
