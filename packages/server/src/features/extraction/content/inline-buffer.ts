import { dropInvisible } from '@toasoan/contract/core/text.ts';
import type { Inline } from './content-block.ts';
import { escapeHtml } from './escape-html.ts';

/** Outer marks first, so that equal neighbours share their elements. */
export const MARKS = ['a', 'strong', 'em', 'u', 's', 'sub', 'sup'] as const;
export type Mark = (typeof MARKS)[number];

/** The marks at a place; of `a` its address. */
export type Marks = Readonly<Partial<Record<Mark, string>>>;

interface Run {
  readonly text: string;
  readonly marks: Marks;
}

const BREAK = '\n';

/** Collects the text of one block. */
export class InlineBuffer {
  #runs: Run[] = [];

  add(text: string, marks: Marks): void {
    const clean = dropInvisible(text).replace(/[\s\u00A0]+/g, ' ');
    if (clean !== '') this.#runs.push({ text: clean, marks });
  }

  break(): void {
    this.#runs.push({ text: BREAK, marks: {} });
  }

  /** Two line breaks with nothing between them end a paragraph. */
  get endsInBreak(): boolean {
    const last = this.#runs.findLast(({ text }) => text !== ' ');
    return last?.text === BREAK;
  }

  /** What was collected, trimmed, and begins anew; undefined where it has no words. */
  take(): Inline | undefined {
    const runs = trimmed(this.#runs);
    this.#runs = [];
    return runs.length === 0 ? undefined : inlineOf(runs);
  }

  /** The same, parted where a line that is all bold or all italic meets one that is not. */
  takeLines(): Inline[] {
    const runs = trimmed(this.#runs);
    this.#runs = [];
    const parts: Run[][] = [];
    for (const line of linesIn(runs)) {
      const last = parts.at(-1);
      if (last !== undefined && lookOf(last) === lookOf(line)) last.push({ text: BREAK, marks: {} }, ...line);
      else parts.push(line);
    }
    return parts
      .map(trimmed)
      .filter((part) => part.length > 0)
      .map(inlineOf);
  }
}

function linesIn(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    if (run.text === BREAK) lines.push([]);
    else lines.at(-1)?.push(run);
  }
  return lines;
}

function lookOf(line: readonly Run[]): string {
  const words = line.filter(({ text }) => text.trim() !== '');
  const isAll = (mark: Mark) => words.length > 0 && words.every(({ marks }) => marks[mark] !== undefined);
  return `${isAll('strong')} ${isAll('em')}`;
}

function inlineOf(runs: readonly Run[]): Inline {
  const words = runs.map(({ text, marks }) => ({ length: text.replace(/\s/g, '').length, marks }));
  const all = words.reduce((sum, { length }) => sum + length, 0);
  const share = (mark: Mark) =>
    words.reduce((sum, { length, marks }) => sum + (marks[mark] === undefined ? 0 : length), 0) / all;
  return {
    html: htmlOf(runs),
    text: runs
      .map(({ text }) => text)
      .join('')
      .normalize('NFC')
      .replace(/\s+/g, ' '),
    bold: share('strong'),
    italic: share('em'),
    linked: share('a'),
  };
}

/** No space at both ends, around breaks or twice. */
function trimmed(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    if (run.text === BREAK) addBreak(kept, run);
    else addText(kept, run);
  }
  while (kept.at(-1)?.text.trim() === '') kept.pop();
  trimEnd(kept);
  return kept;
}

function addBreak(kept: Run[], run: Run): void {
  trimEnd(kept);
  if (kept.length > 0 && kept.at(-1)?.text !== BREAK) kept.push(run);
}

function addText(kept: Run[], { text, marks }: Run): void {
  const isAfterSpace = /\s$/.test(kept.at(-1)?.text ?? ' ');
  const clean = isAfterSpace ? text.trimStart() : text;
  if (clean !== '') kept.push({ text: clean, marks });
}

function trimEnd(kept: Run[]): void {
  const last = kept.at(-1);
  if (last === undefined || last.text === BREAK) return;
  const text = last.text.trimEnd();
  if (text === '') kept.pop();
  else kept[kept.length - 1] = { text, marks: last.marks };
}

function htmlOf(runs: readonly Run[]): string {
  let html = '';
  let open: readonly (readonly [Mark, string])[] = [];
  for (const { text, marks } of runs) {
    const wanted = MARKS.flatMap((mark) => (marks[mark] === undefined ? [] : [[mark, marks[mark]] as const]));
    const shared = open.findIndex(
      ([mark, value], at) => wanted[at]?.[0] !== mark || wanted[at]?.[1] !== value,
    );
    const kept = shared < 0 ? open.length : shared;
    html += closing(open.slice(kept));
    for (const [mark, value] of wanted.slice(kept)) html += opening(mark, value);
    html += text === BREAK ? '<br>' : escapeHtml(text.normalize('NFC'));
    open = wanted;
  }
  return html + closing(open);
}

const opening = (mark: Mark, value: string) =>
  mark === 'a' ? `<a href="${escapeHtml(value)}">` : `<${mark}>`;
const closing = (marks: readonly (readonly [Mark, string])[]) =>
  marks
    .toReversed()
    .map(([mark]) => `</${mark}>`)
    .join('');
