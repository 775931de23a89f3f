import type { Dialect } from '../spans/markup.ts';

/** A source text with the things that must survive, each as it must stand in the English translation. */
export interface ShuffledText {
  readonly text: string;
  readonly mustStand: readonly string[];
}

type Below = (count: number) => number;

/** Numbers below a bound, the same for each seed. */
function numbersOf(seed: number): Below {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return (count) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % count;
  };
}

const WORDS =
  'người dân trong làng cùng nhau kể chuyện về mùa lúa chín sau trận mưa đầu năm ở miền núi'.split(' ');
const ENGLISH = 'people of the village tell stories about rice after rain in hills'.split(' ');
const NAMES = [
  'Nguyễn Thị Mai',
  'Trần Văn Bảy',
  'Lê Thu Hà',
  'Hà Nội',
  'Điện Biên Phủ',
  'Giàng Thị Mỷ',
  'Hội An',
  'Phú Quốc',
];
const LINKS = [
  'https://vietnam.vn/le-hoi?x=1&y=2',
  'www.hanoi.gov.vn/tin-tuc',
  'bandoc@toasoan.vn',
  'http://vd.org/a_(b)/c.html',
  '#DuLịchViệt',
  '@toasoan',
];
const CODES = ['[gallery id="12" cols=3]', '[/video]', '{{ten_mien}}', '[quote]', '{{ngay | dd/mm}}'];

const two = (number: number) => String(number).padStart(2, '0');
const grouped = (number: number, sign: string) => String(number).replace(/\B(?=(\d{3})+$)/g, sign);

/** A thing in Vietnamese, and as it stands in English. */
type Make = (below: Below) => readonly [string, string];
const same = (text: string): readonly [string, string] => [text, text];
const pick = (items: readonly string[], below: Below) => items[below(items.length)] ?? '';

const THINGS: readonly Make[] = [
  (below) => same(pick(NAMES, below)),
  (below) => same(pick(LINKS, below)),
  (below) => same(pick(CODES, below)),
  (below) => same(`${two(1 + below(28))}/${two(1 + below(12))}/${1945 + below(90)}`),
  (below) => same(`${1 + below(23)}h${two(below(60))}`),
  (below) => same(`${two(below(24))}:${two(below(60))}`),
  (below) => same(`${1900 + below(90)}-${1990 + below(40)}`),
  (below) => same(`09${two(below(100))}.${100 + below(900)}.${100 + below(900)}`),
  (below) => same(String(1 + below(999))),
  (below) => {
    const number = 1_000 + below(2_000_000_000);
    return [grouped(number, '.'), grouped(number, ',')];
  },
  (below) => {
    const [number, part] = [1_000 + below(90_000), 1 + below(9)];
    return [`${grouped(number, '.')},${part} km`, `${grouped(number, ',')}.${part} km`];
  },
  (below) => {
    const [number, part] = [below(100), two(below(100))];
    return [`${number},${part}%`, `${number}.${part}%`];
  },
];

/** Words of a paragraph with things that no engine may change between them, and tags of the segment. */
export function aShuffledText(seed: number): ShuffledText {
  const below = numbersOf(seed);
  const written: string[] = [];
  const mustStand: string[] = [];
  let pairs = 0;
  let open = '';
  const addTag = (tag: string) => {
    written.push(tag);
    mustStand.push(tag);
  };
  for (let at = 0; at < 3 + below(9); at += 1) {
    for (let words = below(4); words > 0; words -= 1) written.push(pick(WORDS, below));
    // A word apart, or two figures would be read as one with a unit.
    written.push(pick(WORDS, below));
    const [source, target] = THINGS[below(THINGS.length)]?.(below) ?? same('1');
    written.push(source);
    mustStand.push(target);
    const dice = below(6);
    if (dice === 0 && open === '') {
      pairs += 1;
      open = `</g${pairs}>`;
      addTag(`<g${pairs}>`);
    } else if (dice === 1 && open !== '') {
      addTag(open);
      open = '';
    } else if (dice === 2) addTag(`<x${at + 1}/>`);
  }
  written.push(pick(WORDS, below));
  if (open !== '') addTag(open);
  return { text: written.join(' '), mustStand };
}

const PLACEHOLDER = '<m [^>]*/>|<m [^>]*>[^<]*</m>|<span [^>]*>[^<]*</span>';
const TOKEN = new RegExp(`${PLACEHOLDER}|<[^>]*>|[^<\\s]+`, 'g');

/** An engine that writes its own words and moves placeholders about between the tags of the segment. */
export function shufflingEngine(markup: string, dialect: Dialect, seed: number): string {
  const below = numbersOf(seed + 7);
  const isTag = new RegExp(dialect === 'xml' ? '^</?[gx]' : '^</?b');
  const parts: string[][] = [[]];
  for (const [token] of markup.matchAll(TOKEN)) {
    if (isTag.test(token)) parts.push([token], []);
    else parts.at(-1)?.push(token.startsWith('<') ? token : pick(ENGLISH, below));
  }
  return parts.map((part) => shuffled(part, below).join(' ')).join(' ');
}

function shuffled(tokens: readonly string[], below: Below): string[] {
  const left = [...tokens];
  return tokens.flatMap(() => left.splice(below(left.length), 1));
}

/** What of a translation is missing, or stands there and should not: empty when all is well. */
export function problemsOf(translation: string, { mustStand }: ShuffledText): string[] {
  let rest = translation;
  const problems: string[] = [];
  for (const thing of mustStand.toSorted((one, other) => other.length - one.length)) {
    const at = rest.indexOf(thing);
    if (at < 0) problems.push(`${thing} is missing`);
    else rest = `${rest.slice(0, at)} ${rest.slice(at + thing.length)}`;
  }
  const strange = rest.split(/\s+/).filter((word) => word !== '' && !ENGLISH.includes(word));
  return [...problems, ...strange.map((word) => `${word} was not asked for`)];
}
