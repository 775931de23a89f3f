import { PLAIN_CONFIG, PLAIN_QUERY } from '@toasoan/contract/features/content-templates/template-config.ts';
import {
  BLOCK_SORTS,
  SOURCE_MODES,
  TEMPLATE_TYPES,
  TEMPLATE_VIEWS,
} from '@toasoan/contract/features/content-templates/template-kinds.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import { REGIONS } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { blankItem } from '@toasoan/contract/features/menus/load-categories.ts';
import { LINK_TYPES, type MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import type { SidebarBlock } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { aLayoutBlock } from '#test/factories/a-layout-block.ts';
import { randomFrom } from './random-addresses.ts';

/** Records that nobody has, of whatever kind. */
const GONE = ['999999991', '999999992', '5', '900000000000000000'] as const;

/** Ids of one kind: public, not public, and of another project. */
export interface Targets {
  readonly posts: readonly string[];
  readonly categories: readonly string[];
  readonly templates: readonly string[];
  /** Of every other kind; each may be none of the kind for which it is asked. */
  readonly others: readonly string[];
}

const BLOCKS = 6;
const ITEMS = 12;

function choices(seed: number) {
  const random = randomFrom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const some = (items: readonly string[], most: number) =>
    Array.from({ length: below(most + 1) }, () => pick([...items, ...GONE]));
  return { random, below, pick, some };
}
type Choices = ReturnType<typeof choices>;

function aBlock({ random, below, pick, some }: Choices, targets: Targets, index: number): LayoutBlock {
  const place = { id: `khoi${index}`, region: pick(REGIONS) };
  if (random() < 0.3) return aLayoutBlock(pick([...targets.templates, ...GONE]), place);
  const limit = 1 + below(6);
  const query = {
    ...PLAIN_QUERY,
    categoryIds: some(targets.categories, 3),
    tagIds: some(targets.others, 2),
    topicId: random() < 0.2 ? pick([...targets.others, ...GONE]) : null,
    authorIds: some(targets.others, 2),
    days: below(3) * 30,
    sort: pick(BLOCK_SORTS),
    excludeShown: random() < 0.7,
  };
  const pinned = some(targets.posts, limit).map((postId, at) => ({ postId, slot: at + 1, until: null }));
  const config = {
    ...PLAIN_CONFIG,
    type: pick(TEMPLATE_TYPES),
    heading: random() < 0.5 ? { vi: 'Tiêu đề' } : {},
    headingLink: pick(['', '/da-xoa', 'https://noi-khac.example/']),
    sourceMode: pick(SOURCE_MODES),
    view: pick(TEMPLATE_VIEWS),
    query,
    isRelated: random() < 0.3,
    relatedMode: pick(['issame', 'collection'] as const),
    relatedCategoryIds: some(targets.categories, 2),
    pinned,
    limit,
    offset: below(3),
    html: random() < 0.5 ? '<p>Chữ</p>' : '',
    css: 'p { color: red }',
  };
  return aLayoutBlock('', { ...place, templateId: null, config });
}

/** To every kind of record, parents before children, to the third level and beyond. */
function someItems({ random, pick }: Choices, { posts, categories, others }: Targets): MenuItem[] {
  const ids = [...posts, ...categories, ...others, ...GONE];
  const items: MenuItem[] = [];
  for (let index = 0; index < ITEMS; index += 1) {
    const parent = random() < 0.4 ? pick(items)?.id : undefined;
    items.push({
      ...blankItem(`muc${String(index).padStart(4, '0')}`, parent ?? null),
      title: random() < 0.3 ? 'Mục' : '',
      linkType: pick(LINK_TYPES),
      targetId: random() < 0.9 ? pick(ids) : null,
      url: '/da-xoa',
    });
  }
  return items;
}

function sidebarBlocks({ pick }: Choices, { templates }: Targets): SidebarBlock[] {
  return [0, 1, 2].map((index) => ({
    id: `khoiben${index}`,
    templateId: pick([...templates, ...GONE]),
    hidden: false,
    startTime: null,
    endTime: null,
  }));
}

interface Arranging {
  readonly projectId: string;
  /** Paths of posts; each gets a layout, a menu and a sidebar of its own. */
  readonly paths: readonly string[];
  readonly targets: Targets;
  readonly seed: number;
}

/** Behind the back of every rule: as records are years after somebody arranged them. */
export async function arrangeAt(db: Db, { projectId, paths, targets, seed }: Arranging): Promise<void> {
  const chosen = choices(seed);
  const rows = paths.map((path, index) => ({
    code: `ngau-nhien-${seed}-${index}`,
    display: { mode: 'CUSTOM', patterns: [path] },
    device: chosen.pick(['ALL', 'ALL', 'MOBILE', 'DESKTOP']),
    blocks: Array.from({ length: BLOCKS }, (_, at) => aBlock(chosen, targets, at)),
    items: someItems(chosen, targets),
    content: { blocks: sidebarBlocks(chosen, targets) },
  }));
  const given = sql`jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS one`;
  const by = sql`'', 'Bench', 'Bench'`;
  await sql`
    INSERT INTO layouts (project_id, title, code, kind, device, display, blocks, state, published, published_time,
      published_version, search_text, created_by_name, updated_by_name)
    SELECT ${projectId}, one ->> 'code', one ->> 'code', 'POST', one ->> 'device', one -> 'display', one -> 'blocks',
      'PUBLISHED', jsonb_build_object('title', one ->> 'code', 'device', one ->> 'device', 'display', one -> 'display',
        'blocks', one -> 'blocks'), now(), 1, ${by} FROM ${given}`.execute(db);
  await sql`
    INSERT INTO menus (project_id, title, code, display, items, published_time, search_text, created_by_name,
      updated_by_name)
    SELECT ${projectId}, one ->> 'code', one ->> 'code', one -> 'display', one -> 'items', now(), ${by}
    FROM ${given}`.execute(db);
  await sql`
    INSERT INTO sidebars (project_id, title, display, content, published_time, search_text, created_by_name,
      updated_by_name)
    SELECT ${projectId}, one ->> 'code', one -> 'display', one -> 'content', now(), ${by} FROM ${given}`.execute(
    db,
  );
}
