import { PLAIN_CONFIG } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { ComposedBlock } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { Layout, LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';

const BY = { userId: '3', name: 'Lê Thu Hà' };

export function aBlock(id: string, changes: Partial<LayoutBlock> = {}): LayoutBlock {
  return {
    id,
    region: 'main',
    templateId: '5',
    config: null,
    hidden: false,
    startTime: null,
    endTime: null,
    audienceLang: [],
    leadHours: null,
    ...changes,
  };
}

export function aLayout(changes: Partial<LayoutDetail> = {}): LayoutDetail {
  return {
    id: '7',
    title: 'Trang chủ mùa bão',
    code: 'trang-chu-mua-bao',
    kind: 'HOME',
    device: 'ALL',
    display: { mode: 'DEFAULT' },
    displayTargets: [],
    state: 'DRAFT',
    publishedTime: null,
    hasChanges: false,
    publishAt: null,
    versionNote: '',
    blockCount: changes.blocks?.length ?? 0,
    blocks: [],
    templates: [
      { id: '5', title: 'Khối Văn hóa', type: 'CATEGORY_BLOCK', limit: 4, isOn: true },
      { id: '6', title: 'Cụm tin nổi bật', type: 'HERO', limit: 5, isOn: true },
    ],
    names: { categories: [], tags: [], authors: [], posts: [] },
    conflicts: [],
    createTime: '2026-11-20T03:00:00.000Z',
    updateTime: '2026-11-20T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 2,
    ...changes,
  };
}

export function rowOf(layout: LayoutDetail): Layout {
  const { blocks, templates, names, conflicts, ...row } = layout;
  return row;
}

export function aComposed(id: string, changes: Partial<ComposedBlock> = {}): ComposedBlock {
  return {
    id,
    region: 'main',
    templateCode: 'khoi-van-hoa',
    templateTitle: 'Khối Văn hóa',
    config: { ...PLAIN_CONFIG, heading: { vi: 'Văn hóa' } },
    items: [
      {
        kind: 'post',
        id: `1${id}`,
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
        reason: { code: 'PINNED', until: '2026-11-22T11:00:00.000Z' },
      },
    ],
    isHidden: false,
    ...changes,
  };
}
