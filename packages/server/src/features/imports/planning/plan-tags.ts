import { tagNameKey } from '@toasoan/contract/features/tags/tag-rules.ts';
import { type ImportNote, note } from '../import-note.ts';
import { slugFrom } from '../wordpress/foreign-slug.ts';
import { cutAtWord, plainLine, plainLines } from '../wordpress/plain-text.ts';
import type { SourceTerm } from '../wordpress/source-terms.ts';
import type { EarlierImports } from './earlier-imports-view.ts';
import type { ExistingTag, ExistingTerms } from './existing-terms-view.ts';
import { hashOfKey } from './import-key.ts';
import { termNotes } from './plan-categories.ts';
import { freeSlug } from './slug-book.ts';
import { isIdOfExisting, type TermHandle, type TermOutcome, type TermPlan } from './term-plan.ts';

const MAX_TITLE = 100;
const MAX_DESCRIPTION = 1000;

interface Named {
  readonly handle: TermHandle;
  readonly title: string;
}

/** Decides the result of each tag. */
export class TagPlanner {
  readonly plans: TermPlan[] = [];
  readonly #site: string;
  readonly #earlier: EarlierImports;
  readonly #mergedTags: ReadonlyMap<string, string>;
  readonly #outcomes = new Map<string, TermOutcome>();
  readonly #byHandle = new Map<TermHandle, Named>();
  readonly #bySlug = new Map<string, Named>();
  readonly #byName = new Map<string, Named>();

  constructor(
    site: string,
    sources: readonly SourceTerm[],
    existing: Pick<ExistingTerms, 'tags' | 'tagNames' | 'mergedTags'>,
    earlier: EarlierImports,
  ) {
    this.#site = site;
    this.#earlier = earlier;
    this.#mergedTags = existing.mergedTags;
    for (const tag of existing.tags) this.#learnExisting(tag);
    for (const [name, id] of existing.tagNames) {
      const owner = this.#byHandle.get(id);
      if (owner !== undefined) this.#byName.set(name, owner);
    }
    for (const source of sources) this.#outcomes.set(source.nicename, this.#decide(source));
  }

  outcomeOf(nicename: string): TermOutcome | undefined {
    return this.#outcomes.get(nicename);
  }

  #decide(source: SourceTerm): TermOutcome {
    const title = cutAtWord(plainLine(source.name) || source.nicename, MAX_TITLE);
    const keyHash = hashOfKey({
      site: this.#site,
      type: source.taxonomy,
      id: source.id,
      guid: source.nicename,
    });
    const earlier = this.#earlier.get(keyHash);
    if (earlier !== undefined) {
      const now = this.#byHandle.get(this.#mergedTags.get(earlier.entityId) ?? earlier.entityId);
      const reason = now === undefined ? 'ALREADY_IMPORTED_REMOVED' : 'ALREADY_IMPORTED';
      this.#skip(source, keyHash, note(reason, { run: earlier.runId }));
      return now === undefined ? { kind: 'gone', title } : { kind: 'there', ...now };
    }
    const wanted = slugFrom(source.nicename, title, `the-${source.id || 'wordpress'}`);
    const sameSlug = this.#bySlug.get(wanted);
    if (sameSlug !== undefined && isIdOfExisting(sameSlug.handle)) {
      this.#skip(source, keyHash, note('SAME_SLUG_EXISTS', { title: sameSlug.title, slug: wanted }));
      return { kind: 'there', ...sameSlug };
    }
    const sameName = this.#byName.get(tagNameKey(title));
    if (sameName !== undefined) {
      this.#skip(source, keyHash, note('SAME_NAME_EXISTS', { title: sameName.title }));
      return { kind: 'there', ...sameName };
    }
    return this.#create(source, keyHash, { title, wanted });
  }

  #create(
    source: SourceTerm,
    keyHash: string,
    { title, wanted }: { readonly title: string; readonly wanted: string },
  ): TermOutcome {
    const slug = freeSlug(wanted, (candidate) => this.#bySlug.has(candidate));
    const named = { handle: `tag/${source.nicename}`, title };
    this.#bySlug.set(slug, named);
    this.#byName.set(tagNameKey(title), named);
    const full = plainLines(source.description);
    const description = cutAtWord(full, MAX_DESCRIPTION);
    const notes = [
      ...termNotes(source, { slug, title, maxTitle: MAX_TITLE }),
      ...(description === full ? [] : [note('DESCRIPTION_CUT', { max: MAX_DESCRIPTION })]),
    ];
    this.plans.push({
      keyHash,
      source: source.source,
      entry: { ...entryOf(source), result: 'created', slug, notes },
      create: { handle: named.handle, taxonomy: 'post_tag', title, slug, description, parent: null },
    });
    return { kind: 'there', ...named };
  }

  #skip(source: SourceTerm, keyHash: string, reason: ImportNote): void {
    const entry = { ...entryOf(source), result: 'skipped', reason, notes: [] } as const;
    this.plans.push({ keyHash, source: source.source, entry });
  }

  #learnExisting({ id, title, slug }: ExistingTag): void {
    const named = { handle: id, title };
    this.#byHandle.set(id, named);
    this.#bySlug.set(slug, named);
  }
}

function entryOf({ taxonomy, id, nicename, name }: SourceTerm) {
  return { type: taxonomy, id, guid: nicename, title: plainLine(name) || nicename };
}
