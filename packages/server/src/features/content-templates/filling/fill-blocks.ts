import type {
  BlockItem,
  ExplainedBlock,
  FilledBlock,
  LeftOut,
  SlotReason,
} from '@toasoan/contract/features/content-templates/filled-block.ts';
import type { BlockConfig, Pin } from '@toasoan/contract/features/content-templates/template-config.ts';
import { factsOfType } from '@toasoan/contract/features/content-templates/template-kinds.ts';
import type { Db } from '#server/core/db/database.ts';
import { findConfigNames, type NameReader } from '../config-names-view.ts';
import type { BlockPlace, BlockToFill, PostReads } from './block-place.ts';
import { type BlockRule, backfillOf, ruleOf } from './block-rule.ts';
import { type Asked, type Found, findCandidates } from './candidates-view.ts';
import { type CategoryTree, readCategoryTree } from './category-tree-view.ts';
import { findOtherItems } from './other-items-view.ts';
import { type PlacedItem, placeItems } from './place-items.ts';
import { findPostFacts, type PostFacts } from './post-items-view.ts';

/** A block looks so much further than its own number: what other blocks show is left out of it. */
const MOST_AHEAD = 400;

/** Everything that the blocks of a page may show, before anything is placed. */
interface Read {
  readonly tree: CategoryTree;
  readonly rules: ReadonlyMap<string, BlockRule>;
  readonly found: ReadonlyMap<string, Found>;
  readonly others: ReadonlyMap<string, BlockItem[]>;
}

const NOT_FOUND: Omit<Found, 'key'> = { rule: [], backfill: [], pins: [], withoutImage: [], matches: 0 };

const isOfPosts = ({ config }: BlockToFill) => factsOfType(config.type).content === 'posts';
const pinsOf = ({ sourceMode, pinned }: BlockConfig): readonly Pin[] => (sourceMode === 'AUTO' ? [] : pinned);
const isOpen = ({ until }: Pin, now: Date) => until === null || new Date(until) > now;

/** The pins that hold: not ended, and of posts that readers can open. */
function pinsThatHold(config: BlockConfig, found: Omit<Found, 'key'>, now: Date): Pin[] {
  return pinsOf(config).filter((pin) => isOpen(pin, now) && found.pins.includes(pin.postId));
}

interface Reading {
  readonly reads?: PostReads | undefined;
  readonly explain: boolean;
  /** Posts elsewhere on the page, which blocks leave out. */
  readonly beside?: number;
}

async function read(
  db: Db,
  place: BlockPlace,
  blocks: readonly BlockToFill[],
  { reads, explain, beside = 0 }: Reading,
): Promise<Read> {
  const tree = await readCategoryTree(db, place.projectId);
  const posts = blocks.filter(isOfPosts);
  const ahead = Math.min(
    MOST_AHEAD,
    posts.reduce((sum, { config }) => sum + config.limit, beside),
  );
  const rules = new Map(posts.map(({ key, config }) => [key, ruleOf(config, place, tree)]));
  const asked = posts.map(({ key, config }): Asked => {
    const rule = config.sourceMode === 'MANUAL' ? undefined : rules.get(key);
    return {
      key,
      rule,
      backfill: rule && backfillOf(rule, config),
      pinIds: pinsOf(config).map(({ postId }) => postId),
      count: config.offset + config.limit + ahead,
      explain,
    };
  });
  const found = await findCandidates(db, place, asked, reads);
  return { tree, rules, found, others: await findOtherItems(db, place, blocks) };
}

/** A block with what stands in its slots: ids of posts, or items of another kind. */
export interface PlacedBlock {
  readonly posts: readonly PlacedItem[];
  /** Absent for blocks of posts. */
  readonly others?: BlockItem[] | undefined;
}

/** What the blocks of several pages may show; plain values, so that it can be kept. */
export interface BlockCandidates {
  readonly found: readonly Found[];
  readonly others: Readonly<Record<string, BlockItem[]>>;
}

/** What blocks may show, in two statements; `beside`: so many posts may stand elsewhere on their page. */
export async function findBlockCandidates(
  db: Db,
  place: BlockPlace,
  blocks: readonly BlockToFill[],
  { reads, beside }: { readonly reads?: PostReads | undefined; readonly beside: number },
): Promise<BlockCandidates> {
  const { found, others } = await read(db, place, blocks, { reads, explain: false, beside });
  return { found: [...found.values()], others: Object.fromEntries(others) };
}

/** What of the candidates stands where on a page that shows some posts already; pure. */
export function placeCandidates(
  place: Pick<BlockPlace, 'now'>,
  blocks: readonly BlockToFill[],
  { found, others }: BlockCandidates,
  shown: readonly string[],
): ReadonlyMap<string, PlacedBlock> {
  const placed = placeAll(place, blocks, { found: new Map(found.map((one) => [one.key, one])), shown });
  return new Map(blocks.map(({ key }) => [key, { posts: placed.get(key) ?? [], others: others[key] }]));
}

/**
 * What stands where on one page, without the facts of the posts. No post stands twice, except in blocks that allow it;
 * what an editor pinned somewhere is not taken away by a rule above it. Three statements, whatever the number of blocks.
 */
export async function placeBlocks(
  db: Db,
  place: BlockPlace,
  blocks: readonly BlockToFill[],
  reads?: PostReads,
): Promise<ReadonlyMap<string, PlacedBlock>> {
  const known = await read(db, place, blocks, { reads, explain: false });
  const placed = placeAll(place, blocks, known);
  return new Map(
    blocks.map(({ key }) => [key, { posts: placed.get(key) ?? [], others: known.others.get(key) }]),
  );
}

/** The blocks of one page, in the order of the page, with the facts of their posts. Four statements. */
export async function fillBlocks(
  db: Db,
  place: BlockPlace,
  blocks: readonly BlockToFill[],
  reads?: PostReads,
): Promise<ReadonlyMap<string, FilledBlock>> {
  const known = await read(db, place, blocks, { reads, explain: false });
  const placed = placeAll(place, blocks, known);
  const ids = new Set([...placed.values()].flat().map(({ id }) => id));
  const facts = await findPostFacts(db, place, [...ids], known.tree);
  const filled = blocks.map(({ key, config }) => {
    const rule = known.rules.get(key);
    const items = known.others.get(key) ?? itemsOf(placed.get(key) ?? [], facts, rule);
    return [key, { items, isHidden: isHidden(config, items) }] as const;
  });
  return new Map(filled);
}

/** Where each post of the page stands; pure. @see placeBlocks */
export function placeAll(
  { now }: Pick<BlockPlace, 'now'>,
  blocks: readonly BlockToFill[],
  { found, shown: before = [] }: Pick<Read, 'found'> & { readonly shown?: readonly string[] },
): Map<string, PlacedItem[]> {
  const posts = blocks.filter(isOfPosts);
  const of = (key: string) => found.get(key) ?? NOT_FOUND;
  const pins = new Map(posts.map(({ key, config }) => [key, pinsThatHold(config, of(key), now)]));
  const reserved = posts.flatMap(({ key, config }) =>
    config.query.excludeShown ? (pins.get(key) ?? []).map(({ postId }) => postId) : [],
  );
  const shown = new Set(before);
  const placed = new Map<string, PlacedItem[]>();
  for (const { key, config } of posts) {
    const own = pins.get(key) ?? [];
    const taken = config.query.excludeShown ? new Set([...shown, ...reserved]) : new Set<string>();
    const { rule, backfill } = of(key);
    const { limit, offset } = config;
    const items = placeItems({ limit, offset, pins: own, rule, backfill, taken });
    placed.set(key, items);
    for (const { id } of items) shown.add(id);
  }
  return placed;
}

function itemsOf(
  placed: readonly PlacedItem[],
  facts: ReadonlyMap<string, PostFacts>,
  rule: BlockRule | undefined,
): BlockItem[] {
  return placed.flatMap((item) => {
    const post = facts.get(item.id);
    return post ? [{ ...post, slot: item.slot, reason: reasonOf(item, post, rule) }] : [];
  });
}

function reasonOf(
  { by, until }: PlacedItem,
  { category }: PostFacts,
  rule: BlockRule | undefined,
): SlotReason {
  if (by === 'pin') return { code: 'PINNED', until };
  if (by === 'backfill' || rule === undefined) return { code: 'BACKFILL' };
  const isOfCategory = rule.categoryIds !== undefined;
  return {
    code: rule.sort,
    category: rule.categoryTitle || (isOfCategory ? (category?.title ?? '') : ''),
  };
}

/** Too few items, or nothing at all. */
export function isHidden({ type, minItems, html }: BlockConfig, items: readonly unknown[]): boolean {
  if (type === 'HTML') return html === '';
  const needs = factsOfType(type).content === 'none' ? 0 : Math.max(1, minItems);
  return items.length < needs;
}

/** One block by itself, with what it leaves out. */
export async function explainBlock(
  db: Db,
  place: BlockPlace,
  config: BlockConfig,
  { reads, reader }: { readonly reads?: PostReads | undefined; readonly reader: NameReader },
): Promise<ExplainedBlock> {
  const blocks = [{ key: 'block', config }];
  const known = await read(db, place, blocks, { reads, explain: true });
  const found = known.found.get('block') ?? { key: 'block', ...NOT_FOUND };
  const placed = placeAll(place, blocks, known).get('block') ?? [];
  const ids = [...placed.map(({ id }) => id), ...found.withoutImage];
  const facts = await findPostFacts(db, place, ids, known.tree);
  const items = known.others.get('block') ?? itemsOf(placed, facts, known.rules.get('block'));
  const names = await findConfigNames(db, place.projectId, reader, [config]);
  return {
    items,
    isHidden: isHidden(config, items),
    leftOut: leftOutOf(config, found, { names: names.posts, facts, now: place.now }),
    matches: known.others.has('block') ? items.length : found.matches,
    html: config.html,
  };
}

interface Known {
  readonly names: readonly { readonly id: string; readonly title: string }[];
  readonly facts: ReadonlyMap<string, PostFacts>;
  readonly now: Date;
}

function leftOutOf(config: BlockConfig, found: Found, { names, facts, now }: Known): LeftOut[] {
  const pins = pinsOf(config).flatMap((pin): LeftOut[] => {
    const holds = isOpen(pin, now) && found.pins.includes(pin.postId);
    const title = names.find(({ id }) => id === pin.postId)?.title ?? '';
    const reason = isOpen(pin, now) ? 'PIN_NOT_PUBLIC' : 'PIN_ENDED';
    return holds ? [] : [{ id: pin.postId, title, reason }];
  });
  const withoutImage = found.withoutImage.map(
    (id): LeftOut => ({ id, title: facts.get(id)?.title ?? '', reason: 'NO_IMAGE' }),
  );
  return [...pins, ...withoutImage];
}
