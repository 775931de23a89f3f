import { LRUCache } from 'lru-cache';

const MOST = 1_000;
/** What is longer is no everyday header, and is read anew. */
const LONGEST = 200;

/** A pure function of a short text that few different texts are given to: each answer is found once. */
export function remembered<Answer>(find: (text: string) => Answer): (text: string) => Answer {
  const known = new LRUCache<string, { readonly answer: Answer }>({ max: MOST });
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.answer;
    const answer = find(text);
    if (text.length <= LONGEST) known.set(text, { answer });
    return answer;
  };
}
