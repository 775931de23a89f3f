import { permissionsIn } from '@toasoan/contract/access/permissions.ts';
import type { SignedIn } from '@toasoan/contract/features/users/user.ts';
import type { UserAccount } from '@toasoan/contract/features/users/user-account.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openConsole } from '../../../../test/open-console.tsx';
import { aProject, aSession } from '../../../../test/people.ts';

const BY = { userId: '3', name: 'Lê Thu Hà' };

export function anAccount(changes: Partial<UserAccount> = {}): UserAccount {
  const { role = 'AUTHOR', permissionGrants = [], permissionDenials = [] } = changes;
  return {
    userId: '9',
    accountType: 'user',
    username: 'maichi.phan',
    displayName: 'Phan Mai Chi',
    name: 'Phan Mai Chi',
    email: 'maichi.phan@toasoan.local',
    mobile: '',
    staffTitle: '',
    department: '',
    employeeCode: '',
    phoneExt: '',
    accessFrom: '',
    accessTo: '',
    force2FA: false,
    avatar: null,
    avatarPicture: null,
    role,
    roles: [role],
    permissionGrants,
    permissionDenials,
    permissions: [...permissionsIn({ role, permissionGrants, permissionDenials }, undefined)],
    projects: [aProject()],
    otherProjects: 0,
    tick: false,
    status: 'ENABLE',
    verifyType: 0,
    mustChangePassword: false,
    hasPassword: true,
    lastSignInTime: null,
    createTime: '2026-11-10T02:00:00.000Z',
    updateTime: '2026-11-10T02:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 4,
    ...changes,
  };
}

/** A project that the session's user does not belong to. */
export const ELSEWHERE = aProject({ projectId: '5', code: 'tay-nguyen', name: 'Tây Nguyên', color: 'brown' });

interface Opening {
  readonly session?: SignedIn;
  readonly accounts?: readonly UserAccount[];
  /** What follows the path of the list. */
  readonly search?: string;
}

/** Opens the account list of the real console in project 1; the first account has its detail. */
export async function openPeople(
  network: Network,
  { session = aSession(), accounts = [anAccount()], search = '' }: Opening = {},
): Promise<void> {
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  answerPeople(network, accounts);
  await openConsole(`/manager_user/manager_user_account${search}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export function answerPeople(network: Network, accounts: readonly UserAccount[]): void {
  network.answer('/admin/user/list', { items: accounts, total: accounts.length, page: 1, limit: 20 });
  for (const account of accounts) network.answer(`/admin/user/detail/${account.userId}`, account);
}
