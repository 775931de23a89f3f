import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

/** Turns the document into `wanted` by minimal steps, so that positions in unchanged content stay. */
export function changeTo(change: Transaction, wanted: Node): Transaction {
  changeContent(change, change.doc, wanted, 0);
  return change;
}

/** From end to start: earlier positions stay valid. */
function changeContent(change: Transaction, now: Node, wanted: Node, from: number): void {
  if (now.inlineContent) {
    const start = now.content.findDiffStart(wanted.content);
    const end = start === null ? null : now.content.findDiffEnd(wanted.content);
    if (start === null || end === null) return;
    // Repeated content may match from both sides.
    const over = Math.max(0, start - Math.min(end.a, end.b));
    const slice = new Slice(wanted.content.cut(start, end.b + over), 0, 0);
    change.step(new ReplaceStep(from + start, from + end.a + over, slice));
    return;
  }
  const [old, next] = [now.children, wanted.children];
  const most = Math.min(old.length, next.length);
  let start = 0;
  while (start < most && (old[start] === next[start] || sameNode(old[start], next[start]))) start += 1;
  let end = 0;
  while (end < most - start && sameNode(old.at(-1 - end), next.at(-1 - end))) end += 1;
  const [oldMiddle, nextMiddle] = [old.slice(start, old.length - end), next.slice(start, next.length - end)];
  const first = from + old.slice(0, start).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  changeRun(change, oldMiddle, nextMiddle, first);
}

const sameNode = (one: Node | undefined, other: Node | undefined) =>
  one !== undefined && other !== undefined && (one === other || one.eq(other));

function changeRun(change: Transaction, old: readonly Node[], next: readonly Node[], first: number): void {
  let paired = 0;
  const starts: number[] = [];
  let at = first;
  while (isAlike(old[paired], next[paired])) {
    starts.push(at);
    at += old[paired]?.nodeSize ?? 0;
    paired += 1;
  }
  const rest = old.slice(paired).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const come = next.slice(paired);
  if (rest > 0 || come.length > 0)
    change.step(new ReplaceStep(at, at + rest, new Slice(Fragment.fromArray(come), 0, 0)));
  for (let index = paired - 1; index >= 0; index -= 1)
    changeNode(change, old[index], next[index], starts[index]);
}

function isAlike(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && one.hasMarkup(other.type, other.attrs, one.marks);
}

function changeNode(
  change: Transaction,
  old: Node | undefined,
  next: Node | undefined,
  at: number | undefined,
): void {
  if (old === undefined || next === undefined || at === undefined) return;
  if (!old.isLeaf) changeContent(change, old, next, at + 1);
  for (const mark of old.marks) if (!mark.isInSet(next.marks)) change.removeNodeMark(at, mark);
  for (const mark of next.marks) if (!mark.isInSet(old.marks)) change.addNodeMark(at, mark);
}
