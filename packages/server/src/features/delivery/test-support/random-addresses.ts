/** Of no site. */
export const NO_PROJECTS = ['999999', '0', 'khong-co'] as const;

const KINDS = [
  'post',
  'category',
  'tag',
  'author',
  'figure',
  'destination',
  'event',
  'comments',
  'search',
  'home',
  'events',
  'site-of-host',
];
const TAILS = [
  '',
  '-2',
  '%20',
  '%00',
  '%ff',
  '/',
  '?lang=en',
  '?limit=50',
  '?limit=9999',
  '?after=1-1',
  '?q=bai',
  "'--",
  '..%2f',
  'é',
];

interface Named {
  readonly id: string;
  readonly slug: string;
}

/** Addresses of the public API as somebody would try them who looks for what is hidden. */
export function* randomAddresses(
  posts: readonly Named[],
  projects: readonly string[],
  count: number,
): Generator<string> {
  const random = randomFrom(17);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  for (let made = 0; made < count; made += 1) {
    const { slug, id } = pick(posts);
    const name = pick([slug, id, `${slug}-${id}`, `post-${id}`, slug.slice(0, -1), '']);
    yield `/api/public/v1/${pick(projects)}/${pick(KINDS)}/${name}${pick(TAILS)}`;
  }
}

/** Mulberry32: the same addresses in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
