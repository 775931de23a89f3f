import { Plugin, type Transaction } from '@tiptap/pm/state';

/** The changed part of the document after a transaction, in its positions. */
function changedRange(change: Transaction): { readonly from: number; readonly to: number } | undefined {
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (const [index, map] of change.mapping.maps.entries())
    map.forEach((_, __, start, end) => {
      const rest = change.mapping.slice(index + 1);
      from = Math.min(from, rest.map(start, -1));
      to = Math.max(to, rest.map(end, 1));
    });
  return from <= to ? { from, to } : undefined;
}

/** A gallery whose last picture was taken out goes with it; only what changed is read. */
export function dropEmptyGalleries(): Plugin {
  return new Plugin({
    appendTransaction(changes, _, { doc, tr }) {
      const empty: number[] = [];
      for (const change of changes) {
        const range = change.docChanged ? changedRange(change) : undefined;
        if (range === undefined) continue;
        const last = doc.content.size;
        doc.nodesBetween(Math.max(0, range.from - 1), Math.min(last, range.to + 1), (node, position) => {
          if (node.type.name === 'gallery' && node.childCount === 0) empty.push(position);
          return false;
        });
      }
      const places = [...new Set(empty)].sort((one, other) => other - one);
      for (const place of places) tr.delete(place, place + 2);
      return places.length > 0 ? tr : null;
    },
  });
}
