import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import { GALLERY_PICTURES, galleryHtml } from '@toasoan/contract/article/gallery-html.ts';
import type { PartViews, ShownPart } from '../whole-parts/shown-part.ts';

/** The element of a gallery in the editor: its pictures, and below them the place of its card. */
export function galleryView(
  views: PartViews,
  key: string,
  node: Node,
  position: () => number | undefined,
): NodeView {
  const dom = document.createElement('div');
  const pictures = document.createElement('div');
  const foot = document.createElement('div');
  pictures.className = GALLERY_PICTURES;
  foot.contentEditable = 'false';
  dom.append(pictures, foot);
  let shown: ShownPart = { key, dom: foot, node, isSelected: false, position };

  function show(change: Partial<ShownPart>): void {
    shown = { ...shown, ...change };
    dom.className = `article-gallery ${galleryHtml(shown.node.attrs).attributes.class}`;
    views.set(shown);
  }
  show({});
  return {
    dom,
    contentDOM: pictures,
    update(next) {
      if (next.type !== shown.node.type) return false;
      if (next !== shown.node) show({ node: next });
      return true;
    },
    selectNode: () => show({ isSelected: true }),
    deselectNode: () => show({ isSelected: false }),
    stopEvent: ({ target }) => target instanceof globalThis.Node && foot.contains(target),
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !pictures.contains(mutation.target),
    destroy: () => views.remove(key),
  };
}
