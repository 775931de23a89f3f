import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { findChanges } from './find-changes.ts';
import { findHunks } from './find-hunks.ts';
import { followMoves, type Span } from './follow-moves.ts';
import { itemOf, type MergeItem, sameItems } from './merge-item.ts';
import { joinParts, type MergeInside, type MergePart } from './merge-part.ts';
import { type SideChange, sideChange } from './side-change.ts';

type Items = readonly MergeItem[];
const blocksOf = (items: Items) => items.map(({ block }) => block);

/** Three lists of blocks as one; changes by one side are taken. */
export function mergeItems(
  base: readonly ArticleNode[],
  mine: readonly ArticleNode[],
  theirs: readonly ArticleNode[],
  mergeInside: MergeInside,
): MergePart[] {
  const [from, left, right] = [base.map(itemOf), mine.map(itemOf), theirs.map(itemOf)];
  const changesOf = (side: Items) => findChanges(from, side).map((hunk) => sideChange(hunk, side));
  const followed = followMoves(from, changesOf(left), changesOf(right), mergeInside);
  return joinParts(walk({ base: from, mergeInside, ...followed }));
}

interface Work {
  readonly base: Items;
  readonly mine: readonly SideChange[];
  readonly theirs: readonly SideChange[];
  readonly spans: readonly Span[];
  readonly mergeInside: MergeInside;
}

function walk(work: Work): MergePart[] {
  const { base, mine, theirs, spans } = work;
  const parts: MergePart[] = [];
  const all = [...mine, ...theirs];
  for (let place = 0; place <= base.length; ) {
    parts.push(...mergePutIn(putInAt(mine, place), putInAt(theirs, place)));
    const end = endOfStretch([...all, ...spans], place);
    parts.push(...mergeStretch(work, { from: place, to: end }));
    parts.push(
      ...all.flatMap(({ from, conflict }) => (conflict && from > place && from < end ? conflict : [])),
    );
    place = end;
  }
  return parts;
}

const putInAt = (changes: readonly SideChange[], place: number) =>
  changes.filter(({ from, to }) => from === place && to === place);

/** The end of the overlapping changes that begin at a place; the next place if there are none. */
function endOfStretch(changes: readonly Span[], place: number): number {
  let end = place + 1;
  for (let reached = place; reached !== end; ) {
    reached = end;
    for (const { from, to } of changes) if (from < end && to > place) end = Math.max(end, to);
  }
  return end;
}

function mergeStretch({ base, mine, theirs, spans, mergeInside }: Work, within: Span): MergePart[] {
  const was = base.slice(within.from, within.to);
  const [one, other] = [readStretch(base, mine, within), readStretch(base, theirs, within)];
  if (sameItems(was, other) || sameItems(one, other)) return [merged(one)];
  if (sameItems(was, one)) return [merged(other)];
  // An empty base: what both wrote in its place is put one after the other.
  if (was.every(({ isBlank }) => isBlank)) return [merged(union(one, other))];
  const [before, left, right] = [blocksOf(was), blocksOf(one), blocksOf(other)];
  const isAsked = spans.some(({ from, to }) => from < within.to && to > within.from);
  const blocks = isAsked ? undefined : mergeInside(before, left, right);
  if (blocks) return [{ kind: 'merged', blocks }];
  return [{ kind: 'conflict', base: before, mine: left, theirs: right }];
}

const merged = (items: Items): MergePart => ({ kind: 'merged', blocks: blocksOf(items) });

/** A stretch of the base as one side left it, including its insertions. */
function readStretch(base: Items, changes: readonly SideChange[], { from, to }: Span): MergeItem[] {
  const items: MergeItem[] = [];
  for (let place = from; place < to; ) {
    if (place > from) for (const { put } of putInAt(changes, place)) items.push(...put);
    const change = changes.find((one) => one.from === place && one.to > place);
    if (change) items.push(...change.put);
    else items.push(...base.slice(place, place + 1));
    place = change?.to ?? place + 1;
  }
  return items;
}

function mergePutIn(mine: readonly SideChange[], theirs: readonly SideChange[]): MergePart[] {
  const conflicts = [...mine, ...theirs].flatMap(({ conflict }) => conflict ?? []);
  const plain = (changes: readonly SideChange[]) => changes.flatMap(({ put }) => put);
  return [...conflicts, merged(union(plain(mine), plain(theirs)))];
}

/** Mine, then theirs; equal insertions occur once. */
function union(mine: Items, theirs: Items): MergeItem[] {
  const all: MergeItem[] = [];
  let place = 0;
  const hunks = findHunks(
    mine.map(({ key }) => key),
    theirs.map(({ key }) => key),
  );
  for (const { to, start, end } of hunks) {
    all.push(...mine.slice(place, to), ...theirs.slice(start, end));
    place = to;
  }
  return [...all, ...mine.slice(place)];
}
