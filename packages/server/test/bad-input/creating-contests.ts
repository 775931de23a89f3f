import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { jurorEndpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { awardEndpoints } from '@toasoan/contract/features/contest-results/endpoints.ts';
import { contestVoteEndpoints } from '@toasoan/contract/features/contest-votes/endpoints.ts';
import { contestSettingsEndpoints } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { submissionCheckEndpoints } from '@toasoan/contract/features/submission-checks/endpoints.ts';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { submissionExportEndpoints } from '@toasoan/contract/features/submissions/export/submission-export.ts';
import { CLONE } from './named-contests.ts';
import type { Things } from './newsroom.ts';

/** The calls of contests that create something, with a body that would be accepted. */
export function creatingContests({
  contest,
  user,
  finalist,
  prize,
  lockedRound,
  submission,
}: Things): readonly { readonly endpoint: Endpoint; readonly body: object }[] {
  return [
    { endpoint: contestSettingsEndpoints.create, body: CLONE },
    { endpoint: contestSettingsEndpoints.clone, body: { ...CLONE, version: 1 } },
    { endpoint: submissionEndpoints.note, body: { text: 'Xem lại khung hình.' } },
    { endpoint: contestVoteEndpoints.analyse, body: { contestId: contest } },
    { endpoint: submissionCheckEndpoints.checkMany, body: { which: 'SELECTED', ids: [submission] } },
    {
      endpoint: submissionExportEndpoints.start,
      body: { kind: 'XLSX', filters: { contestId: contest } },
    },
    { endpoint: jurorEndpoints.create, body: { contestId: contest, userId: user, roundKeys: ['PRELIM'] } },
    { endpoint: awardEndpoints.propose, body: { contestId: contest } },
    { endpoint: awardEndpoints.create, body: { submissionId: finalist, prizeId: prize } },
    { endpoint: awardEndpoints.minutes, body: { roundId: lockedRound } },
  ];
}
