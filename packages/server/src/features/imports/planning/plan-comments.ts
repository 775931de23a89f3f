import { COMMENT_STATE_TEXTS } from '@toasoan/contract/features/comments/comment-texts.ts';
import { type ImportNote, note } from '../import-note.ts';
import type { ReportEntry } from '../report/import-report.ts';
import { type MappedComment, mapComments } from '../wordpress/map-comments.ts';
import { childrenOf, type WxrElement } from '../wordpress/wxr-record.ts';
import { hashOfKey } from './import-key.ts';

export interface NewImportedComment extends MappedComment {
  readonly keyHash: string;
  /** The key of the comment that it answers. */
  readonly parentKey: string | undefined;
}

/** Comments that a run brings to one item. */
export interface PlannedComments {
  readonly comments: readonly NewImportedComment[];
  /** Those of an earlier run, by their keys: the new ones may answer them. */
  readonly known: ReadonlyMap<string, string>;
}

interface Place {
  readonly site: string;
  /** The key of the item. */
  readonly itemKey: string;
  readonly now: Date;
  readonly findKnown: (keyHashes: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** What becomes of an item's comments; a dry run and a run decide by the same code. */
export async function planComments(
  element: WxrElement,
  entry: ReportEntry,
  { site, itemKey, now, findKnown }: Place,
): Promise<{ readonly entry: ReportEntry; readonly comments?: PlannedComments }> {
  if (childrenOf(element, 'wp:comment').length === 0) return { entry };
  const { comments, notes } = mapComments(element, now);
  const isThere = entry.result === 'created' || entry.reason?.code === 'ALREADY_IMPORTED';
  if (!isThere) {
    const count = comments.length;
    return { entry: count === 0 ? entry : withNotes(entry, [note('COMMENTS_WITHOUT_POST', { count })]) };
  }
  const keyOf = (id: string) => hashOfKey({ site, type: 'comment', id, guid: itemKey });
  const keyed = comments.map((comment) => ({
    ...comment,
    keyHash: keyOf(comment.sourceId),
    parentKey: comment.parent === undefined ? undefined : keyOf(comment.parent),
  }));
  const known = await findKnown(keyed.map(({ keyHash }) => keyHash));
  const fresh = keyed.filter(({ keyHash }) => !known.has(keyHash));
  const there = known.size === 0 ? [] : [note('COMMENTS_THERE', { count: known.size })];
  if (fresh.length === 0) return { entry: withNotes(entry, there.length > 0 ? there : notes) };
  const brought = note('COMMENTS_BROUGHT', { count: fresh.length, states: statesOf(fresh) });
  return {
    entry: { ...withNotes(entry, [brought, ...there, ...notes]), comments: fresh.length },
    comments: { comments: fresh, known },
  };
}

function withNotes(entry: ReportEntry, notes: readonly ImportNote[]): ReportEntry {
  return { ...entry, notes: [...entry.notes, ...notes] };
}

function statesOf(comments: readonly MappedComment[]): string {
  return [...Map.groupBy(comments, ({ state }) => state)]
    .map(([state, some]) => `${some.length} ${COMMENT_STATE_TEXTS[state].vi.toLowerCase()}`)
    .join(', ');
}
