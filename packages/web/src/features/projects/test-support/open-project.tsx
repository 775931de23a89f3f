import type { Role } from '@toasoan/contract/access/role-names.ts';
import { settledLanguages } from '@toasoan/contract/features/projects/project-languages.ts';
import type { Project } from '@toasoan/contract/features/projects/project-record.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openConsole } from '../../../../test/open-console.tsx';
import { aProject, aSession, HAPPY } from '../../../../test/people.ts';

const BY = { userId: '3', name: 'Lê Thu Hà' };

export function aWholeProject(changes: Partial<Project> = {}): Project {
  return {
    ...aProject(),
    description: 'Tin tức và con người.',
    logoDark: null,
    favicon: null,
    languages: ['vi', 'en'],
    defaultLang: 'vi',
    languageSettings: settledLanguages(
      { languages: changes.languages ?? ['vi', 'en'], defaultLang: changes.defaultLang ?? 'vi' },
      [],
    ),
    timezone: 'Asia/Ho_Chi_Minh',
    storageQuotaGb: null,
    allowSelfApprove: true,
    kind: 'PORTAL',
    governingBody: '',
    licenceNo: '12/GP-TTĐT',
    licenceDate: '',
    responsiblePerson: '',
    contactPhone: '',
    contactEmail: '',
    address: '',
    createTime: '2026-11-10T02:00:00.000Z',
    updateTime: '2026-11-10T02:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 4,
    ...changes,
  };
}

export const ARCHIVED = aProject({
  projectId: '9',
  code: 'bien-dao',
  name: 'Biển Đảo',
  color: 'cyan',
  status: 'DISABLED',
  domains: [],
});

/** Opens an address of the real console, in project 1. */
export async function openAs(
  network: Network,
  role: Role,
  url: string,
  changes: Partial<Project> = {},
): Promise<void> {
  const archived = role === 'SUPPER_ADMIN' ? [ARCHIVED] : [];
  const session = aSession({ user: { role, projects: [aProject(), HAPPY, ...archived] } });
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  network.answer('/admin/project/detail/1', aWholeProject(changes));
  await openConsole(url);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}
