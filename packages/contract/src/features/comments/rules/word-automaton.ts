import type { WordEntry } from './word-entry.ts';

interface Node {
  readonly next: Map<string, Node>;
  /** Where the search goes on when no letter follows. */
  fail: Node | undefined;
  /** The nearest node on the way of `fail` that ends a word. */
  shorter: Node | undefined;
  readonly entries: WordEntry[];
}

/** All listed words in one automaton (Aho and Corasick): a text is read once, however many words there are. */
export interface WordAutomaton {
  readonly root: Node;
}

const aNode = (): Node => ({ next: new Map(), fail: undefined, shorter: undefined, entries: [] });

export function wordAutomaton(entries: readonly WordEntry[]): WordAutomaton {
  const root = aNode();
  for (const entry of entries) {
    let node = root;
    for (const { base } of entry.letters) {
      const known = node.next.get(base);
      const following = known ?? aNode();
      if (known === undefined) node.next.set(base, following);
      node = following;
    }
    if (node !== root) node.entries.push(entry);
  }
  link(root);
  return { root };
}

/** Breadth first: what is nearer to the root is linked before what leads on from it. */
function link(root: Node): void {
  const queue: Node[] = [root];
  for (const node of queue) {
    for (const [base, child] of node.next) {
      child.fail = node === root ? root : step(root, node.fail ?? root, base);
      child.shorter = child.fail.entries.length > 0 ? child.fail : child.fail.shorter;
      queue.push(child);
    }
  }
}

function step(root: Node, from: Node, base: string): Node {
  let node = from;
  for (;;) {
    const following = node.next.get(base);
    if (following !== undefined) return following;
    if (node === root) return root;
    node = node.fail ?? root;
  }
}

/** Calls `found` with each listed word whose letters end at `last`, for every letter in turn. */
export function readLetters(
  { root }: WordAutomaton,
  bases: readonly string[],
  found: (entry: WordEntry, last: number) => void,
): void {
  let node = root;
  for (const [last, base] of bases.entries()) {
    node = step(root, node, base);
    let ending: Node | undefined = node.entries.length > 0 ? node : node.shorter;
    while (ending !== undefined) {
      for (const entry of ending.entries) found(entry, last);
      ending = ending.shorter;
    }
  }
}
