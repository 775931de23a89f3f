import type { AccountDetail, AccountRow } from '@toasoan/contract/features/accounts/account.ts';
import { checkAccount } from '@toasoan/contract/features/accounts/checks/check-account.ts';
import {
  type AnyProfile,
  accountKind,
  type ProfileKind,
} from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { SignedIn } from '@toasoan/contract/features/users/user.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openConsole } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';

const BY = { userId: '3', name: 'Lê Thu Hà' };

export function anAccountRow(changes: Partial<AccountRow> = {}): AccountRow {
  return {
    userId: '9',
    kind: 'destination',
    displayName: 'Vịnh Hạ Long',
    penName: '',
    slug: 'vinh-ha-long',
    avatar: null,
    avatarPicture: null,
    type: 'HERITAGE_SITE',
    provinceCode: '22',
    tick: true,
    status: 'ENABLE',
    state: 'PUBLISHED',
    postCount: 1254,
    joinedDate: '',
    linkedUser: null,
    lacks: [],
    createTime: '2026-11-10T02:00:00.000Z',
    updateTime: '2026-11-10T02:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 4,
    ...changes,
  };
}

type Changes = Omit<Partial<AccountDetail>, 'profile'> & { readonly profile?: Partial<AnyProfile> };

export function anAccount(kind: ProfileKind, { profile = {}, ...changes }: Changes = {}): AccountDetail {
  const { postCount: _, joinedDate: __, linkedUser: ___, lacks: ____, ...row } = anAccountRow({ kind });
  const whole = { ...accountKind(kind).plain, ...profile } as AnyProfile;
  return {
    ...row,
    type: accountKind(kind).typeOf(whole),
    state: accountKind(kind).isPublished ? 'DRAFT' : null,
    username: 'vinh-ha-long',
    email: '',
    mobile: '',
    slug: 'vinh-ha-long',
    publishedTime: null,
    tickReason: '',
    homeProject: null,
    profile: whole,
    people: [],
    parts: [],
    files: [],
    checks: [...checkAccount(kind, whole, { hasPicture: false, withoutCredit: [] })],
    payroll: null,
    similar: [],
    merges: [],
    useCount: 0,
    ...changes,
  };
}

interface Opening {
  readonly session?: SignedIn;
}

/** Opens a page of the accounts in the real console, in project 1. */
export async function openAccounts(
  network: Network,
  path: string,
  { session = aSession() }: Opening = {},
): Promise<void> {
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  network.answer('/admin/account/similar', { items: [] });
  await openConsole(`/manager_user/${path}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}
