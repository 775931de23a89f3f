import * as z from 'zod/mini';
import { byReaders } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { readerParams } from '../../core/reader-fields.ts';
import { juryStrip, juryTurn } from './jury-room.ts';
import {
  juryCodeAsk,
  juryCodeUse,
  juryHall,
  juryHeld,
  juryOpened,
  juryStripAsk,
  juryTurnAsk,
  juryTurnLater,
  juryTurnLeave,
  juryTurnScore,
} from './reader-jury.ts';

const BASE = '/intake/v1/{projectId}/jury';
const params = z.strictObject(readerParams);
const changes = ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'] as const;

/** The jury room of external jurors: a personal link and a mailed code open it, and nothing else of the newsroom. */
export const readerJuryEndpoints = {
  askCode: defineEndpoint({
    method: 'POST',
    path: `${BASE}/code`,
    summary: 'Ask for the mail with a code of six digits, with the secret of a personal link.',
    access: byReaders('juryCode'),
    params,
    body: juryCodeAsk,
    data: z.object({ expireTime: z.string() }),
    errors: ['RULES_NOT_MET'],
  }),
  open: defineEndpoint({
    method: 'POST',
    path: `${BASE}/open`,
    summary: 'Give the code of the mail and get the secret with which this browser judges for some hours.',
    access: byReaders('juryOpen'),
    params,
    body: juryCodeUse,
    data: juryOpened,
    errors: ['RULES_NOT_MET'],
  }),
  leave: defineEndpoint({
    method: 'POST',
    path: `${BASE}/leave`,
    summary: 'End the session of this browser; the link still asks for a new code.',
    access: byReaders('jury'),
    params,
    body: juryHeld,
    data: z.object({}),
  }),
  rounds: defineEndpoint({
    method: 'POST',
    path: `${BASE}/rounds`,
    summary: "The contest and the juror's rounds, with the progress so far.",
    access: byReaders('jury'),
    params,
    body: juryHeld,
    data: juryHall,
    errors: ['RULES_NOT_MET'],
  }),
  strip: defineEndpoint({
    method: 'POST',
    path: `${BASE}/strip`,
    summary: "The juror's works of a round: judged ones first, then those with the fewest scores.",
    access: byReaders('jury'),
    params,
    body: juryStripAsk,
    data: juryStrip,
    errors: ['RULES_NOT_MET'],
  }),
  turn: defineEndpoint({
    method: 'POST',
    path: `${BASE}/turn`,
    summary: 'One work before its juror, without anything that names its author.',
    access: byReaders('jury'),
    params,
    body: juryTurnAsk,
    data: juryTurn,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  score: defineEndpoint({
    method: 'POST',
    path: `${BASE}/score`,
    summary: 'Keep marks and remark of a work; they may change until the round is locked.',
    access: byReaders('jury'),
    params,
    body: juryTurnScore,
    data: juryTurn,
    errors: changes,
  }),
  later: defineEndpoint({
    method: 'POST',
    path: `${BASE}/later`,
    summary: 'Leave a work for later.',
    access: byReaders('jury'),
    params,
    body: juryTurnLater,
    data: juryTurn,
    errors: changes,
  }),
  recuse: defineEndpoint({
    method: 'POST',
    path: `${BASE}/recuse`,
    summary: 'Decline a work for a conflict of interest; another juror gets it.',
    access: byReaders('jury'),
    params,
    body: juryTurnLeave,
    data: juryTurn,
    errors: changes,
  }),
  abstain: defineEndpoint({
    method: 'POST',
    path: `${BASE}/abstain`,
    summary: 'Give no judgement on a work, with a reason.',
    access: byReaders('jury'),
    params,
    body: juryTurnLeave,
    data: juryTurn,
    errors: changes,
  }),
};
