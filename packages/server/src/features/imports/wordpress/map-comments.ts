import { countCodePoints } from '@toasoan/contract/core/text.ts';
import {
  MAX_CONTENT,
  MAX_DEPTH,
  MAX_SENDER_NAME,
  MIN_CONTENT,
  MIN_SENDER_NAME,
} from '@toasoan/contract/features/comments/comment-limits.ts';
import type { CommentState } from '@toasoan/contract/features/comments/comment-states.ts';
import { type ImportNote, type NoteCode, note } from '../import-note.ts';
import { LOCAL_OFFSET, wordPressTime } from './item-dates.ts';
import { cutAtWord, hasMarkup, plainLine, plainLines } from './plain-text.ts';
import { childrenOf, childText, type WxrElement } from './wxr-record.ts';

/** A comment of an item, as it will stand here. */
export interface MappedComment {
  /** WordPress's own number; unique within the site. */
  readonly sourceId: string;
  readonly senderName: string;
  readonly email: string;
  readonly address: string;
  readonly userAgent: string;
  readonly content: string;
  readonly state: CommentState;
  readonly sentTime: Date;
  /** The `sourceId` of the comment that it answers; always an earlier one of the list. */
  readonly parent: string | undefined;
}

export interface MappedComments {
  readonly comments: readonly MappedComment[];
  readonly notes: readonly ImportNote[];
}

const UNNAMED = 'Bạn đọc';
const MAX_EMAIL = 254;
const EMAIL = /^[^\s@<>",;:]{1,64}@[^\s@<>",;:]+\.[^\s@<>",;:]+$/;
const MAX_USER_AGENT = 300;

/** Anything else is no state that WordPress writes, and waits for a moderator. */
const STATES: Readonly<Record<string, CommentState>> = {
  '1': 'APPROVED',
  approved: 'APPROVED',
  '0': 'PENDING',
  hold: 'PENDING',
  spam: 'SPAM',
  trash: 'DELETED',
  'post-trashed': 'DELETED',
};

/** WordPress writes nothing or its own word for what a reader said. */
const BY_READERS = new Set(['', 'comment']);

/** The comments of an item with their threads; parents stand before their answers. */
export function mapComments(item: WxrElement, now: Date): MappedComments {
  const counts = new Map<NoteCode, number>();
  const count = (code: NoteCode) => counts.set(code, (counts.get(code) ?? 0) + 1);
  const written = childrenOf(item, 'wp:comment').filter((element) => {
    const isByReader = BY_READERS.has(childText(element, 'wp:comment_type'));
    if (!isByReader) count('COMMENTS_PINGBACKS');
    return isByReader;
  });
  const read = withNumbers(written, count).flatMap((element) => mapComment(element, now, count) ?? []);
  return { comments: inThreads(read, count), notes: notesOf(counts) };
}

/** Those that a later run knows again: each has a number of its own. */
function withNumbers(elements: readonly WxrElement[], count: (code: NoteCode) => void): WxrElement[] {
  const known = new Set(['']);
  return elements.filter((element) => {
    const id = childText(element, 'wp:comment_id');
    const isKnown = known.has(id);
    if (isKnown) count('COMMENTS_NUMBER');
    known.add(id);
    return !isKnown;
  });
}

interface ReadComment extends MappedComment {
  readonly answers: string;
}

function mapComment(
  element: WxrElement,
  now: Date,
  count: (code: NoteCode) => void,
): ReadComment | undefined {
  const source = childText(element, 'wp:comment_content');
  const plain = plainLines(source);
  if (countCodePoints(plain) < MIN_CONTENT) {
    count('COMMENTS_EMPTY');
    return undefined;
  }
  if (hasMarkup(source)) count('COMMENTS_MARKUP');
  const content = cutAtWord(plain, MAX_CONTENT);
  if (content !== plain) count('COMMENTS_CUT');
  const sent =
    wordPressTime(childText(element, 'wp:comment_date_gmt'), 'Z') ??
    wordPressTime(childText(element, 'wp:comment_date'), LOCAL_OFFSET);
  if (sent === undefined) count('COMMENTS_WITHOUT_DATE');
  const email = childText(element, 'wp:comment_author_email').slice(0, MAX_EMAIL);
  return {
    sourceId: childText(element, 'wp:comment_id'),
    senderName: senderOf(element, count),
    email: EMAIL.test(email) ? email : '',
    address: childText(element, 'wp:comment_author_IP').slice(0, 45),
    userAgent: plainLine(childText(element, 'wp:comment_agent')).slice(0, MAX_USER_AGENT),
    content,
    state: STATES[childText(element, 'wp:comment_approved')] ?? 'PENDING',
    sentTime: new Date(Math.min((sent ?? now).getTime(), now.getTime())),
    parent: undefined,
    answers: childText(element, 'wp:comment_parent').replace(/^0$/, ''),
  };
}

function senderOf(element: WxrElement, count: (code: NoteCode) => void): string {
  const name = cutAtWord(plainLine(childText(element, 'wp:comment_author')), MAX_SENDER_NAME);
  if (countCodePoints(name) >= MIN_SENDER_NAME) return name;
  count('COMMENTS_UNNAMED');
  return UNNAMED;
}

/** By number, which grows with time: a parent stands before its answers. A circle or a later parent is none. */
function inThreads(comments: readonly ReadComment[], count: (code: NoteCode) => void): MappedComment[] {
  const placed = new Map<string, { readonly parent: string | undefined; readonly depth: number }>();
  const ordered = [...comments].sort(
    (one, other) =>
      Number(one.sourceId) - Number(other.sourceId) || one.sentTime.getTime() - other.sentTime.getTime(),
  );
  return ordered.map(({ answers, ...comment }) => {
    const above = placed.get(answers);
    if (answers !== '' && above === undefined) count('COMMENTS_WITHOUT_PARENT');
    const isTooDeep = above !== undefined && above.depth >= MAX_DEPTH;
    if (isTooDeep) count('COMMENTS_FLATTENED');
    const parent = above === undefined ? undefined : isTooDeep ? above.parent : answers;
    const depth = above === undefined ? 0 : Math.min(above.depth + 1, MAX_DEPTH);
    placed.set(comment.sourceId, { parent, depth });
    return { ...comment, parent };
  });
}

function notesOf(counts: ReadonlyMap<NoteCode, number>): ImportNote[] {
  return [...counts].map(([code, count]) => note(code, { count, max: MAX_CONTENT, name: UNNAMED }));
}
