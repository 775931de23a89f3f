import type { PageField } from '@toasoan/contract/features/extraction/template-definition.ts';

/** Between the entries of a value that is a list: `valuesOf`. */
const SEPARATORS: Readonly<Partial<Record<PageField, string>>> = {
  author: ', ',
  tags: ' · ',
  keywords: ' · ',
};

/** The elements whose whole text is a value that the head of the page gave, or one of its entries. */
export function elementsShowing(page: Document, field: PageField, value: string): readonly Element[] {
  if (value === '') return [];
  if (field === 'publishedTime') return timesOf(page, Date.parse(value));
  const separator = SEPARATORS[field];
  const entries = new Set((separator === undefined ? [value] : value.split(separator)).map(plain));
  const holders = [...page.querySelectorAll('[data-node]')].filter((element) =>
    entries.has(plain(element.textContent ?? '')),
  );
  // Of elements in each other the inmost one; of several places of a title its heading.
  const inmost = holders.filter(
    (element) => !holders.some((other) => other !== element && element.contains(other)),
  );
  if (separator !== undefined) return inmost;
  const heading =
    field === 'title' ? inmost.find((element) => element.closest('h1, h2') !== null) : undefined;
  const shown = heading ?? inmost[0];
  return shown === undefined ? [] : [shown];
}

/** Longer texts say more than a time. */
const LONGEST_TIME = 60;

/** Elements for times say which one they mean; else its day and minute are written in Việt Nam's way. */
function timesOf(page: Document, time: number): readonly Element[] {
  const stated = [...page.querySelectorAll('[data-node][datetime]')].find(
    (element) => Date.parse(element.getAttribute('datetime') ?? '') === time,
  );
  if (stated !== undefined) return [stated];
  const [day, minute] = [DAY.format(time), MINUTE.format(time)];
  const written = [...page.querySelectorAll('[data-node]')].findLast((element) => {
    const text = element.textContent ?? '';
    return text.length <= LONGEST_TIME && text.includes(day) && text.includes(minute);
  });
  return written === undefined ? [] : [written];
}

const IN_VIETNAM = { timeZone: 'Asia/Ho_Chi_Minh' } as const;
const DAY = new Intl.DateTimeFormat('en-GB', {
  ...IN_VIETNAM,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const MINUTE = new Intl.DateTimeFormat('en-GB', { ...IN_VIETNAM, hour: '2-digit', minute: '2-digit' });

const plain = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('vi');
