/** A send of a comment that nobody honest makes, with what it should be answered. */
export interface HostileCall {
  readonly name: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the post's own address. */
  readonly target?: string;
}

/** The next number of a sequence that a seed fixes, from 0 up to 1. */
type Random = () => number;

/** Mulberry32. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const LATIN = 'abcdefghiklmnopqrstuvxy';
const HOMOGLYPHS = [
  'hu\u0435.example',
  'hue.ex\u0430mple',
  'h\uff55e.example',
  'hue\u2024example',
  'huе.example',
];
const STRANGE_TARGETS = [
  'post-0',
  'post--1',
  'POST-1',
  'post-1e3',
  'page-1',
  'post-99999999999999999999',
  '%00',
  '..%2f',
];
const WRONG_VALUES: readonly unknown[] = [null, 0, -1, 1e308, true, [], {}, [['a']], { toString: 'x' }];
const FIELDS = ['authorName', 'email', 'content', 'parentId', 'lang', 'phone', 'recaptchaToken', 'website'];
const CONTROL = ['\\u0000', '\\u0007', '\\ud800', '\\udfff', '\\u001b[2J', '\\u009f'];

/** Each kind makes a call whose refusal is certain, in endless variety. */
const KINDS: readonly ((random: Random, pick: Pick) => HostileCall)[] = [
  (random) => ({ name: 'noise', body: Buffer.from(bytes(random, 200)) }),
  (random) => ({ name: 'cut JSON', body: json(honest(random)).slice(0, Math.floor(random() * 60) + 1) }),
  (random, pick) => ({
    name: 'wrong type',
    body: json({ ...honest(random), [pick(FIELDS)]: pick(WRONG_VALUES) }),
  }),
  (random) => ({ name: 'unknown key', body: json({ ...honest(random), [`x${word(random)}`]: true }) }),
  (random) => ({ name: 'role key', body: json({ ...honest(random), state: 'APPROVED', isPinned: true }) }),
  (random) => ({
    name: 'duplicate key',
    body: `{"authorName":"An Bình","content":"một","content":"${word(random)}"}`,
  }),
  (random) => ({
    name: '__proto__',
    body: `{"authorName":"An Bình","content":"${word(random)}","__proto__":{"a":1}}`,
  }),
  (random, pick) => ({
    name: 'control characters',
    body: `{"authorName":"An Bình","content":"${word(random)}${pick(CONTROL)}"}`,
  }),
  (random) => ({ name: 'bytes that are no UTF-8', body: badUtf8(word(random)) }),
  (random) => ({ name: 'deep JSON', body: deep(64 + Math.floor(random() * 400)) }),
  (random) => ({ name: 'megabyte', body: json({ ...honest(random), content: 'x'.repeat(1_048_576) }) }),
  (random) => ({
    name: 'too long',
    body: json({ ...honest(random), content: 'ẵ'.repeat(2_001 + random() * 500) }),
  }),
  (random) => ({ name: 'too short', body: json({ ...honest(random), content: '\u200b a\u00ad' }) }),
  (random) => ({ name: 'bad e-mail', body: json({ ...honest(random), email: `${word(random)}<script>@x` }) }),
  (random) => ({
    name: 'filled trap',
    body: json({ ...honest(random), website: `https://${word(random)}.example` }),
  }),
  (random, pick) => ({
    name: 'homoglyph origin',
    body: json(honest(random)),
    headers: { origin: encodeURI(`https://${pick(HOMOGLYPHS)}`) },
  }),
  (random) => ({
    name: 'forged origin',
    body: json(honest(random)),
    headers: { origin: `https://hue.example.${word(random)}.example` },
  }),
  (random) => ({ name: 'null origin', body: json(honest(random)), headers: { origin: 'null' } }),
  (random) => ({
    name: 'form',
    body: `content=${word(random)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  (random) => ({
    name: 'HTML',
    body: `<html>${word(random)}</html>`,
    headers: { 'content-type': 'text/html' },
  }),
  (random) => ({ name: 'compressed', body: json(honest(random)), headers: { 'content-encoding': 'gzip' } }),
  (random) => ({
    name: 'bad key',
    body: json(honest(random)),
    headers: { 'idempotency-key': 'a b\u007f'.repeat(90) },
  }),
  (random, pick) => ({ name: 'strange target', body: json(honest(random)), target: pick(STRANGE_TARGETS) }),
  (random) => ({
    name: 'no target',
    body: json(honest(random)),
    target: `post-${900_000_000 + Math.floor(random() * 1e6)}`,
  }),
  (random) => ({ name: 'foreign parent', body: json({ ...honest(random), parentId: '900000000' }) }),
];

type Pick = <T>(list: readonly T[]) => T;

/** So many calls, every kind in turn. */
export function* hostileCalls(count: number, seed: number): Generator<HostileCall> {
  const random = randomFrom(seed);
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] as never;
  for (let call = 0; call < count; call += 1) {
    const kind = KINDS[call % KINDS.length];
    if (kind !== undefined) yield kind(random, pick);
  }
}

const json = (value: unknown) => JSON.stringify(value);

function honest(random: Random): object {
  return { authorName: 'An Bình', content: `Bài viết hay, ${word(random)} ${word(random)}.` };
}

function word(random: Random): string {
  return Array.from(
    { length: 4 + Math.floor(random() * 8) },
    () => LATIN[Math.floor(random() * LATIN.length)],
  ).join('');
}

function bytes(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => Math.floor(random() * 256));
}

function badUtf8(text: string): Buffer {
  return Buffer.concat([
    Buffer.from(`{"authorName":"An Bình","content":"${text}`),
    Buffer.from([0xff, 0xfe, 0xc0]),
    Buffer.from('"}'),
  ]);
}

function deep(levels: number): string {
  return `{"authorName":"An Bình","content":${'['.repeat(levels)}${']'.repeat(levels)}}`;
}
