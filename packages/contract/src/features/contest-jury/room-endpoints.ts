import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams } from '../../core/ids.ts';
import {
  juryRound,
  juryRoundsQuery,
  juryStrip,
  juryStripQuery,
  juryTurn,
  scoreSave,
  turnLater,
  turnLeft,
} from './jury-room.ts';

const judge = inArea('submissions', 'contest.view');
const changes = ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'] as const;

/** The calls of a juror, about the juror's own turns alone. */
export const juryRoomEndpoints = {
  rounds: defineEndpoint({
    method: 'GET',
    path: '/admin/jury/rounds',
    summary: 'The rounds of a contest that the caller judges, with the progress so far.',
    access: judge,
    query: juryRoundsQuery,
    data: z.array(juryRound),
  }),
  strip: defineEndpoint({
    method: 'GET',
    path: '/admin/jury/strip',
    summary: "The caller's works of a round: judged ones first, then those with the fewest scores.",
    access: judge,
    query: juryStripQuery,
    data: juryStrip,
  }),
  turn: defineEndpoint({
    method: 'GET',
    path: '/admin/jury/turn/{id}',
    summary: 'One work before its juror, without anything that names its author.',
    access: judge,
    params: idParams,
    data: juryTurn,
    errors: ['NOT_FOUND'],
  }),
  score: defineEndpoint({
    method: 'POST',
    path: '/admin/jury/score/{id}',
    summary: 'Keep marks and remark of a work; they may change until the round is locked.',
    access: judge,
    params: idParams,
    body: scoreSave,
    data: juryTurn,
    errors: [...changes],
  }),
  later: defineEndpoint({
    method: 'POST',
    path: '/admin/jury/later/{id}',
    summary: 'Leave a work for later.',
    access: judge,
    params: idParams,
    body: turnLater,
    data: juryTurn,
    errors: [...changes],
  }),
  recuse: defineEndpoint({
    method: 'POST',
    path: '/admin/jury/recuse/{id}',
    summary: 'Decline a work for a conflict of interest; another juror gets it.',
    access: judge,
    params: idParams,
    body: turnLeft,
    data: juryTurn,
    errors: [...changes],
  }),
  abstain: defineEndpoint({
    method: 'POST',
    path: '/admin/jury/abstain/{id}',
    summary: 'Give no judgement on a work, with a reason.',
    access: judge,
    params: idParams,
    body: turnLeft,
    data: juryTurn,
    errors: [...changes],
  }),
};
