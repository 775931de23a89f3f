/** Months as pages write them, folded: no marks, lower case. The longer name first. */
export const MONTHS: readonly (readonly [name: string, month: number])[] = [
  ['muoi mot', 11],
  ['muoi hai', 12],
  ['chap', 12],
  ['muoi', 10],
  ['gieng', 1],
  ['mot', 1],
  ['hai', 2],
  ['ba', 3],
  ['tu', 4],
  ['bon', 4],
  ['nam', 5],
  ['sau', 6],
  ['bay', 7],
  ['tam', 8],
  ['chin', 9],
  ['january', 1],
  ['february', 2],
  ['march', 3],
  ['april', 4],
  ['june', 6],
  ['july', 7],
  ['august', 8],
  ['september', 9],
  ['october', 10],
  ['november', 11],
  ['december', 12],
  ['jan', 1],
  ['feb', 2],
  ['mar', 3],
  ['apr', 4],
  ['may', 5],
  ['jun', 6],
  ['jul', 7],
  ['aug', 8],
  ['sept', 9],
  ['sep', 9],
  ['oct', 10],
  ['nov', 11],
  ['dec', 12],
];

const NUMBERS = new Map(MONTHS);
const isEnglish = ([name]: readonly [string, number]) => /^[a-z]{3,}$/.test(name);
const VIETNAMESE = MONTHS.slice(0, 15);
const ENGLISH = MONTHS.slice(15).filter(isEnglish);

/** Of `thang muoi mot`. */
export const VIETNAMESE_MONTH = VIETNAMESE.map(([name]) => name).join('|');
export const ENGLISH_MONTH = ENGLISH.map(([name]) => name).join('|');

export function monthOf(word: string): number {
  return NUMBERS.get(word) ?? Number(word);
}

/** Milliseconds of the units of "2 giờ trước", folded. */
export const UNITS: ReadonlyMap<string, number> = new Map([
  ['giay', 1000],
  ['second', 1000],
  ['sec', 1000],
  ['phut', 60_000],
  ['minute', 60_000],
  ['min', 60_000],
  ['gio', 3_600_000],
  ['tieng', 3_600_000],
  ['hour', 3_600_000],
  ['ngay', 86_400_000],
  ['day', 86_400_000],
  ['tuan', 604_800_000],
  ['week', 604_800_000],
  ['thang', 2_592_000_000],
  ['month', 2_592_000_000],
]);
