import { spreadLimitOf } from '@toasoan/contract/features/contest-jury/rank-works.ts';
import { MINUTES_TEXTS } from '@toasoan/contract/features/contest-results/minutes-texts.ts';
import { CONTEST_CATEGORIES } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { CATEGORY_TEXTS, ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { type Pdf, setFace, writePdf } from '#server/core/pdf/open-pdf.ts';
import type { ContestRow } from '#server/features/contests/public.ts';
import type { TaskWork } from '#server/features/tasks/public.ts';
import type { Minutes, MinutesJuror, MinutesWork } from './minutes-view.ts';

const INK = '#16202c';
const FAINT = '#5b6472';
const LINE = '#c9d0d8';
const ROW = 15;
/** Left edge and width of each column, in points from the margin. */
const COLUMNS = {
  rank: [0, 30],
  work: [34, 218],
  count: [256, 34],
  mean: [292, 38],
  trimmed: [332, 42],
  normalised: [376, 46],
  spread: [424, 36],
  decision: [462, 49],
} as const;
type Column = keyof typeof COLUMNS;

interface Context {
  readonly contest: ContestRow;
  readonly language: Language;
  readonly timezone: string;
}

/** The minutes of one round: jurors, every ranked work, decisions with their reasons, and lines to sign on. */
export async function writeMinutes(
  { filePath, signal, report, now }: TaskWork,
  minutes: Minutes,
  { contest, language, timezone }: Context,
): Promise<void> {
  const words = MINUTES_TEXTS[language];
  const { round, works, jurors } = minutes;
  const title = `${words.head} ${ROUND_TEXTS[round.key][language].toLocaleUpperCase(language)}`;
  await writePdf(filePath, { title, language, signal }, async (pdf) => {
    pdf.addPage();
    setFace(pdf, 'strong', 16).fillColor(INK).text(title, { align: 'center' });
    setFace(pdf, 'text', 11).text(language === 'vi' ? contest.title : contest.title_en || contest.title, {
      align: 'center',
    });
    pdf.moveDown(0.8);
    setFace(pdf, 'text', 9.5).fillColor(FAINT).text(rulesOf(round, language));
    writeJurors(pdf, jurors, language);
    for (const category of CONTEST_CATEGORIES) {
      const own = works.filter((work) => work.category === category);
      if (own.length === 0) continue;
      signal.throwIfAborted();
      writeTable(pdf, `${CATEGORY_TEXTS[category][language]} (${own.length})`, own, language);
    }
    report(works.length, works.length);
    writeReasons(pdf, works, language);
    writeSignatures(pdf, jurors, language, writtenAt(timezone, language, now()));
  });
}

function rulesOf({ mode, averaging }: Minutes['round'], language: Language): string {
  const words = MINUTES_TEXTS[language];
  const limit = spreadLimitOf(mode);
  const said = `${words.mode}: ${words[mode]}. ${words.averaging.replace('{name}', words[averaging])}`;
  return limit === null ? said : `${said} ${words.outliers.replace('{limit}', String(limit))}`;
}

function writtenAt(timeZone: string, language: Language, time: Date): string {
  const said = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...style }).format(time);
  const { written } = MINUTES_TEXTS[language];
  return written
    .replace('{time}', said({ timeStyle: 'short' }))
    .replace('{date}', said({ dateStyle: 'long' }));
}

function heading(pdf: Pdf, text: string): void {
  needRoom(pdf, 48);
  pdf.moveDown(0.9);
  setFace(pdf, 'strong', 11.5).fillColor(INK).text(text, pdf.page.margins.left);
  pdf.moveDown(0.25);
}

/** A row never stands on two pages. */
function needRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

function writeJurors(pdf: Pdf, jurors: readonly MinutesJuror[], language: Language): void {
  const words = MINUTES_TEXTS[language];
  heading(pdf, words.jurors);
  for (const { name, title, is_chair, state, reason, done } of jurors) {
    const facts = [
      title,
      is_chair ? words.chair : '',
      words.done.replace('{count}', done),
      state === 'REMOVED' ? words.removed.replace('{reason}', reason) : '',
    ].filter(Boolean);
    needRoom(pdf, ROW);
    setFace(pdf, 'text', 9.5)
      .fillColor(INK)
      .text(`${name}: ${facts.join(', ')}`, pdf.page.margins.left);
  }
}

function writeTable(pdf: Pdf, name: string, works: readonly MinutesWork[], language: Language): void {
  const words = MINUTES_TEXTS[language];
  heading(pdf, name);
  row(pdf, words, 'strong');
  for (const work of works) {
    needRoom(pdf, ROW * 2);
    row(pdf, cellsOf(work, language), 'text');
  }
}

function cellsOf(work: MinutesWork, language: Language): Record<Column, string> {
  const words = MINUTES_TEXTS[language];
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const points = (value: string | null) => (value === null ? '–' : format.format(Number(value)));
  return {
    rank: work.rank === null ? '–' : String(work.rank),
    work: `${work.number}  ${work.title}`,
    count: String(work.score_count),
    mean: points(work.mean),
    trimmed: points(work.trimmed),
    normalised: points(work.normalised),
    spread: `${points(work.spread)}${work.is_outlier ? ' !' : ''}`,
    decision: work.decision === null ? words.open : words[work.decision],
  };
}

function row(pdf: Pdf, cells: Readonly<Record<Column, string>>, face: 'text' | 'strong'): void {
  const { left } = pdf.page.margins;
  const y = pdf.y;
  for (const [column, [x, width]] of Object.entries(COLUMNS) as [Column, readonly [number, number]][]) {
    const align = column === 'work' || column === 'decision' ? 'left' : 'right';
    setFace(pdf, face, 8.5)
      .fillColor(INK)
      .text(cells[column], left + x, y, {
        width,
        align,
        height: ROW,
        ellipsis: true,
        lineBreak: column === 'decision',
      });
  }
  pdf
    .lineWidth(0.4)
    .strokeColor(LINE)
    .moveTo(left, y + ROW - 2)
    .lineTo(left + 511, y + ROW - 2)
    .stroke();
  pdf.y = y + ROW;
}

/** Ties and everything else that somebody decided with words. */
function writeReasons(pdf: Pdf, works: readonly MinutesWork[], language: Language): void {
  const words = MINUTES_TEXTS[language];
  const decided = works.filter(({ decide_reason }) => decide_reason !== '');
  if (decided.length === 0) return;
  heading(pdf, words.reasons);
  for (const { number, decided_by_name, decide_reason } of decided) {
    needRoom(pdf, ROW * 2);
    const said = words.by.replace('{who}', decided_by_name).replace('{reason}', () => decide_reason);
    setFace(pdf, 'text', 9.5).fillColor(INK).text(`${number}. ${said}`, pdf.page.margins.left);
  }
}

function writeSignatures(
  pdf: Pdf,
  jurors: readonly MinutesJuror[],
  language: Language,
  written: string,
): void {
  heading(pdf, MINUTES_TEXTS[language].sign);
  for (const { name } of jurors.filter(({ state }) => state === 'ACTIVE')) {
    needRoom(pdf, 34);
    const y = pdf.y + 18;
    setFace(pdf, 'text', 9.5).fillColor(INK).text(name, pdf.page.margins.left, y);
    pdf
      .lineWidth(0.6)
      .strokeColor(FAINT)
      .moveTo(300, y + 12)
      .lineTo(540, y + 12)
      .stroke();
  }
  pdf.moveDown(1);
  setFace(pdf, 'text', 9).fillColor(FAINT).text(written, pdf.page.margins.left);
}
