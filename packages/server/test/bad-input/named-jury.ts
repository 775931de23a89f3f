import { address, body, type NamingCall, query, UNKNOWN, versioned } from './naming-call.ts';

const category = 'PHOTO_SINGLE';
const reason = 'Lý do lạ';

/** Calls that name a juror, a round or one work before a juror. */
export const NAMING_JURY_CALLS: readonly NamingCall[] = [
  query('GET /admin/juror/list', ({ juryContest }) => `contestId=${juryContest}`),
  body('POST /admin/juror/create', ({ juryContest: contestId }, { user: userId }) => ({
    contestId,
    userId,
    roundKeys: ['PRELIM'],
  })),
  versioned('POST /admin/juror/update', ({ juror: id }) => ({ id, title: 'Lạ' })),
  versioned('POST /admin/juror/remove/{id}', () => ({ reason })),
  versioned('POST /admin/juror/send-link/{id}', () => ({})),
  versioned('POST /admin/juror/revoke-link/{id}', () => ({})),
  query('GET /admin/contest-jury/steps', ({ juryContest }) => `contestId=${juryContest}`),
  query('GET /admin/contest-jury/board', ({ juryRound }) => `roundId=${juryRound}&category=${category}`),
  versioned('POST /admin/contest-jury/open/{id}', () => ({})),
  versioned('POST /admin/contest-jury/quorum/{id}', () => ({ jurorsPerEntry: 2, reason })),
  versioned('POST /admin/contest-jury/hand-over/{id}', (_, { juror: jurorId }) => ({ jurorId, reason })),
  body('POST /admin/contest-jury/assign', ({ juror: jurorId }, { submission }) => ({
    ...{ jurorId, ids: [submission], reason },
  })),
  body('POST /admin/contest-jury/remind/{id}', (_, { juror }) => ({ jurorIds: [juror] })),
  versioned('POST /admin/contest-jury/lock/{id}', () => ({})),
  versioned('POST /admin/contest-jury/decide-by-quota/{id}', () => ({ category })),
  versioned(
    'POST /admin/contest-jury/decide/{id}',
    (_, { submission }) => ({ ids: [submission], decision: 'PASS', reason }),
    UNKNOWN,
  ),
  versioned('POST /admin/contest-jury/apply/{id}', () => ({})),
  address('GET /admin/jury/turn/{id}'),
  versioned('POST /admin/jury/score/{id}', () => ({ marks: [], isDone: false })),
  versioned('POST /admin/jury/later/{id}', () => ({})),
  versioned('POST /admin/jury/recuse/{id}', () => ({ reason })),
  versioned('POST /admin/jury/abstain/{id}', () => ({ reason })),
];
