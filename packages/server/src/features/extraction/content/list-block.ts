import type { ListBlock, ListItem } from './content-block.ts';
import type { PartReader } from './part-reader.ts';

const isList = (element: Element) => element.localName === 'ul' || element.localName === 'ol';

/** A list with the lists in its items; none where it has no words. */
export function readList(element: Element, reader: PartReader): ListBlock[] {
  const items = [...element.children].flatMap((child) => {
    if (isList(child)) return readList(child, reader).flatMap(({ items }) => items);
    return reader.isJunk(child) ? [] : readItem(child, reader);
  });
  return items.length === 0 ? [] : [{ kind: 'list', isOrdered: element.localName === 'ol', items }];
}

function readItem(element: Element, reader: PartReader): ListItem[] {
  const inline = reader.inline(element, isList);
  const inner = [...element.children].find(isList);
  const list = inner === undefined ? undefined : readList(inner, reader)[0];
  if (inline === undefined) return list === undefined ? [] : [...list.items];
  return [{ inline, list }];
}
