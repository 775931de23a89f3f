import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { ContentTemplateDetail } from '@toasoan/contract/features/content-templates/content-template.ts';
import type { ExplainedBlock } from '@toasoan/contract/features/content-templates/filled-block.ts';
import { PLAIN_CONFIG } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { Network } from '../../../../test/network.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';

const PAGE = '/setting_post/manager_content';
export const PREVIEW = '/admin/content-template/preview';
const BY = { userId: '3', name: 'Lê Thu Hà' };

export function aTemplate(changes: Partial<ContentTemplateDetail> = {}): ContentTemplateDetail {
  return {
    ...PLAIN_CONFIG,
    id: '5',
    title: 'Khối Văn hóa',
    code: 'khoi-van-hoa',
    image: null,
    status: 'ENABLE',
    usedIn: [],
    names: { categories: [], tags: [], authors: [], posts: [] },
    createTime: '2026-11-20T03:00:00.000Z',
    updateTime: '2026-11-20T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 2,
    ...changes,
  };
}

export function anItem(changes: Partial<ExplainedBlock['items'][number]> = {}) {
  return {
    kind: 'post' as const,
    id: '12',
    slot: 1,
    title: 'Gặp nghệ nhân giữ lửa tranh Đông Hồ',
    slug: 'gap-nghe-nhan',
    url: '',
    excerpt: '',
    image: null,
    category: null,
    time: null,
    authors: [],
    commentCount: 0,
    reason: { code: 'PINNED' as const, until: '2026-11-22T11:00:00.000Z' },
    ...changes,
  };
}

export async function openTemplates(
  network: Network,
  templates: readonly ContentTemplateDetail[],
  { role = 'ADMIN', search = '' }: { readonly role?: Role; readonly search?: string } = {},
): Promise<void> {
  network.answer('/admin/content-template/list', {
    items: [...templates],
    total: templates.length,
    page: 1,
    limit: 20,
  });
  network.answer('/admin/content-template/counts', { all: templates.length, used: 0, unused: 0 });
  const nothing: ExplainedBlock = { items: [], isHidden: true, leftOut: [], matches: 0, html: '' };
  network.answer(PREVIEW, nothing);
  for (const template of templates) network.answer(`/admin/content-template/detail/${template.id}`, template);
  await openAs(network, role, `${PAGE}${search}`);
}
