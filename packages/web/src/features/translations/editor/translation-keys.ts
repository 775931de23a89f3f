/** What the keys of the editor do, in ProseMirror's notation. They work while somebody types in a paragraph too. */
export const TRANSLATION_KEYS = [
  { name: 'approve', keys: ['Mod-Enter'] },
  { name: 'nextWork', keys: ['Alt-ArrowDown'] },
  { name: 'previousWork', keys: ['Alt-ArrowUp'] },
  { name: 'fix', keys: ['Alt-1'] },
  { name: 'next', keys: ['Alt-j'] },
  { name: 'previous', keys: ['Alt-k'] },
  { name: 'machine', keys: ['Alt-m'] },
  { name: 'memory', keys: ['Alt-n'] },
  { name: 'stillFits', keys: ['Alt-v'] },
  { name: 'lock', keys: ['Alt-l'] },
] as const;
