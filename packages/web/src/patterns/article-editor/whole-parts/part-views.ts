import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { NodeViewConstructor } from '@tiptap/pm/view';
import { drawAttachment } from '../attachments/draw-attachment.ts';
import { drawEmbed } from '../embeds/draw-embed.ts';
import { drawFigure } from '../figures/draw-figure.ts';
import { drawGallery } from '../galleries/draw-gallery.ts';
import { dropEmptyGalleries } from '../galleries/empty-galleries.ts';
import type { DrawPart } from './drawn-part.ts';
import type { PartViews, ShownPart } from './shown-part.ts';

/** The selected part of one editor. */
export function createPartViews(): PartViews {
  const listeners = new Set<() => void>();
  let selected: ShownPart | undefined;
  let isLocked = false;
  let isAttended = false;
  let hasAny = false;

  function notify(): void {
    for (const listener of listeners) listener();
  }
  return {
    shown: () => (isLocked || !isAttended ? undefined : selected),
    hasAny: () => hasAny,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(part) {
      selected = part;
      notify();
    },
    hide(key) {
      if (selected?.key !== key) return;
      selected = undefined;
      notify();
    },
    made() {
      if (hasAny) return;
      hasAny = true;
      notify();
    },
    lock(readOnly) {
      if (isLocked === readOnly) return;
      isLocked = readOnly;
      notify();
    },
    attend(isHere) {
      if (isAttended === isHere) return;
      isAttended = isHere;
      notify();
    },
    silence: () => listeners.clear(),
  };
}

/** The word of a part that an element shows. */
const wordOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-word]')?.dataset.word : undefined;

/**
 * Reports the word of a part that is clicked, when the button is up: the editor selects the part sooner or later
 * during a click, and takes the focus again at its end.
 */
function watchClicks(dom: HTMLElement, fields: HTMLElement, report: (word: string) => void): void {
  let pressed: string | undefined;
  dom.addEventListener('mousedown', ({ target }) => {
    pressed = target instanceof Node && fields.contains(target) ? undefined : wordOf(target);
    if (pressed !== undefined) window.addEventListener('mouseup', released, { once: true });
  });
  dom.addEventListener('dragstart', () => window.removeEventListener('mouseup', released));
  function released({ target }: MouseEvent) {
    if (pressed !== undefined && target instanceof Node && dom.contains(target)) report(pressed);
  }
}

/** A part as readers see it, without React; while it is selected, its fields and its bar are rendered to it. */
function viewOf(views: PartViews, key: string, draw: DrawPart): NodeViewConstructor {
  return (node, _, position) => {
    const { dom, contentDOM, draw: show } = draw();
    const words = document.createElement('div');
    words.contentEditable = 'false';
    words.className = 'part-words';
    dom.append(words);
    let part: ShownPart = { key, dom, words, node, position, clicked: undefined };
    let isSelected = false;
    show(node.attrs);
    watchClicks(dom, words, (word) => {
      if (isSelected) views.show({ ...part, clicked: word });
    });
    // A link leads nowhere while its article is written.
    dom.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a') && !words.contains(event.target))
        event.preventDefault();
    });
    views.made();
    return {
      dom,
      ...(contentDOM && { contentDOM }),
      update(next) {
        if (next.type !== node.type) return false;
        if (next === part.node) return true;
        part = { ...part, node: next };
        show(next.attrs);
        if (isSelected) views.show(part);
        return true;
      },
      selectNode() {
        isSelected = true;
        dom.classList.add('ProseMirror-selectednode');
        views.show(part);
      },
      deselectNode() {
        isSelected = false;
        dom.classList.remove('ProseMirror-selectednode');
        views.hide(key);
      },
      stopEvent: ({ target }) => target instanceof Node && words.contains(target),
      ignoreMutation: (mutation) =>
        mutation.type !== 'selection' && contentDOM?.contains(mutation.target) !== true,
      destroy: () => views.hide(key),
    };
  };
}

const DRAWS: Readonly<Record<string, DrawPart>> = {
  embed: drawEmbed,
  figure: drawFigure,
  gallery: drawGallery,
  attachment: drawAttachment,
};

export function articleParts(views: PartViews): Extension {
  let made = 0;
  const nodeViews = Object.fromEntries(
    Object.entries(DRAWS).map(([name, draw]): [string, NodeViewConstructor] => [
      name,
      (...args) => {
        made += 1;
        return viewOf(views, `${made}`, draw)(...args);
      },
    ]),
  );
  return Extension.create({
    name: 'articleParts',
    addProseMirrorPlugins: () => [new Plugin({ props: { nodeViews } }), dropEmptyGalleries()],
  });
}
