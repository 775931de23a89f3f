import { ArticleProblem } from '@toasoan/contract/article/article-problem.ts';
import { MAX_CATEGORIES, MAX_TAGS } from '@toasoan/contract/features/posts/post-limits.ts';
import { FIELD_TEXTS } from '@toasoan/contract/vocabulary/field-texts.ts';
import { fillText } from '@toasoan/contract/vocabulary/fill-text.ts';
import { type ImportNote, note } from '../import-note.ts';
import type { ReportEntry } from '../report/import-report.ts';
import { type ExportFacts, type MappedPost, mapItem } from '../wordpress/map-item.ts';
import { childText, type WxrElement, type WxrRecord } from '../wordpress/wxr-record.ts';
import type { CurrentPost } from './current-post-view.ts';
import { type EarlierPost, type EarlierPosts, sourceNotes } from './earlier-imports-view.ts';
import { type Identity, identityOf, keyOfItem } from './item-identity.ts';
import { type PlannedComments, planComments } from './plan-comments.ts';
import { type PicturesToPut, planPictures } from './plan-pictures.ts';
import type { PlannedTerms } from './plan-terms.ts';
import type { SlugBook } from './slug-book.ts';
import type { TermHandle, TermOutcome, TermPlan } from './term-plan.ts';

/** A post to be created. */
export interface NewPost extends Omit<MappedPost, 'categories' | 'tags' | 'notes'> {
  /** The first one is the main category. */
  readonly categories: readonly TermHandle[];
  readonly tags: readonly TermHandle[];
}

/** The result of one item of the export. */
export interface ItemPlan {
  readonly keyHash: string;
  readonly source: string;
  readonly entry: ReportEntry;
  /** A category that must exist first. */
  readonly before?: TermPlan;
  readonly create?: NewPost;
  /** For a record of an earlier run. */
  readonly pictures?: PicturesToPut;
  readonly comments?: PlannedComments;
}

interface Parts {
  readonly facts: ExportFacts;
  readonly terms: PlannedTerms;
  readonly slugs: SlugBook;
  readonly now: Date;
  readonly currentPost: (id: string) => Promise<CurrentPost | undefined>;
  readonly importedComments: (keyHashes: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** Decides the result of each item, in the order of the file. A run and a dry run use the same code. */
export class ItemPlanner {
  readonly #parts: Parts;
  readonly #seen = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async plan(record: WxrRecord, earlier: EarlierPosts): Promise<ItemPlan> {
    const plan = await this.#planItem(record, earlier);
    const { facts, now, importedComments: findKnown } = this.#parts;
    const place = { site: facts.site, itemKey: plan.keyHash, now, findKnown };
    return { ...plan, ...(await planComments(record.element, plan.entry, place)) };
  }

  async #planItem({ element, source }: WxrRecord, earlier: EarlierPosts): Promise<ItemPlan> {
    const identity = identityOf(element, this.#parts.facts);
    const keyHash = keyOfItem(this.#parts.facts.site, element);
    const isRepeat = this.#seen.has(keyHash);
    this.#seen.add(keyHash);
    const base = { keyHash, source };
    const reason = reasonToSkip(element, identity) ?? (isRepeat ? note('TWICE_IN_FILE') : undefined);
    if (reason !== undefined) {
      const notes = isRepeat && reason.code !== 'TWICE_IN_FILE' ? [note('TWICE_IN_FILE')] : [];
      return { ...base, entry: { ...identity, result: 'skipped', reason, notes } };
    }
    if (identity.id === '' && identity.guid === '')
      return { ...base, entry: { ...identity, result: 'refused', reason: note('NO_KEY'), notes: [] } };
    const before = earlier.get(keyHash);
    if (before !== undefined)
      return { ...base, ...(await this.#planAgain(element, identity, before, source)) };
    return { ...base, ...(await this.#planNew(element, identity)) };
  }

  async #planAgain(
    element: WxrElement,
    identity: Identity,
    before: EarlierPost,
    source: string,
  ): Promise<Pick<ItemPlan, 'entry' | 'pictures'>> {
    const there = alreadyThere(before, source);
    const entry: ReportEntry = { ...identity, ...there };
    const { pictures } = this.#parts.facts;
    if (before.now !== 'there' || there.notes.length > 0 || pictures === undefined) return { entry };
    const mapped = this.#map(element);
    if ('code' in mapped) return { entry };
    const post = await this.#parts.currentPost(before.entityId);
    const plan = planPictures(mapped, before, post, pictures);
    if (plan === undefined) return { entry };
    return { entry: { ...entry, notes: [plan.note] }, ...(plan.put && { pictures: plan.put }) };
  }

  async #planNew(element: WxrElement, identity: Identity): Promise<Omit<ItemPlan, 'keyHash' | 'source'>> {
    const mapped = this.#map(element);
    if ('code' in mapped) return { entry: { ...identity, result: 'refused', reason: mapped, notes: [] } };
    const categories = this.#categories(mapped);
    const tags = this.#tags(mapped);
    const slug = await this.#parts.slugs.take(mapped.slug);
    const { notes: _notes, ...post } = mapped;
    const create: NewPost = { ...post, slug, categories: categories.kept, tags: tags.kept };
    const notes = [
      ...mapped.notes,
      ...(slug === mapped.slug ? [] : [note('SLUG_CHANGED', { from: mapped.slug, to: slug })]),
      ...categories.notes,
      ...tags.notes,
    ];
    const entry: ReportEntry = { ...identity, result: 'created', slug, state: mapped.state, notes };
    return { entry, create, ...(categories.before !== undefined && { before: categories.before }) };
  }

  #map(element: WxrElement): MappedPost | ImportNote {
    try {
      return mapItem(element, this.#parts.facts, this.#parts.now);
    } catch (problem) {
      if (!(problem instanceof ArticleProblem)) throw problem;
      return note('BODY_REFUSED', { problem: fillText(FIELD_TEXTS[problem.code].vi, problem.values, 'vi') });
    }
  }

  #categories(post: MappedPost): {
    readonly kept: readonly TermHandle[];
    readonly notes: readonly ImportNote[];
    readonly before?: TermPlan | undefined;
  } {
    const { categories } = this.#parts.terms;
    const outcomes = post.categories.map((ref) => categories.outcomeOf(ref.nicename));
    const { kept, leftOut, gone } = keepFirst(outcomes, MAX_CATEGORIES);
    const notes = gone.map((name) => note('CATEGORY_REMOVED_SINCE', { name }));
    if (leftOut.length > 0) notes.push(note('CATEGORIES_LEFT_OUT', leftOutValues(kept, leftOut)));
    if (kept.length > 0) return { kept, notes };
    const { handle, title, plan } = categories.uncategorised();
    return { kept: [handle], notes: [...notes, note('NO_CATEGORY', { title })], before: plan };
  }

  #tags(post: MappedPost): { readonly kept: readonly TermHandle[]; readonly notes: readonly ImportNote[] } {
    const outcomes = post.tags.map((ref) => this.#parts.terms.tags.outcomeOf(ref.nicename));
    const { kept, leftOut, gone } = keepFirst(outcomes, MAX_TAGS);
    const notes = gone.map((name) => note('TAG_REMOVED_SINCE', { name }));
    if (leftOut.length > 0) notes.push(note('TAGS_LEFT_OUT', leftOutValues(kept, leftOut)));
    return { kept, notes };
  }
}

function reasonToSkip(item: WxrElement, { type }: Identity): ImportNote | undefined {
  if (type === 'nav_menu_item') return note('MENU_NOT_YET');
  if (type !== 'post' && type !== 'page') return note('TYPE_NOT_YET', { type });
  const status = childText(item, 'wp:status');
  if (status === 'trash') return note('IN_WORDPRESS_TRASH');
  return status === 'auto-draft' ? note('AUTO_DRAFT') : undefined;
}

function alreadyThere(
  earlier: EarlierPost,
  source: string,
): Pick<ReportEntry, 'result' | 'reason' | 'notes'> {
  const codes = {
    there: 'ALREADY_IMPORTED',
    'in-trash': 'ALREADY_IMPORTED_IN_TRASH',
    removed: 'ALREADY_IMPORTED_REMOVED',
  } as const;
  return {
    result: 'skipped',
    reason: note(codes[earlier.now], { run: earlier.runId }),
    notes: sourceNotes(earlier, source),
  };
}

function leftOutValues(kept: readonly TermHandle[], leftOut: readonly string[]) {
  return { kept: kept.length, count: leftOut.length, names: leftOut.join(', ') };
}

/** The first `max` different terms of an item; the names of the rest, and of deleted ones. */
function keepFirst(
  outcomes: readonly (TermOutcome | undefined)[],
  max: number,
): { readonly kept: TermHandle[]; readonly leftOut: string[]; readonly gone: string[] } {
  const different = new Map<TermHandle, string>();
  const gone = new Set<string>();
  for (const outcome of outcomes) {
    if (outcome?.kind === 'there') different.set(outcome.handle, outcome.title);
    else if (outcome?.kind === 'gone') gone.add(outcome.title);
  }
  const all = [...different];
  return {
    kept: all.slice(0, max).map(([handle]) => handle),
    leftOut: all.slice(max).map(([, title]) => title),
    gone: [...gone],
  };
}
