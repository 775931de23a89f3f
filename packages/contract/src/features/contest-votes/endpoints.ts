import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkResult } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { pageOf } from '../../core/paging.ts';
import {
  boardQuery,
  boardRow,
  contestBody,
  contestQuery,
  findingsDecide,
  findingsQuery,
  monthAnnounce,
  monthRecount,
  voteFinding,
  voteMonth,
  voteRow,
  votesOverview,
  votesQuery,
} from './contest-votes.ts';

const views = inArea('submissions', 'contest.view');
const judges = inArea('submissions', 'contest.round');
const awards = inArea('submissions', 'contest.award');
const months = z.object({ items: z.array(voteMonth) });

export const contestVoteEndpoints = {
  overview: defineEndpoint({
    method: 'GET',
    path: '/admin/contest-vote/overview',
    summary: 'Whether readers vote, how many did, by day, and what the patterns found.',
    access: views,
    query: contestQuery,
    data: votesOverview,
    errors: ['NOT_FOUND'],
  }),
  board: defineEndpoint({
    method: 'GET',
    path: '/admin/contest-vote/board',
    summary: 'Works by the points of the audience, struck votes beside.',
    access: views,
    query: boardQuery,
    data: pageOf(boardRow),
    errors: ['NOT_FOUND'],
  }),
  months: defineEndpoint({
    method: 'GET',
    path: '/admin/contest-vote/months',
    summary: 'The months that were noted, the newest first, with their winners.',
    access: views,
    query: contestQuery,
    data: months,
    errors: ['NOT_FOUND'],
  }),
  findings: defineEndpoint({
    method: 'GET',
    path: '/admin/contest-vote/findings',
    summary: 'Votes that are proposed to be struck or were, with the evidence.',
    access: judges,
    query: findingsQuery,
    data: pageOf(voteFinding),
    errors: ['NOT_FOUND'],
  }),
  votes: defineEndpoint({
    method: 'GET',
    path: '/admin/contest-vote/votes',
    summary:
      'Votes of a work or of a proposal; each struck one says by which pattern, why, by whom and when.',
    access: judges,
    query: votesQuery,
    data: pageOf(voteRow),
    errors: ['NOT_FOUND'],
  }),
  analyse: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-vote/analyse',
    summary: 'Look for patterns in the background; open proposals are replaced.',
    access: judges,
    body: contestBody,
    data: z.object({ taskId: z.string() }),
    creates: true,
    errors: ['NOT_FOUND'],
  }),
  decide: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-vote/decide',
    summary: 'Strike the votes of proposals, set proposals aside, or undo strikes; each with the reason.',
    access: judges,
    body: findingsDecide,
    data: bulkResult,
  }),
  recount: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-vote/recount',
    summary: 'Count the votes of every work again from the votes themselves.',
    access: judges,
    body: contestBody,
    data: z.object({ works: z.number(), changed: z.number() }),
    errors: ['NOT_FOUND'],
  }),
  recountMonth: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-vote/month',
    summary: 'Note a month that is over, or count it again while it is not announced.',
    access: judges,
    body: monthRecount,
    data: months,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  announceMonth: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-vote/announce',
    summary: 'Announce the winners of a month: they do not change any more.',
    access: awards,
    body: monthAnnounce,
    data: months,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
};
