import { unwrap } from './dom-edits.ts';

const levelOf = (item: Element) =>
  Math.min(9, Math.max(1, Number(item.getAttribute('data-aria-level') ?? 1) || 1));

/** The list that takes the next item: the open one on its level, or a new one inside the last item. */
function listFor(item: Element, source: Element, open: Element[]): Element {
  const level = levelOf(item);
  open.length = Math.min(open.length, level);
  const last = open.at(-1);
  if (open.length === level && last !== undefined && last.localName === source.localName) return last;
  if (open.length === level) open.pop();
  const list = source.cloneNode(false) as Element;
  const parent = open.at(-1)?.lastElementChild;
  if (parent) parent.append(list);
  else source.before(list);
  open.push(list);
  return list;
}

/**
 * Word for the web pastes every item as a list of its own, with its level in an attribute. Neighbours become one list
 * again, nested by those levels.
 */
export function rebuildWebWordLists(root: Document): void {
  for (const box of root.querySelectorAll('.ListContainerWrapper')) unwrap(box);
  let open: Element[] = [];
  let last: Element | undefined;
  for (const source of root.querySelectorAll(':is(ul, ol):has(> li[data-aria-level])')) {
    if (last === undefined || source.previousElementSibling !== last) open = [];
    for (const item of [...source.children]) listFor(item, source, open).append(item);
    last = open[0];
    source.remove();
  }
}
