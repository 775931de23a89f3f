import type { EventPlan } from '@toasoan/contract/features/events/verbs/status-change.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';

/** One thing that a text may say: its words for a search, and how they are written. */
export interface OldWords {
  readonly reason: 'TIME' | 'PLACE';
  /** As people read it. */
  readonly shown: string;
  /** What a search of bodies finds candidates by. */
  readonly search: string;
  /** Finds it in a folded text. */
  readonly pattern: RegExp;
}

const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{M}\\p{N}])';
const NO_LETTER_AFTER = '(?![\\p{L}\\p{M}\\p{N}])';
/** A place of one syllable is in every text. */
const FEWEST_WORDS = 2;

/** How texts say when and where an event was planned. */
export function oldWordsOf({ startTime, placeName }: Pick<EventPlan, 'startTime' | 'placeName'>): OldWords[] {
  return [...(startTime === null ? [] : [dateWords(startTime)]), ...placeWords(placeName)];
}

/** "22/11/2026", "22-11", "22.11", "22 tháng 11", with or without zeros and year. */
function dateWords(startTime: string): OldWords {
  const [year = '', month = '', day = ''] = hanoiDay(Date.parse(startTime)).split('-');
  const [shortDay, shortMonth] = [String(Number(day)), String(Number(month))];
  const two = (long: string, short: string) => (long === short ? long : `0?${short}`);
  const date = `${two(day, shortDay)}(?:\\s*[/.-]\\s*|\\s+thang\\s+)${two(month, shortMonth)}`;
  return {
    reason: 'TIME',
    shown: `${day}/${month}/${year}`,
    search: `${shortDay} ${shortMonth}`,
    pattern: new RegExp(`${NO_LETTER_BEFORE}${date}(?!\\d)(?![/.-](?!${year})\\d{4})`, 'gu'),
  };
}

function placeWords(placeName: string): OldWords[] {
  const words = wordsOf(foldVietnamese(placeName));
  if (words.length < FEWEST_WORDS) return [];
  return [
    {
      reason: 'PLACE',
      shown: placeName,
      search: placeName,
      pattern: new RegExp(`${NO_LETTER_BEFORE}${words.join('[^\\p{L}\\p{N}]+')}${NO_LETTER_AFTER}`, 'gu'),
    },
  ];
}

const AROUND = 60;

/** The words around the first place where a text says it; undefined where it does not. */
export function passageWith(text: string, { pattern }: OldWords): string | undefined {
  for (const line of text.normalize('NFC').split('\n')) {
    const folded = foldVietnamese(line);
    const [found] = folded.matchAll(pattern);
    if (found === undefined) continue;
    // Folding keeps the length of Vietnamese text; where it does not, the passage is the line's beginning.
    const at = folded.length === line.length ? found.index : 0;
    const from = at <= AROUND ? 0 : line.indexOf(' ', at - AROUND) + 1;
    const end = line.lastIndexOf(' ', at + found[0].length + AROUND);
    const to = line.length <= at + found[0].length + AROUND || end <= at ? line.length : end;
    return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
  }
  return undefined;
}
