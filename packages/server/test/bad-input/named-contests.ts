import { address, body, type NamingCall, query, STALE, UNKNOWN, versioned } from './naming-call.ts';

export const CLONE = { code: 'happy_2031', prefix: 'HV31', title: 'Happy 2031', year: 2031 };
const NOTICE = 'Ban Tổ chức điều chỉnh thời gian nhận bài.';
const TEXT = { vi: 'Điều 1', en: '' };
const RULES = { rules: TEXT, consent: TEXT, privacy: TEXT, copyright: TEXT };

/** Calls that name a contest or a work. */
export const NAMING_CONTEST_CALLS: readonly NamingCall[] = [
  address('GET /admin/contest/detail/{id}'),
  address('GET /admin/contest/checklist/{id}'),
  address('GET /admin/contest/notices/{id}'),
  address('GET /admin/contest/rulesVersions/{id}'),
  address('GET /admin/contest/rules/{id}'),
  versioned('POST /admin/contest/update', ({ contest: id }) => ({ id, title: 'Lạ' })),
  body(
    'POST /admin/contest/update',
    ({ contest: parentContestId }, { contest: id }) => ({ id, version: 1, parentContestId, notice: NOTICE }),
    UNKNOWN,
  ),
  versioned('POST /admin/contest/clone/{id}', () => CLONE),
  versioned('POST /admin/contest/rounds/{id}', () => ({ rounds: [] })),
  versioned('POST /admin/contest/prizes/{id}', () => ({ prizes: [] })),
  versioned('POST /admin/contest/publishRules/{id}', () => RULES),
  versioned('POST /admin/contest/open/{id}', () => ({ when: 'NOW' })),
  versioned('POST /admin/contest/cancelOpening/{id}', () => ({})),
  versioned('POST /admin/contest/extend/{id}', () => ({
    extendedTo: '2030-01-01T00:00:00.000Z',
    notice: NOTICE,
  })),
  versioned('POST /admin/contest/close/{id}', () => ({ notice: NOTICE })),
  versioned('POST /admin/contest/judge/{id}', () => ({})),
  versioned('POST /admin/contest/announce/{id}', () => ({})),
  versioned('POST /admin/contest/archive/{id}', () => ({})),
  query('GET /admin/submission/list', ({ contest }) => `contestId=${contest}`),
  query('GET /admin/submission/counts', ({ contest }) => `contestId=${contest}`),
  address('GET /admin/submission/detail/{id}'),
  address('POST /admin/submission/reveal/{id}'),
  address('GET /admin/submission/consents/{id}'),
  address('GET /admin/submission/guardian-paper/{id}'),
  body('POST /admin/submission/export', ({ contest: contestId }) => ({
    kind: 'XLSX',
    filters: { contestId },
  })),
  versioned('POST /admin/submission/move/{id}', () => ({ to: 'CHECKING' })),
  versioned('POST /admin/submission/undo/{id}', () => ({})),
  versioned('POST /admin/submission/update', ({ submission: id }) => ({ id, title: 'Lạ' })),
  versioned('POST /admin/submission/flag/{id}', () => ({ flag: 'BORDER', on: true })),
  body('POST /admin/submission/check/{id}', () => ({})),
  body('POST /admin/submission/check-many', ({ contest: contestId }) => ({ which: 'ALL', contestId })),
  address('GET /admin/submission/pairs/{id}'),
  body('POST /admin/submission/note/{id}', () => ({ text: 'Lạ' })),
  ...['overview', 'board', 'months', 'findings', 'votes'].map((name) =>
    query(`GET /admin/contest-vote/${name}`, ({ contest }) => `contestId=${contest}`),
  ),
  body('POST /admin/contest-vote/analyse', ({ contest: contestId }) => ({ contestId })),
  body('POST /admin/contest-vote/recount', ({ contest: contestId }) => ({ contestId })),
  body('POST /admin/contest-vote/month', ({ contest: contestId }) => ({
    contestId,
    month: '2026-01',
    reason: 'Đếm lại',
  })),
  versioned('POST /admin/contest-vote/announce', ({ voteMonth: id }) => ({ id })),
  ...namingResultCalls(),
];

function namingResultCalls(): readonly NamingCall[] {
  const decision = { decisionNo: '1/QĐ', decisionDate: '2026-01-05' };
  return [
    query('GET /admin/contest-award/board', ({ contest }) => `contestId=${contest}`),
    query('GET /admin/submission-recall/list', ({ contest }) => `contestId=${contest}`),
    body('POST /admin/contest-award/propose', ({ contest: contestId }) => ({ contestId })),
    body('POST /admin/submission-mail/send', ({ contest: contestId }, { submission }) => ({
      ...{ contestId, ids: [submission], subject: 'Hẹn gặp', text: 'Chào {hoten}' },
    })),
    versioned('POST /admin/contest-award/place', ({ submission: id }) => ({ id, beforeId: null })),
    versioned('POST /admin/contest-award/month', ({ voteMonth: monthId }) => ({ monthId })),
    body('POST /admin/contest-award/create', ({ finalist: submissionId }, { prize: prizeId }) => ({
      submissionId,
      prizeId,
    })),
    body('POST /admin/contest-award/create', ({ prize: prizeId }, { finalist: submissionId }) => ({
      submissionId,
      prizeId,
    })),
    body('POST /admin/contest-award/confirm', ({ award: id }) => ({
      items: [{ id, version: STALE }],
      ...decision,
    })),
    versioned('POST /admin/contest-award/withdraw/{id}', () => ({})),
    versioned('POST /admin/contest-award/revoke/{id}', () => ({ ...decision, reasonCode: 'DUPLICATE' })),
    versioned('POST /admin/contest-award/pay/{id}', () => ({ paidState: 'PAID' })),
    address('POST /admin/contest-award/payee/{id}'),
    versioned('POST /admin/contest-award/save-payee/{id}', () => ({
      idNumber: '001',
      bank: '',
      account: '',
      holder: '',
    })),
    body('POST /admin/contest-award/minutes', ({ lockedRound: roundId }) => ({ roundId })),
    address('GET /admin/submission-recall/preview/{id}'),
    versioned('POST /admin/submission-recall/start', ({ submission: submissionId }) => ({
      submissionId,
      reason: 'Khiếu nại bản quyền.',
    })),
    versioned('POST /admin/submission-recall/undo/{id}', () => ({ reason: 'Khiếu nại đã rút.' })),
  ];
}

export const BULK_CONTEST_CALLS: readonly NamingCall[] = [
  body('POST /admin/contest-vote/decide', ({ voteFinding }) => ({
    action: 'dismiss',
    ids: [voteFinding],
    reason: 'Phiếu thật',
  })),
  body('POST /admin/submission/bulk', ({ submission }) => ({
    action: 'move',
    ids: [submission],
    to: 'CHECKING',
  })),
  body('POST /admin/submission/bulk', ({ submission }) => ({
    action: 'exhibit',
    ids: [submission],
    on: true,
  })),
  body('POST /admin/submission/bulk', ({ submission }) => ({
    action: 'flag',
    ids: [submission],
    flag: 'BORDER',
    on: true,
  })),
];
