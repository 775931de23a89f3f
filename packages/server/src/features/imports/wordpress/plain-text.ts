import { cleanLongText, cleanOneLine, countCodePoints } from '@toasoan/contract/core/text.ts';
import { Parser } from 'htmlparser2';

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
const HAS_TAG = /<\/?[a-z][^<>]*>/i;

export function hasMarkup(html: string): boolean {
  return HAS_TAG.test(html);
}

/** A title or name that WordPress keeps as HTML, as plain text on one line. */
export function plainLine(html: string): string {
  return cleanOneLine(textOf(html).replace(CONTROL, ''));
}

/** A description as plain text, keeping its lines. */
export function plainLines(html: string): string {
  return cleanLongText(textOf(html).replace(CONTROL, ''));
}

/** What these hold is read by nobody. */
const UNREAD = new Set(['script', 'style']);
/** After these a line ends. */
const ENDS_LINE = new Set(['br', 'p', 'div', 'li', 'blockquote', 'pre', 'tr', 'h1', 'h2', 'h3', 'h4']);

function textOf(html: string): string {
  const parts: string[] = [];
  let unread = 0;
  let isLineEnd = false;
  const parser = new Parser({
    onopentagname: (name) => {
      if (UNREAD.has(name)) unread += 1;
    },
    ontext: (text) => {
      if (unread > 0) return;
      // Most write the tag and the line's end.
      if (isLineEnd && !/^[^\S\n]*\n/.test(text)) parts.push('\n');
      isLineEnd = false;
      parts.push(text);
    },
    onclosetag: (name) => {
      if (UNREAD.has(name)) unread -= 1;
      if (ENDS_LINE.has(name)) isLineEnd = true;
    },
  });
  parser.end(html.toWellFormed());
  return parts.join('');
}

/** The text within `max` characters; a longer one ends at a word with "…". */
export function cutAtWord(text: string, max: number): string {
  if (countCodePoints(text) <= max) return text;
  const head = [...text].slice(0, max - 1).join('');
  const space = head.search(/\s\S*$/);
  return `${(space > max / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}
