import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import { mergeArticles, mergedArticle } from '#web/patterns/article-merge/model/merge-articles.ts';
import { conflictsOf } from '#web/patterns/article-merge/model/merge-part.ts';
import { sameValues } from '#web/ui/form/form-store.ts';
import type { Problem } from '#web/ui/form/problem.ts';

/** A field that both changed in different ways. */
export interface FieldConflict {
  readonly name: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The two together, where that makes sense. */
  readonly both?: unknown;
}

export interface MergedValues<Values extends object> {
  /** Mine where there is a conflict. */
  readonly values: Values;
  readonly conflicts: readonly FieldConflict[];
}

/** What of merging differs from one kind of record to another. */
export interface ValueRules<Values extends object> {
  /** Keys of long texts: both may have changed different words. */
  readonly texts: readonly string[];
  /** Keys that identify a file or film: the words of two different ones are not mixed. */
  readonly namesOfThing: readonly string[];
  readonly problemsOf: (values: Values) => readonly Problem[];
  /** Mends what two sound forms may break together. */
  readonly tidy: (merged: Values) => Values;
}

type Keys = Pick<ValueRules<never>, 'texts' | 'namesOfThing'>;

/** Merges the form field by field. */
export function mergeValues<Values extends object>(
  rules: ValueRules<Values>,
  base: Values,
  mine: Values,
  theirs: Values,
): MergedValues<Values> {
  const [was, own, other] = [base, mine, theirs] as [Fields, Fields, Fields];
  const values: Record<string, unknown> = { ...own };
  const conflicts: FieldConflict[] = [];
  for (const name of Object.keys(mine)) {
    const merged = mergeValue(rules, name, was[name], own[name], other[name]);
    if (merged) values[name] = merged.value;
    else conflicts.push(conflictAt(rules, name, was[name], own[name], other[name]));
  }
  return withinLimits(rules, { values: values as Values, conflicts }, base, mine, theirs);
}

function mergeValue(keys: Keys, key: string, base: unknown, mine: unknown, theirs: unknown): MergedValue {
  if (sameValues(theirs, base) || sameValues(mine, theirs)) return { value: mine };
  if (sameValues(mine, base)) return { value: theirs };
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, (...three) => mergeValue(keys, '', ...three));
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergeRecords(keys, base, mine, theirs);
  if (keys.texts.includes(key) && typeof base === 'string')
    return mergeTexts(base, String(mine), String(theirs));
  return undefined;
}

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function mergeRecords(keys: Keys, base: Fields, mine: Fields, theirs: Fields): MergedValue {
  if (keys.namesOfThing.some((name) => mine[name] !== base[name] || theirs[name] !== base[name]))
    return undefined;
  const merged: Record<string, unknown> = {};
  for (const name of Object.keys({ ...base, ...mine, ...theirs })) {
    const part = mergeValue(keys, name, base[name], mine[name], theirs[name]);
    if (!part) return undefined;
    merged[name] = part.value;
  }
  return { value: merged };
}

/** Word by word, when the text survives the conversion to lines. */
function mergeTexts(base: string, mine: string, theirs: string): MergedValue {
  const all = [base, mine, theirs] as const;
  if (!all.every((text) => textOf(articleOf(text)) === text)) return undefined;
  const [was, one, other] = [articleOf(base), articleOf(mine), articleOf(theirs)];
  const parts = mergeArticles(was, one, other);
  return conflictsOf(parts).length > 0 ? undefined : { value: textOf(mergedArticle(parts)) };
}

function articleOf(text: string): ArticleDocument {
  const lines = text.split('\n').map((line): ArticleNode => {
    return line === ''
      ? { type: 'paragraph' }
      : { type: 'paragraph', content: [{ type: 'text', text: line }] };
  });
  return { type: 'doc', content: lines };
}

const textOf = ({ content }: ArticleDocument) => content.map((line) => articleText(line)).join('\n');

function conflictAt(
  { texts }: Keys,
  name: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): FieldConflict {
  if (Array.isArray(mine) && Array.isArray(theirs))
    return { name, base, mine, theirs, both: bothLists(mine, theirs) };
  const isText = texts.includes(name) && mine !== '' && theirs !== '';
  return isText ? { name, base, mine, theirs, both: `${mine}\n${theirs}` } : { name, base, mine, theirs };
}

/** A merged list over the limit becomes a question. */
function withinLimits<Values extends object>(
  { problemsOf, tidy }: ValueRules<Values>,
  { values, conflicts }: MergedValues<Values>,
  base: Values,
  mine: Values,
  theirs: Values,
): MergedValues<Values> {
  const refused = (one: Values) => problemsOf(one).map(({ field }) => field.split('.', 1)[0] ?? '');
  const before = new Set([...refused(mine), ...refused(theirs)]);
  const asked = new Set(refused(values).filter((field) => !before.has(field)));
  const [was, own, other] = [base, mine, theirs] as [Fields, Fields, Fields];
  const kept: Record<string, unknown> = { ...(tidy(values) as Fields) };
  for (const name of asked) kept[name] = own[name];
  const added = [...asked].map(
    (name): FieldConflict => ({ name, base: was[name], mine: own[name], theirs: other[name] }),
  );
  return { values: kept as Values, conflicts: [...conflicts, ...added] };
}

/** Undefined: a person has to decide. */
type MergedValue = { readonly value: unknown } | undefined;
type MergeEntry = (base: unknown, mine: unknown, theirs: unknown) => MergedValue;

/** Identifies an entry of a list across changes of both people. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { id, mediaId, displayName, role } = entry as Readonly<Record<string, unknown>>;
  return String(id ?? mediaId ?? `${displayName}\n${role}`);
}

/** Merges lists with identified entries: additions, removals, changes and order of both. */
function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  mergeEntry: MergeEntry,
): MergedValue {
  const [was, one, other] = [base, mine, theirs].map(byName);
  if (!(was && one && other)) return undefined;
  const merged = new Map<string, unknown>();
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const entry = mergeNamed(was.get(name), one.get(name), other.get(name), mergeEntry);
    if (entry === undefined) return undefined;
    if (entry.value !== undefined) merged.set(name, entry.value);
  }
  const order = mergeOrder(names(base), names(mine), names(theirs));
  return order && { value: order.flatMap((name) => (merged.has(name) ? [merged.get(name)] : [])) };
}

/** Mine, then their additional entries. */
function bothLists(mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const known = new Set(names(mine));
  return [...mine, ...theirs.filter((entry) => !known.has(nameOf(entry)))];
}

const names = (list: readonly unknown[]) => list.map(nameOf);

/** Undefined when two entries share an identity. */
function byName(list: readonly unknown[]): Map<string, unknown> | undefined {
  const named = new Map(list.map((entry) => [nameOf(entry), entry]));
  return named.size === list.length ? named : undefined;
}

function mergeNamed(base: unknown, mine: unknown, theirs: unknown, mergeEntry: MergeEntry): MergedValue {
  if (sameValues(theirs, base) || sameValues(mine, theirs)) return { value: mine };
  if (sameValues(mine, base)) return { value: theirs };
  if (base === undefined || mine === undefined || theirs === undefined) return undefined;
  return mergeEntry(base, mine, theirs);
}

/** The order of the person who changed it, with each addition of the other behind its predecessor. */
function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | undefined {
  const common = (list: readonly string[]) =>
    list.filter((name) => base.includes(name) && mine.includes(name) && theirs.includes(name)).join('\n');
  const [was, one, other] = [common(base), common(mine), common(theirs)];
  if (one !== was && other !== was && one !== other) return undefined;
  const [lead, rest] = one === was && other !== was ? [theirs, mine] : [mine, theirs];
  const order = [...lead];
  for (const [place, name] of rest.entries()) {
    if (order.includes(name)) continue;
    const before = rest.slice(0, place).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
  }
  // At the same place mine come before theirs.
  return order;
}
