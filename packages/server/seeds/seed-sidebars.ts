import { type SidebarCreate, sidebarCreate } from '@toasoan/contract/features/sidebars/sidebar.ts';
import { blankBlock, sidebarContent } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { publishSidebar, saveSidebarDraft, sidebarStore } from '#server/features/sidebars/public.ts';

interface Site {
  readonly categories: ReadonlyMap<string, string>;
  readonly by: Actor;
  readonly now: Date;
}

/** Layouts of the demo fill the right column of the front page, of categories and of posts; these pages have none. */
const WITHOUT_LAYOUT = ['/su-kien*', '/tim-kiem', '/the/*', '/tac-gia/*', '/nhan-vat/*', '/dia-diem/*'];

/** Sidebars of the demo: the one of pages without a layout, one of a category, and a draft. */
export async function seedSidebars(db: Db, projectId: string, { categories, by, now }: Site): Promise<void> {
  const templates = await db
    .selectFrom('content_templates')
    .select(['id', 'block_type'])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
  const blocksOf = (types: readonly string[]) =>
    types.flatMap((type) => {
      const template = templates.find((one) => one.block_type === type);
      return template === undefined
        ? []
        : [blankBlock(`khoi${type.toLowerCase().replaceAll('_', '')}`, template.id)];
    });
  async function put(body: SidebarCreate, types: readonly string[], isPublic: boolean): Promise<void> {
    const made = await sidebarStore.insert({ db, projectId, caller: by }, sidebarCreate.parse(body));
    const content = sidebarContent.parse({ blocks: blocksOf(types) });
    const draft = await saveSidebarDraft(db, made, content, by);
    if (isPublic) await publishSidebar(db, draft, by, { note: '', now });
  }
  await put(
    {
      title: 'Mới nhất + Đọc nhiều + Banner',
      sticky: true,
      display: { mode: 'CUSTOM', patterns: WITHOUT_LAYOUT },
    },
    ['LATEST', 'MOST_READ', 'BANNER', 'HTML'],
    true,
  );
  const travel = categories.get('du-lich');
  if (travel !== undefined)
    await put(
      {
        title: 'Thanh bên Du lịch',
        hideOnMobile: true,
        display: { mode: 'CATEGORY', categoryIds: [travel], includePosts: true },
      },
      ['CATEGORY_BLOCK', 'PARTNER_LOGOS'],
      true,
    );
  await put({ title: 'Thanh bên Tết', side: 'LEFT' }, ['LATEST'], false);
}
