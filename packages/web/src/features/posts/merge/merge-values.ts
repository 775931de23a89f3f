import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import { mergeArticles, mergedArticle } from '#web/patterns/article-merge/model/merge-articles.ts';
import { conflictsOf } from '#web/patterns/article-merge/model/merge-part.ts';
import { sameValues } from '#web/ui/form/form-store.ts';
import { type PostValues, postProblems } from '../editing/post-values.ts';
import { bothLists, type MergedValue, mergeLists } from './merge-lists.ts';

/** A field that both changed, each in its own way. */
export interface FieldConflict {
  readonly name: keyof PostValues;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The two together, where that makes sense. */
  readonly both?: unknown;
}
interface MergedValues {
  /** Mine stands where there is a conflict. */
  readonly values: PostValues;
  readonly conflicts: readonly FieldConflict[];
}

/** Texts of some length: both may have changed other words of them. */
const TEXTS: readonly string[] = ['excerpt', 'internalNote', 'seoDescription', 'text', 'question', 'answer'];
/** What names the file or the film: of two of them no words may be mixed. */
const NAMES_OF_THING = ['mediaId', 'address'];

/** The fields of the form, each by itself. */
export function mergeValues(base: PostValues, mine: PostValues, theirs: PostValues): MergedValues {
  const values: Record<string, unknown> = { ...mine };
  const conflicts: FieldConflict[] = [];
  for (const name of Object.keys(mine) as (keyof PostValues)[]) {
    const merged = mergeValue(name, base[name], mine[name], theirs[name]);
    if (merged) values[name] = merged.value;
    else conflicts.push(conflictAt(name, base[name], mine[name], theirs[name]));
  }
  return withinLimits({ values: values as unknown as PostValues, conflicts }, base, mine, theirs);
}

function mergeValue(key: string, base: unknown, mine: unknown, theirs: unknown): MergedValue {
  if (sameValues(theirs, base) || sameValues(mine, theirs)) return { value: mine };
  if (sameValues(mine, base)) return { value: theirs };
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, (...three) => mergeValue('', ...three));
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergeRecords(base, mine, theirs);
  if (TEXTS.includes(key) && typeof base === 'string') return mergeTexts(base, String(mine), String(theirs));
  return undefined;
}

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function mergeRecords(base: Fields, mine: Fields, theirs: Fields): MergedValue {
  if (NAMES_OF_THING.some((name) => mine[name] !== base[name] || theirs[name] !== base[name]))
    return undefined;
  const merged: Record<string, unknown> = {};
  for (const name of Object.keys({ ...base, ...mine, ...theirs })) {
    const part = mergeValue(name, base[name], mine[name], theirs[name]);
    if (!part) return undefined;
    merged[name] = part.value;
  }
  return { value: merged };
}

/** Word by word, where the text reads the same as lines of words. */
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

function conflictAt(name: keyof PostValues, base: unknown, mine: unknown, theirs: unknown): FieldConflict {
  if (Array.isArray(mine) && Array.isArray(theirs))
    return { name, base, mine, theirs, both: bothLists(mine, theirs) };
  const isText = TEXTS.includes(name) && mine !== '' && theirs !== '';
  return isText ? { name, base, mine, theirs, both: `${mine}\n${theirs}` } : { name, base, mine, theirs };
}

/** Two lists that together are longer than a post may have are a question, as is a main category named twice. */
function withinLimits(
  { values, conflicts }: MergedValues,
  base: PostValues,
  mine: PostValues,
  theirs: PostValues,
): MergedValues {
  const refused = (one: PostValues) => postProblems(one).map(({ field }) => field.split('.', 1)[0] ?? '');
  const before = new Set([...refused(mine), ...refused(theirs)]);
  const asked = new Set(refused(values).filter((field) => !before.has(field))) as Set<keyof PostValues>;
  const others = values.otherCategoryIds.filter((id) => id !== values.mainCategoryId);
  const kept: Record<string, unknown> = { ...values, otherCategoryIds: others };
  for (const name of asked) kept[name] = mine[name];
  const added = [...asked].map(
    (name): FieldConflict => ({ name, base: base[name], mine: mine[name], theirs: theirs[name] }),
  );
  return { values: kept as unknown as PostValues, conflicts: [...conflicts, ...added] };
}
