import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { randomNumbers } from '../newsroom/random.ts';
import { ACTS, DEEDS, PLACES, SHORT_WORDS, THINGS, WHEN, WHICH, WHO, WHY } from './event-words.ts';

/** A report as one paper writes it; reports of one event are of one story. */
export interface Report {
  readonly event: number;
  readonly source: number;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Milliseconds after the beginning of the day. */
  readonly time: number;
}

/** Words of a sentence with the lists that they come from: a writer exchanges them for others of the same list. */
type Phrase = readonly [string, readonly string[]];
type Sentence = readonly Phrase[];
interface NewsEvent {
  readonly title: Sentence;
  readonly sentences: readonly Sentence[];
  readonly time: number;
}

const DAY_MS = 86_400_000;
const PAPERS_LATER_MS = 10 * 3_600_000;
/** Every fourth event has the place, the subject and a sentence of background of the one before. */
const SIBLINGS = 4;
/** One report in five is an agency's text nearly word by word. */
const COPIES = 0.2;
const EXCHANGED = { copy: 0.01, rewrite: 0.13, title: 0.3 } as const;
const LEFT_OUT = 0.25;
const WITHOUT_MARKS = 0.05;
/** Sentences made of turns of phrase that reports of all events share. */
const STOCK = 0.3;

export function inventReports(events: number, perEvent: number, seed: number): Report[] {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  const phrase = (words: readonly string[]): Phrase => [pick(words), words];
  const number = (): Phrase => {
    const amount = String(Math.ceil(random() * 900));
    return [amount, [amount]];
  };
  const sentence = (): Sentence => {
    if (random() >= STOCK)
      return Array.from({ length: 6 + Math.floor(random() * 6) }, () => phrase(SHORT_WORDS));
    return pick([
      () => [phrase(WHO), phrase(ACTS), phrase(WHY), phrase(WHEN)],
      () => [phrase(WHEN), phrase(THINGS), phrase(WHICH), phrase(DEEDS), phrase(WHY)],
      () => [phrase(THINGS), phrase(WHICH), phrase(DEEDS), number(), phrase(WHEN)],
      () => [phrase(WHO), phrase(ACTS), number(), phrase(THINGS), phrase(WHICH)],
    ])();
  };

  const made: NewsEvent[] = [];
  for (let at = 0; at < events; at += 1) made.push(invent(at % SIBLINGS === 1 ? made[at - 1] : undefined));
  const reports = made.flatMap((event, at) =>
    Array.from({ length: perEvent }, (_, source) => report(event, at, source)),
  );
  return reports.toSorted((one, other) => one.time - other.time);

  function invent(before: NewsEvent | undefined): NewsEvent {
    const [place = phrase(PLACES), thing = phrase(THINGS)] = before?.title ?? [];
    const title = [place, thing, phrase(DEEDS), phrase(WHEN)];
    const background = before?.sentences.at(-1) ?? sentence();
    const lead = [phrase(WHEN), thing, phrase(WHICH), ['ở', ['ở']] as const, place, ...title.slice(2)];
    const sentences = [lead, ...Array.from({ length: 9 }, sentence), background];
    return { title, sentences, time: random() * (DAY_MS - PAPERS_LATER_MS) };
  }

  function report({ title, sentences, time }: NewsEvent, event: number, source: number): Report {
    const isCopy = random() < COPIES;
    const rate = isCopy ? EXCHANGED.copy : EXCHANGED.rewrite;
    const kept = sentences.filter((_, at) => at === 0 || isCopy || random() >= LEFT_OUT);
    const order = isCopy ? kept : kept.toSorted(() => random() - 0.7);
    const own = isCopy ? [] : [sentence()];
    const spell = random() < WITHOUT_MARKS ? foldVietnamese : (text: string) => text;
    return {
      event,
      source: isCopy ? 0 : source,
      title: spell(written(title, isCopy ? rate : EXCHANGED.title)),
      paragraphs: [...order, ...own].map((words) => spell(`${written(words, rate)}.`)),
      time: time + random() * PAPERS_LATER_MS,
    };
  }

  /** With some words exchanged; a number and a place stay what they are. */
  function written(words: Sentence, rate: number): string {
    const text = words
      .map(([word, others]) => (others !== PLACES && random() < rate ? pick(others) : word))
      .join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
}
