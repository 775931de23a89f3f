import { Fragment, Mark, type Node } from '@tiptap/pm/model';
import type { SuggestionBy } from '@toasoan/contract/article/suggestion-mark.ts';
import { type Cursor, isSamePart, sameToken, type Token, tokensBefore, tokensOf } from './article-tokens.ts';
import { carriedFrom } from './carried-parts.ts';
import {
  type Author,
  hasOwn,
  newSuggestion,
  ownSuggestion,
  type SuggestionTypes,
  standing,
} from './own-marks.ts';
import { splitAtSame } from './split-at-same.ts';
import { createTokenWriter, type TokenWriter } from './token-writer.ts';

/**
 * A list item that holds more than a line goes and comes with each of its parts: the mark at its first line is about
 * where the item begins, and says nothing of what is in it. `marksOf` gives undefined for a part that is not to stay.
 */
function rewriteItem(
  item: Node,
  marksOf: (part: Token, isFirst: boolean) => readonly Mark[] | undefined,
): Node {
  const writer = createTokenWriter();
  const [first, ...rest] = tokensOf(item.children);
  // An item is never without its first line.
  if (first) writer.write(first, marksOf(first, true) ?? first.marks);
  for (const part of rest) {
    const marks = marksOf(part, false);
    if (marks) writer.write(part, marks);
  }
  return item.copy(Fragment.fromArray(writer.blocks()));
}

const isItem = (token: Token) => token.kind === 'whole' && token.node.type.name === 'listItem';

function partsOf(item: Node): Token[] {
  return tokensOf(item.children);
}

const shapeOf = (table: Node) =>
  table.children
    .map((row) =>
      row.children.map(({ type, attrs }) => `${type.name} ${attrs.colspan} ${attrs.rowspan}`).join(),
    )
    .join(';');

/** The same rows and cells, whatever stands in them. */
function sameShape(one: Node, other: Node): boolean {
  return one === other || shapeOf(one) === shapeOf(other);
}

/** By whom a change is put down as suggestions, and what was found meanwhile. */
export interface Tracking {
  readonly types: SuggestionTypes;
  /** Undefined: what is typed stands at once. */
  readonly author: Author | undefined;
  /** Where the person typed or deleted: of letters that repeat themselves, those before it changed. */
  readonly cursor: Cursor | undefined;
  /** Something came, so that the cursor stands behind it. */
  added: boolean;
  /** Words about a picture or video changed; they are no text and changed at once. */
  changedPart: boolean;
}

/** The blocks after a change, with what it took out still there and what it brought marked as suggested. */
export function trackBlocks(before: readonly Node[], after: readonly Node[], tracking: Tracking): Node[] {
  const writer = createTokenWriter();
  for (const { same, old, now } of splitAtSame(before, after)) {
    if (old.length > 0 || now.length > 0) trackRun(old, now, writer, tracking);
    if (same) writer.put([same]);
  }
  return writer.blocks();
}

/** The same in a list item, whose first line begins the item and is always there. */
function trackItem(before: readonly Node[], after: readonly Node[], tracking: Tracking): Node[] {
  if (before[0] === after[0]) return trackBlocks(before, after, tracking);
  const writer = createTokenWriter();
  trackRun(before, after, writer, tracking, 1);
  return writer.blocks();
}

function trackRun(
  before: readonly Node[],
  after: readonly Node[],
  writer: TokenWriter,
  tracking: Tracking,
  fixed = 0,
): void {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  const most = Math.min(old.length, now.length);
  const atCursor = tracking.cursor && tokensBefore(after, tracking.cursor);
  const mostAtEnd = Math.min(most - fixed, now.length - (atCursor ?? 0));
  let end = 0;
  while (end < mostAtEnd && isSameAt(old[old.length - 1 - end], now[now.length - 1 - end])) end += 1;
  let start = 0;
  while (start < most - end && isSameAt(old[start], now[start])) start += 1;

  const rest = now.slice(now.length - end);
  noteParts(old.slice(0, start), now.slice(0, start), tracking);
  for (const token of now.slice(0, start)) writer.write(token);
  trackMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end), {
    writer,
    tracking,
    before: now[start - 1],
    rest,
  });
  noteParts(old.slice(old.length - end), rest, tracking);
  for (const token of rest) writer.write(token);
}

function isSameAt(one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && sameToken(one, other);
}

function noteParts(old: readonly Token[], now: readonly Token[], tracking: Tracking): void {
  tracking.changedPart ||= now.some((token, index) => {
    const was = old[index];
    if (token.kind !== 'whole' || was?.kind !== 'whole' || was.node === token.node) return false;
    return isSamePart(was.node, token.node) && !was.node.eq(token.node);
  });
}

interface Around {
  readonly writer: TokenWriter;
  readonly tracking: Tracking;
  /** What stands before and after it and did not change. */
  readonly before: Token | undefined;
  readonly rest: readonly Token[];
}

const isInline = (token: Token | undefined) => token?.kind === 'letter' || token?.kind === 'leaf';

function trackMiddle(allGone: readonly Token[], allCome: readonly Token[], around: Around): void {
  const { writer, tracking, before, rest } = around;
  let paired = 0;
  for (let pair = pairAt(allGone, allCome, 0); pair; pair = pairAt(allGone, allCome, paired)) {
    writer.put([trackWithin(pair.old, pair.now, tracking)]);
    paired += 1;
  }
  const gone = allGone.slice(paired);
  const come = allCome.slice(paired);
  const { author } = tracking;
  if (author === undefined) {
    writePlain(gone, come, carriedFrom(allGone), around);
    return;
  }
  // Words that somebody may have suggested already, and that this goes on with.
  const by = adopted([before, rest[0], ...gone], author) ?? newSuggestion(author);
  const isCarried = carriedFrom(allGone);
  // What was to go anyway is still there among what went.
  const isOld = (token: Token) => isDeleted(token, tracking) && isCarried(token);
  const mark = tracking.types.insertion.create({ ...by });
  const fresh = come.flatMap((token): Token[] => {
    if (isItem(token))
      return [
        inItem(token, (part, isFirst) => {
          if (!isOld(part)) return withOwn(part, mark);
          return isFirst ? mark.addToSet(part.marks) : undefined;
        }),
      ];
    return isOld(token) ? [] : [{ ...token, marks: withOwn(token, mark) }];
  });
  tracking.added ||= fresh.length > 0;
  // Words that go on with a line stand in it, before whole parts that end it.
  const inLine = gone.some(({ kind }) => kind === 'whole') ? fresh.findIndex((token) => !isInline(token)) : 0;
  const early = inLine === -1 ? fresh : fresh.slice(0, inLine);
  const late = fresh.slice(early.length);
  for (const token of early) writer.write(token);
  for (const [index, token] of gone.entries())
    writeGone(token, { by, author, after: [...gone.slice(index + 1), ...late, ...rest], writer, tracking });
  for (const token of late) writer.write(token);
}

const isDeleted = ({ marks }: Token, { types }: Tracking) => types.deletion.isInSet(marks) !== undefined;

/** What is typed without suggesting stands, and takes no part in what others suggest around it. */
function writePlain(
  gone: readonly Token[],
  come: readonly Token[],
  isCarried: (token: Token) => boolean,
  { writer, tracking }: Around,
): void {
  const staysAsIs = sayTheSame(gone, come);
  for (const token of come) {
    if (!staysAsIs) tracking.added = true;
    const plain = (part: Token) => (isCarried(part) ? part.marks : standing(part.marks));
    if (staysAsIs) writer.write(token);
    else if (isItem(token)) writer.write(inItem(token, plain));
    else writer.write(token, plain(token));
  }
}

function inItem(token: Token, marksOf: Parameters<typeof rewriteItem>[1]): Token {
  return token.kind === 'whole' ? { ...token, node: rewriteItem(token.node, marksOf) } : token;
}

const withOwn = ({ marks }: Token, mark: Mark) => mark.addToSet(standing(marks));

function sayTheSame(gone: readonly Token[], come: readonly Token[]): boolean {
  const words = (tokens: readonly Token[]) =>
    tokens.map((token) => (token.kind === 'letter' ? token.text : token.node.type.name));
  const [old, now] = [words(gone), words(come)];
  return old.length === now.length && old.every((word, index) => word === now[index]);
}

interface Pair {
  readonly old: Node;
  readonly now: Node;
}

/** A list, quote or table that changed within. */
function pairAt(gone: readonly Token[], come: readonly Token[], index: number): Pair | undefined {
  const [old, now] = [gone[index], come[index]];
  if (old?.kind !== 'whole' || now?.kind !== 'whole') return undefined;
  const isContainer = !now.node.isTextblock && !now.node.isLeaf;
  if (!isContainer || !old.node.sameMarkup(now.node) || !Mark.sameSet(old.marks, now.marks)) return undefined;
  if (now.node.type.name === 'table' && !sameShape(old.node, now.node)) return undefined;
  return { old: old.node, now: now.node };
}

function trackWithin(old: Node, now: Node, tracking: Tracking): Node {
  const { author, types } = tracking;
  if (author && hasOwn(types.insertion, now.marks, author)) return now;
  const track = now.type.name === 'listItem' ? trackItem : trackBlocks;
  return now.copy(Fragment.fromArray(track(old.children, now.children, tracking)));
}

function adopted(around: readonly (Token | undefined)[], author: Author): SuggestionBy | undefined {
  for (const token of around) {
    const own = token && ownSuggestion(token.marks, author);
    if (own) return own;
  }
  return undefined;
}

interface Gone {
  readonly by: SuggestionBy;
  readonly author: Author;
  /** What is written after it. */
  readonly after: readonly Token[];
  readonly writer: TokenWriter;
  readonly tracking: Tracking;
}

/** What goes stays until it is accepted; what this person brought in is gone at once. */
function writeGone(token: Token, { by, author, after, writer, tracking: { types } }: Gone): void {
  const { insertion, deletion } = types;
  const isOwnPart = ({ marks }: Token) => hasOwn(insertion, marks, author);
  const going = ({ marks }: Token) =>
    deletion.isInSet(marks) ? marks : deletion.create({ ...by }).addToSet(marks);
  if (isItem(token) && token.kind === 'whole') {
    if (partsOf(token.node).every(isOwnPart)) return;
    const left = (part: Token) => (isOwnPart(part) && part.kind !== 'start' ? undefined : going(part));
    writer.write(inItem(token, left));
    return;
  }
  const isOwn = isOwnPart(token);
  const isNeeded = token.kind === 'start' && !writer.hasLine() && holdsWords(after, { types, author });
  if (isOwn && !isNeeded) return;
  writer.write(token, going(token));
}

/** Words come before the next block, and need a line to stand in. */
function holdsWords(
  after: readonly Token[],
  { types, author }: { readonly types: SuggestionTypes; readonly author: Author },
): boolean {
  const next = after.find((token) => !isInline(token) || !hasOwn(types.insertion, token.marks, author));
  return isInline(next);
}
