import type { BlockItem } from '@toasoan/contract/features/content-templates/filled-block.ts';
import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import {
  type BlockCandidates,
  findBlockCandidates,
  type PostReads,
  placeCandidates,
} from '#server/features/content-templates/public.ts';
import { cardsOf } from '../cards/card-view.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { type SettledBlock, toPageBlock } from './page-block.ts';
import { soonest } from './soonest.ts';

/** Posts that a page may show itself and that its blocks then leave out. */
const ON_PAGE = 60;

interface Beside {
  /** Of the blocks together, within their site: what they may show is found once for all pages that have them. */
  readonly name: string;
  readonly lang: string;
  /** Posts that the page shows already. */
  readonly shown: readonly string[];
  readonly post?: { readonly id: string; readonly categoryIds: readonly string[] } | undefined;
  readonly categoryId: string | undefined;
  readonly reads: PostReads | undefined;
}

/**
 * Blocks around the own content of a page. As with related posts, a page is dropped by the posts that it shows, and not
 * for every new one: it then names the ones before for some minutes.
 */
export async function composeBeside(
  reading: SiteReading,
  blocks: readonly SettledBlock[],
  beside: Beside,
): Promise<PageBlock[]> {
  if (blocks.length === 0) return [];
  const { now } = reading;
  const candidates = withoutItself(await candidatesFor(reading, blocks, beside), beside.post?.id);
  const placed = placeCandidates({ now }, blocks, candidates, beside.shown);
  const ids = new Set([...placed.values()].flatMap(({ posts }) => posts.map(({ id }) => id)));
  const cards = await cardsOf(reading, [...ids], beside.lang);
  const ends = blocks.flatMap(({ config }) => config.pinned.map(({ until }) => until));
  reading.changesAt(soonest(ends, now));
  return blocks.flatMap((block) =>
    toPageBlock(reading, block, { placed: placed.get(block.key), cards, lang: beside.lang }),
  );
}

/** No rule finds the post that is read; a pin may show it. */
function withoutItself({ found, others }: BlockCandidates, postId: string | undefined): BlockCandidates {
  if (postId === undefined) return { found, others };
  const rest = (ids: readonly string[]) => ids.filter((id) => id !== postId);
  return {
    found: found.map((one) => ({ ...one, rule: rest(one.rule), backfill: rest(one.backfill) })),
    others,
  };
}

async function candidatesFor(
  reading: SiteReading,
  blocks: readonly SettledBlock[],
  { name, lang, post, categoryId, reads }: Beside,
): Promise<BlockCandidates> {
  const isRelated = post !== undefined && blocks.some(({ config }) => config.isRelated);
  const isOfCategory = blocks.some(
    ({ config: { type, query } }) => type === 'CATEGORY_BLOCK' && query.categoryIds.length === 0,
  );
  const of = { ...(isRelated && { post }), ...(isOfCategory && { categoryId }) };
  const find = async (inner: SiteReading) => {
    const { db, now, site } = inner;
    const place = { projectId: site.projectId, language: lang, now, ...of };
    const found = await findBlockCandidates(db, place, blocks, { reads, beside: ON_PAGE });
    note(inner, found);
    return found;
  };
  if (isRelated) return await find({ ...reading, shows: () => undefined });
  return await reading.shared(`blocks ${lang} ${name} ${of.categoryId ?? ''}`, find);
}

/** What is found anew when it changes. */
function note({ shows, site: { projectId } }: SiteReading, { others }: BlockCandidates): void {
  shows(shownKey.posts(projectId), shownKey.events(projectId), shownKey.layouts(projectId));
  shows(...Object.values(others).flat().flatMap(keyOf));
}

function keyOf({ kind, id }: BlockItem): string[] {
  switch (kind) {
    case 'event':
      return [shownKey.event(id)];
    case 'tag':
      return [shownKey.tag(id)];
    case 'account':
      return [shownKey.account(id)];
    default:
      return [];
  }
}
