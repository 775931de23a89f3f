import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { NodeView, NodeViewConstructor } from '@tiptap/pm/view';
import { dropEmptyGalleries } from '../galleries/empty-galleries.ts';
import { galleryView } from '../galleries/gallery-view.ts';
import type { PartViews, ShownPart } from './shown-part.ts';

/** The videos and pictures of one editor, for React to render their cards outside of ProseMirror's own work. */
export function createPartViews(): PartViews {
  const listeners = new Set<() => void>();
  const known = new Map<string, ShownPart>();
  let all: readonly ShownPart[] = [];

  function notify(): void {
    all = [...known.values()];
    for (const listener of listeners) listener();
  }
  return {
    all: () => all,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(part) {
      known.set(part.key, part);
      notify();
    },
    remove(key) {
      known.delete(key);
      notify();
    },
    silence: () => listeners.clear(),
  };
}

function viewOf(views: PartViews, key: string, node: Node, position: () => number | undefined): NodeView {
  const dom = document.createElement('div');
  dom.className = 'article-part';
  dom.contentEditable = 'false';
  let shown: ShownPart = { key, dom, node, isSelected: false, position };

  function show(change: Partial<ShownPart>): void {
    shown = { ...shown, ...change };
    views.set(shown);
  }
  show({});
  return {
    dom,
    update(next) {
      if (next.type !== shown.node.type) return false;
      if (next !== shown.node) show({ node: next });
      return true;
    },
    selectNode: () => show({ isSelected: true }),
    deselectNode: () => show({ isSelected: false }),
    // Events in the card's fields and buttons do not concern the text.
    stopEvent: ({ target }) =>
      target instanceof Element && target.closest('input, textarea, button, a') !== null,
    ignoreMutation: () => true,
    destroy: () => views.remove(key),
  };
}

export function articleParts(views: PartViews): Extension {
  let made = 0;
  const view: NodeViewConstructor = (node, _, position) => {
    made += 1;
    const draw = node.type.name === 'gallery' ? galleryView : viewOf;
    return draw(views, `${made}`, node, position);
  };
  const nodeViews = { embed: view, figure: view, attachment: view, gallery: view };
  return Extension.create({
    name: 'articleParts',
    addProseMirrorPlugins: () => [new Plugin({ props: { nodeViews } }), dropEmptyGalleries()],
  });
}
