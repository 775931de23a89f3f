import { EDITOR_KEYS, TYPED_SIGNS } from '#web/patterns/article-editor/editor-keys.ts';

/** Keys by what they do, in ProseMirror's notation; several are alternatives. */
type ShortcutGroup = Readonly<Record<string, string | readonly string[]>>;

/** Keys of the frame, lists and forms by where they work; several arrows stand for each of them. */
const CONSOLE_KEYS = {
  anywhere: { palette: 'Mod-k', shortcuts: ['Mod-/', '?'] },
  tabs: {
    walk: ['ArrowLeft', 'ArrowRight'],
    close: 'Delete',
    move: 'Ctrl-Shift-ArrowLeft-ArrowRight',
  },
  lists: {
    rows: ['J', 'K'],
    select: 'X',
    edit: 'E',
    search: '/',
    filter: 'F',
    tree: 'Alt-ArrowUp-ArrowDown-ArrowLeft-ArrowRight',
  },
  forms: { save: 'Mod-S', next: 'Mod-Enter', leave: 'Esc' },
} as const satisfies Record<string, ShortcutGroup>;

const WRITING = { ...EDITOR_KEYS, signs: TYPED_SIGNS } as const satisfies Record<string, ShortcutGroup>;

/** Every shortcut of the console; those of the editor first where somebody writes. */
export function shortcutGroups(
  isWriting: boolean,
): readonly (readonly [place: string, keys: ShortcutGroup])[] {
  const groups = isWriting ? { ...WRITING, ...CONSOLE_KEYS } : { ...CONSOLE_KEYS, ...WRITING };
  return Object.entries(groups);
}
