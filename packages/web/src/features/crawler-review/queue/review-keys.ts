/** What the keys of the queue do; two stand for each of them. */
export const REVIEW_KEYS = [
  { name: 'stories', keys: ['J', 'K'] },
  { name: 'sources', keys: ['ArrowLeft', 'ArrowRight'] },
  { name: 'accept', keys: ['A'] },
  { name: 'reject', keys: ['R'] },
  { name: 'duplicate', keys: ['D'] },
  { name: 'merge', keys: ['M'] },
  { name: 'edit', keys: ['E'] },
  { name: 'tick', keys: ['X'] },
  { name: 'read', keys: ['Space'] },
  { name: 'undo', keys: ['Z'] },
] as const;
