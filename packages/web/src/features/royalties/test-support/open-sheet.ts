import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { MonthState } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import type { RoyaltyOfPost } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import type { RoyaltyMonth, RoyaltySums } from '@toasoan/contract/features/royalties/royalty-month.ts';
import type { SheetPerson, SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openConsole } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';

export const LIST = '/admin/royalty-sheet/list';
export const BULK = '/admin/royalty-sheet/bulk';
export const SAVE = '/admin/royalty/save';
export const PERIOD = '2026-10';

const TIME = '2026-10-12T03:05:00.000Z';
const BY = { userId: '3', name: 'Lê Thu Hà' };

export function aRow(id: string, changes: Partial<SheetRow> = {}): SheetRow {
  return {
    id: `post-${id}`,
    kind: 'work',
    postId: id,
    title: `Bài số ${id}`,
    postState: 'PUBLISHED',
    publishedTime: TIME,
    mainCategory: { id: '2', title: 'Văn hóa' },
    authors: ['Minh Đức'],
    royaltyGroup: null,
    coefficient: null,
    unitValue: 234_000,
    qualityGrade: null,
    payState: 'UNSET',
    amount: 0,
    payees: [],
    reason: '',
    fromPeriod: null,
    version: 0,
    ...changes,
  };
}

export const PROPOSED = aRow('7', {
  title: 'Chợ nổi Cái Răng',
  royaltyGroup: 'REPORTAGE',
  coefficient: 2.5,
  qualityGrade: 'B',
  payState: 'PROPOSED',
  amount: 585_000,
  payees: [
    { accountId: '23', name: 'Thu Hà', share: 70, amount: 409_500 },
    { name: 'Minh Đức', share: 30, amount: 175_500 },
  ],
  version: 1,
});

export function someSums(changes: Partial<RoyaltySums> = {}): RoyaltySums {
  const none = { rows: 0, amount: 0 };
  return {
    rows: 3,
    amount: 585_000,
    people: 2,
    byState: {
      UNSET: { rows: 2, amount: 0 },
      PROPOSED: { rows: 1, amount: 585_000 },
      APPROVED: none,
      PAID: none,
      NONE: none,
    },
    corrections: none,
    ...changes,
  };
}

export function aMonth(changes: Partial<RoyaltyMonth> = {}): RoyaltyMonth {
  return {
    period: PERIOD,
    state: 'OPEN',
    version: 0,
    submitted: null,
    approved: null,
    paid: null,
    isOver: true,
    reason: '',
    steps: ['submit'],
    belowZero: [],
    late: 0,
    nextOpen: '2026-11',
    sums: someSums(),
    ...changes,
  };
}

/** What a post pays, in a month of some state. */
export function aRoyaltyOf(state: MonthState, changes: Partial<RoyaltyOfPost> = {}): RoyaltyOfPost {
  return {
    royalty: {
      royaltyGroup: 'NEWS',
      coefficient: 2,
      unitValue: 234_000,
      payees: [{ name: 'Minh Đức', share: 100, amount: 468_000 }],
      amount: 468_000,
      qualityGrade: null,
      payState: 'APPROVED',
      period: null,
      noneReason: '',
      version: 4,
      updateTime: TIME,
      updatedBy: BY,
    },
    rate: { validFrom: null, unitValue: 234_000, maxima: {} },
    month: { period: PERIOD, state, nextOpen: '2026-11' },
    proposedGroup: 'NEWS',
    corrections: [],
    ...changes,
  };
}

export function aPerson(changes: Partial<SheetPerson> = {}): SheetPerson {
  return {
    person: 'account:23',
    accountId: '23',
    name: 'Thu Hà',
    works: 1,
    corrections: 0,
    amount: 409_500,
    proposed: 409_500,
    hasPayroll: true,
    isLogin: false,
    ...changes,
  };
}

interface Opening {
  readonly role?: Role;
  readonly rows?: readonly SheetRow[];
  readonly month?: RoyaltyMonth;
}

/** Opens the sheet of October in the real console. */
export async function openSheet(
  network: Network,
  search: string,
  { role = 'ADMIN', rows = [aRow('5'), aRow('6'), PROPOSED], month = aMonth() }: Opening = {},
): Promise<void> {
  const session = aSession({ user: { role } });
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  network.answer('/admin/category/tree', { items: [] });
  network.answer(LIST, { items: rows, total: rows.length, page: 1, limit: 20 });
  network.answer('/admin/royalty-sheet/sums', month.sums);
  network.answer(`/admin/royalty-month/detail/${month.period}`, month);
  network.answer('/admin/royalty-month/list', {
    items: [
      { ...month, period: '2026-11', state: 'OPEN', rows: null, amount: null },
      { ...month, rows: null, amount: null },
    ],
  });
  await openConsole(`/manager_user/manager_account_author/royalties?period=${PERIOD}${search}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}
