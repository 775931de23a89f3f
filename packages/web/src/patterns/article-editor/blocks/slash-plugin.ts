import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { TYPED_SIGNS } from '../editor-keys.ts';
import { startLineBelow } from '../whole-parts/part-commands.ts';
import type { BlockMenuState } from './block-menu-state.ts';

const SLASH = new PluginKey<number | undefined>('slash');
/** No name of a block is longer. */
const LONGEST = 24;

/** `/` opens the menu on an empty line or after a space: "và/hoặc" and "km/h" stay words. */
function opensMenu({ selection: { $from, empty } }: EditorState): boolean {
  const line = $from.parent;
  if (!empty || !line.isTextblock || line.type.spec.code === true) return false;
  if ($from.parentOffset === 0) return line.content.size === 0;
  return /^\s$/.test(line.textBetween($from.parentOffset - 1, $from.parentOffset, undefined, 'x'));
}

/** What stands between the `/` and the cursor; undefined once the cursor has left it. */
function queryAt({ doc, selection }: EditorState, at: number): string | undefined {
  const { $head, empty } = selection;
  if (!empty || at < $head.start() || $head.pos <= at || $head.pos - at > LONGEST) return undefined;
  const text = doc.textBetween(at, $head.pos, undefined, '\uFFFC');
  return /^\/(?!\s)[^\uFFFC]*$/.test(text) ? text.slice(1) : undefined;
}

/** Opens the menu on the empty line at the cursor, or on a new one below its block. */
export function openBlockMenu(view: EditorView): void {
  view.focus();
  if (!view.editable) return;
  const { $from, empty } = view.state.selection;
  const isOwnLine = empty && $from.depth === 1 && $from.parent.content.size === 0;
  if (!isOwnLine) startLineBelow(view);
  const { tr, selection } = view.state;
  view.dispatch(tr.insertText(TYPED_SIGNS.blocks).setMeta(SLASH, selection.from).scrollIntoView());
}

/** Closes the menu and leaves the text as it is. */
function closeBlockMenu(view: EditorView): void {
  if (!view.isDestroyed && SLASH.getState(view.state) !== undefined)
    view.dispatch(view.state.tr.setMeta(SLASH, 'close'));
}

/** Opens the menu of blocks while somebody types, also within a composed word. */
export function slashMenu(menu: BlockMenuState): Plugin {
  return new Plugin<number | undefined>({
    key: SLASH,
    state: {
      init: () => undefined,
      apply(change, at, _, now) {
        const asked: number | 'close' | undefined = change.getMeta(SLASH);
        if (asked !== undefined) return asked === 'close' ? undefined : asked;
        if (at === undefined) return undefined;
        const place = change.mapping.map(at, 1);
        return queryAt(now, place) === undefined ? undefined : place;
      },
    },
    view: () => ({
      update({ state }) {
        const at = SLASH.getState(state);
        const query = at === undefined ? undefined : queryAt(state, at);
        if (at === undefined || query === undefined) menu.set(undefined);
        else menu.set({ at, query, isOwnLine: state.selection.$head.start() === at });
      },
      destroy: () => menu.set(undefined),
    }),
    props: {
      handleTextInput(view, from, to, text) {
        if (text !== TYPED_SIGNS.blocks || from !== to || view.composing || !opensMenu(view.state))
          return false;
        view.dispatch(view.state.tr.insertText(text).setMeta(SLASH, from).scrollIntoView());
        return true;
      },
      handleKeyDown(view, event) {
        if (menu.get() === undefined || event.isComposing || event.keyCode === 229) return false;
        if (event.key !== 'Escape') return menu.onKey?.(event) === true;
        closeBlockMenu(view);
        event.stopPropagation();
        return true;
      },
      handleDOMEvents: {
        blur(view) {
          closeBlockMenu(view);
          return false;
        },
      },
    },
  });
}
