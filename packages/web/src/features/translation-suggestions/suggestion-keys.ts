/** What the keys of the inbox do. */
export const SUGGESTION_KEYS = [
  { name: 'move', keys: ['J', 'K'] },
  { name: 'accept', keys: ['A'] },
  { name: 'remember', keys: ['M'] },
  { name: 'keyword', keys: ['T'] },
  { name: 'reject', keys: ['R'] },
  { name: 'duplicate', keys: ['D'] },
  { name: 'edit', keys: ['E'] },
  { name: 'search', keys: ['/'] },
] as const;
