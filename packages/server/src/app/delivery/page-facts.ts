import { Parser } from 'htmlparser2';

/** What search engines and readers are given to know a page by. */
export interface PageFacts {
  /** '' for none. */
  readonly canonical: string;
  /** '' for none. */
  readonly robots: string;
  /** The text of the first heading, its spaces as one. */
  readonly heading: string;
}

/** Reads the facts of a rendered page. */
export function pageFactsOf(page: string): PageFacts {
  let canonical = '';
  let robots = '';
  let heading = '';
  let headings = 0;
  let isInside = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'link' && attributes.rel === 'canonical') canonical = attributes.href ?? '';
      if (name === 'meta' && attributes.name === 'robots') robots = attributes.content ?? '';
      if (name === 'h1') {
        headings += 1;
        isInside = headings === 1;
      }
    },
    ontext: (text) => {
      if (isInside) heading += text;
    },
    onclosetag: (name) => {
      if (name === 'h1') isInside = false;
    },
  });
  parser.end(page);
  return { canonical, robots, heading: inOneLine(heading) };
}

export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
