import { MAX_CATEGORY_DEPTH } from '@toasoan/contract/features/categories/category.ts';
import { tagNameKey as nameKey } from '@toasoan/contract/features/tags/tag-rules.ts';
import { type ImportNote, note } from '../import-note.ts';
import { slugFrom } from '../wordpress/foreign-slug.ts';
import { cutAtWord, plainLine, plainLines } from '../wordpress/plain-text.ts';
import type { SourceTerm } from '../wordpress/source-terms.ts';
import type { EarlierImports } from './earlier-imports-view.ts';
import type { ExistingCategory } from './existing-terms-view.ts';
import { hashOfKey } from './import-key.ts';
import { freeSlug } from './slug-book.ts';
import {
  isIdOfExisting,
  type NewTerm,
  type TermHandle,
  type TermOutcome,
  type TermPlan,
} from './term-plan.ts';

const MAX_TITLE = 120;
const MAX_DESCRIPTION = 500;
/** The category for posts without one. */
const UNCATEGORISED = { title: 'Chưa phân loại', slug: 'chua-phan-loai' };

interface Place {
  readonly handle: TermHandle;
  readonly title: string;
  readonly depth: number;
  readonly parent: TermHandle | null;
}

/** Decides the result of each category, parents before children. */
export class CategoryPlanner {
  readonly plans: TermPlan[] = [];
  readonly #site: string;
  readonly #earlier: EarlierImports;
  readonly #sources: ReadonlyMap<string, SourceTerm>;
  readonly #outcomes = new Map<string, TermOutcome>();
  /** For a deleted category: the new parent of its children. */
  readonly #heirs = new Map<string, TermHandle | null>();
  readonly #inProgress = new Set<string>();
  readonly #places = new Map<TermHandle, Place>();
  readonly #bySlug = new Map<string, Place>();
  readonly #byName = new Map<string, Place>();
  readonly #namesInFile = new Set<string>();

  constructor(
    site: string,
    sources: readonly SourceTerm[],
    existing: readonly ExistingCategory[],
    earlier: EarlierImports,
  ) {
    this.#site = site;
    this.#earlier = earlier;
    this.#sources = new Map(sources.map((source) => [source.nicename, source]));
    for (const { id, parentId, depth, title, slug } of existing)
      this.#learn({ handle: id, title, depth, parent: parentId }, slug);
    for (const source of sources) this.outcomeOf(source.nicename);
  }

  outcomeOf(nicename: string): TermOutcome | undefined {
    const source = this.#sources.get(nicename);
    if (source === undefined) return undefined;
    const known = this.#outcomes.get(nicename);
    if (known !== undefined) return known;
    this.#inProgress.add(nicename);
    const outcome = this.#decide(source);
    this.#inProgress.delete(nicename);
    this.#outcomes.set(nicename, outcome);
    return outcome;
  }

  /** The category of posts without one; planned with the first such post. */
  uncategorised(): { readonly handle: TermHandle; readonly title: string; readonly plan?: TermPlan } {
    const { title, slug } = UNCATEGORISED;
    const found = this.#bySlug.get(slug) ?? this.#byName.get(placeName(null, title));
    if (found !== undefined) return found;
    const place = this.#learn({ handle: `category/${slug}`, title, depth: 1, parent: null }, slug);
    const plan: TermPlan = {
      keyHash: hashOfKey({ site: this.#site, type: 'category', id: '', guid: slug }),
      source: undefined,
      entry: { type: 'category', id: '', guid: slug, title, result: 'created', slug, notes: [] },
      create: { handle: place.handle, taxonomy: 'category', title, slug, description: '', parent: null },
    };
    return { ...place, plan };
  }

  #decide(source: SourceTerm): TermOutcome {
    const title = cutAtWord(plainLine(source.name) || source.nicename, MAX_TITLE);
    const earlier = this.#earlier.get(this.#keyHash(source));
    if (earlier !== undefined) {
      const place = this.#places.get(earlier.entityId);
      if (place !== undefined)
        return this.#skip(source, place, note('ALREADY_IMPORTED', { run: earlier.runId }));
      return this.#leaveAway(source, title, earlier.runId);
    }
    const slug = slugFrom(source.nicename, title, `chuyen-muc-${source.id || 'wordpress'}`);
    const sameSlug = this.#bySlug.get(slug);
    if (sameSlug !== undefined && isIdOfExisting(sameSlug.handle))
      return this.#skip(source, sameSlug, note('SAME_SLUG_EXISTS', { title: sameSlug.title, slug }));
    const { parent, notes } = this.#parentOf(source);
    const sameName = this.#byName.get(placeName(parent, title));
    if (sameName !== undefined)
      return this.#skip(source, sameName, note('SAME_NAME_EXISTS', { title: sameName.title }));
    return this.#create(source, { title, slug, parent, notes });
  }

  #create(
    source: SourceTerm,
    options: {
      readonly title: string;
      readonly slug: string;
      readonly parent: TermHandle | null;
      readonly notes: readonly ImportNote[];
    },
  ): TermOutcome {
    const { title, parent } = options;
    const slug = freeSlug(options.slug, (candidate) => this.#bySlug.has(candidate));
    const depth = parent === null ? 1 : (this.#places.get(parent)?.depth ?? 0) + 1;
    const handle = `category/${source.nicename}`;
    const isNamesake = this.#namesInFile.has(nameKey(title));
    this.#learn({ handle, title, depth, parent }, slug);
    const full = plainLines(source.description);
    const description = cutAtWord(full, MAX_DESCRIPTION);
    const notes = [
      ...options.notes,
      ...termNotes(source, { slug, title, maxTitle: MAX_TITLE }),
      ...(isNamesake ? [note('SAME_NAME_ELSEWHERE')] : []),
      ...(description === full ? [] : [note('DESCRIPTION_CUT', { max: MAX_DESCRIPTION })]),
    ];
    const create: NewTerm = { handle, taxonomy: 'category', title, slug, description, parent };
    this.#plan(source, { result: 'created', slug, notes }, create);
    return { kind: 'there', handle, title };
  }

  #skip(source: SourceTerm, place: Place, reason: ImportNote): TermOutcome {
    this.#namesInFile.add(nameKey(place.title));
    this.#plan(source, { result: 'skipped', reason, notes: [] });
    return { kind: 'there', handle: place.handle, title: place.title };
  }

  #leaveAway(source: SourceTerm, title: string, run: string): TermOutcome {
    this.#heirs.set(source.nicename, this.#parentOf(source).parent);
    this.#plan(source, { result: 'skipped', reason: note('ALREADY_IMPORTED_REMOVED', { run }), notes: [] });
    return { kind: 'gone', title };
  }

  #plan(
    source: SourceTerm,
    entry: Pick<TermPlan['entry'], 'result' | 'reason' | 'slug' | 'notes'>,
    create?: NewTerm,
  ): void {
    const { taxonomy: type, id, nicename: guid } = source;
    this.plans.push({
      keyHash: this.#keyHash(source),
      source: source.source,
      entry: { type, id, guid, title: plainLine(source.name) || guid, ...entry },
      ...(create !== undefined && { create }),
    });
  }

  /** The parent of a new category: at most at the second level. */
  #parentOf(source: SourceTerm): { readonly parent: TermHandle | null; readonly notes: ImportNote[] } {
    if (source.parent === '') return { parent: null, notes: [] };
    if (this.#inProgress.has(source.parent)) return { parent: null, notes: [note('PARENT_IN_CIRCLE')] };
    const outcome = this.outcomeOf(source.parent);
    if (outcome === undefined)
      return { parent: null, notes: [note('PARENT_UNKNOWN', { parent: source.parent })] };
    const notes: ImportNote[] = [];
    let parent: TermHandle | null;
    if (outcome.kind === 'there') parent = outcome.handle;
    else {
      parent = this.#heirs.get(source.parent) ?? null;
      notes.push(note('PARENT_REMOVED_SINCE', { parent: outcome.title }));
    }
    const place = parent === null ? undefined : this.#places.get(parent);
    if (place === undefined || place.depth < MAX_CATEGORY_DEPTH) return { parent, notes };
    const above = place.parent === null ? undefined : this.#places.get(place.parent);
    return { parent: place.parent, notes: [...notes, note('TOO_DEEP', { parent: above?.title ?? '' })] };
  }

  #learn(place: Place, slug: string): Place {
    this.#places.set(place.handle, place);
    this.#bySlug.set(slug, place);
    const name = placeName(place.parent, place.title);
    if (!this.#byName.has(name)) this.#byName.set(name, place);
    if (!isIdOfExisting(place.handle)) this.#namesInFile.add(nameKey(place.title));
    return place;
  }

  #keyHash({ id, nicename }: SourceTerm): string {
    return hashOfKey({ site: this.#site, type: 'category', id, guid: nicename });
  }
}

/** Two categories with one name are different only under different parents. */
function placeName(parent: TermHandle | null, title: string): string {
  return `${parent ?? ''}\n${nameKey(title)}`;
}

/** What the report says about any new term. */
export function termNotes(
  source: SourceTerm,
  { slug, title, maxTitle }: { readonly slug: string; readonly title: string; readonly maxTitle: number },
): ImportNote[] {
  return [
    ...(source.source === undefined ? [note('NOT_DECLARED')] : []),
    ...(plainLine(source.name) !== '' && plainLine(source.name) !== title
      ? [note('NAME_CUT', { max: maxTitle })]
      : []),
    ...(slug === source.nicename ? [] : [note('SLUG_CHANGED', { from: source.nicename, to: slug })]),
  ];
}
