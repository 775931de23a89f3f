import type { Page } from '@toasoan/contract/core/paging.ts';
import type { PartnerLogo } from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';

const BY = { userId: '3', name: 'Lê Thu Hà' };

export function aPartnerLogo(changes: Partial<PartnerLogo> = {}): PartnerLogo {
  return {
    id: '5',
    title: 'Đơn vị A',
    image: null,
    imageDark: null,
    alt: '',
    url: 'https://don-vi-a.example/',
    group: 'SPONSOR',
    tier: 'GOLD',
    display: { mode: 'DEFAULT' },
    displayTargets: [],
    startTime: null,
    endTime: null,
    validity: 'VALID',
    order: 0,
    nofollow: true,
    openNewTab: true,
    status: 'DISABLED',
    clicks: 0,
    createTime: '2026-11-20T03:00:00.000Z',
    updateTime: '2026-11-20T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 2,
    ...changes,
  };
}

export async function openPartnerLogos(
  network: Network,
  logos: readonly PartnerLogo[],
  search = '',
): Promise<void> {
  const list: Page<PartnerLogo> = { items: [...logos], total: logos.length, page: 1, limit: 20 };
  network.answer('/admin/partner-logo/list', list);
  const counts = { all: logos.length, valid: logos.length, ending: 0, ended: 0, noDark: logos.length };
  network.answer('/admin/partner-logo/counts', counts);
  for (const logo of logos) network.answer(`/admin/partner-logo/detail/${logo.id}`, logo);
  await openAs(network, 'SUPPER_ADMIN', `/setting_page/manager_partnerLogo${search}`);
  const [first] = logos;
  if (first) await expect.element(page.getByRole('link', { name: first.title, exact: true })).toBeVisible();
}
