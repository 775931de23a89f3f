/**
 * Every key of the editor by what it is for, in ProseMirror's notation: `Mod` is Ctrl, or ⌘ on a Mac. What acts on a key
 * takes it from here, and the list of shortcuts shows all of it.
 */
export const EDITOR_KEYS = {
  words: {
    bold: 'Mod-b',
    italic: 'Mod-i',
    underline: 'Mod-u',
    strike: 'Mod-Shift-x',
    superscript: 'Mod-.',
    subscript: 'Mod-,',
    link: 'Mod-k',
    clear: 'Mod-\\',
  },
  lines: {
    heading2: 'Mod-Alt-2',
    heading3: 'Mod-Alt-3',
    heading4: 'Mod-Alt-4',
    paragraph: 'Mod-Alt-0',
    bulletList: 'Mod-Shift-8',
    orderedList: 'Mod-Shift-7',
    blockquote: 'Mod-Shift-9',
    lineBreak: 'Shift-Enter',
    moveUp: 'Alt-Shift-ArrowUp',
    moveDown: 'Alt-Shift-ArrowDown',
  },
  text: {
    undo: 'Mod-z',
    redo: 'Mod-y',
    find: 'Mod-f',
    focusMode: 'Mod-Shift-f',
    toolbar: 'Alt-F10',
  },
  review: {
    suggest: 'Mod-Alt-s',
    nextSuggestion: 'Mod-Alt-j',
    previousSuggestion: 'Mod-Alt-k',
    accept: 'Mod-Alt-y',
    reject: 'Mod-Alt-n',
    note: 'Mod-Alt-m',
    goToNote: 'Mod-Alt-g',
  },
} as const;

/** Signs that are typed in the text: `/` opens the menu of blocks, the others give the line or the words a shape. */
export const TYPED_SIGNS = {
  blocks: '/',
  heading2: '##',
  heading3: '###',
  heading4: '####',
  blockquote: '>',
  bulletList: '-',
  orderedList: '1.',
  divider: '---',
  bold: '**',
} as const;
