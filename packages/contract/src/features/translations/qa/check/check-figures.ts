import { YEARS_AHEAD } from '../data/month-names.ts';
import { MONEY_BEFORE } from '../data/number-styles.ts';
import { COUNTS_IN_WORDS, NUMBER_WORDS, WRITTEN_OUT } from '../data/number-words.ts';
import type { QaFinding } from '../qa-finding.ts';
import type { Figure } from '../read/figure.ts';
import { certainMonths } from '../read/read-dates.ts';
import { readFigures } from '../read/read-figures.ts';
import { writeFigure } from '../read/write-figure.ts';
import { checkMonths } from './check-months.ts';
import { type CheckedPair, finding } from './checked-pair.ts';

/** Figures with their large units, percents and units of measure, and dates. */
export function checkFigures(pair: CheckedPair): QaFinding[] {
  const { source, target, sourceLang, targetLang } = pair;
  const sourceMonths = certainMonths(source.text, sourceLang);
  const targetMonths = certainMonths(target.text, targetLang);
  const said = readFigures(source.text, sourceLang, targetMonths);
  const given = readFigures(target.text, targetLang, sourceMonths);
  const open = [...given.figures];
  const missing: Figure[] = [];
  const findings: QaFinding[] = [];
  for (const figure of said.figures) {
    const place = bestMatch(open, figure, targetLang);
    const [match] = place === -1 ? [] : open.splice(place, 1);
    if (match) findings.push(...ofMatch(pair, figure, match));
    else missing.push(figure);
  }
  const spare = open.filter(({ value }) => !said.loose.includes(value));
  findings.push(...ofMissing(pair, missing, spare, given.loose));
  return [...findings, ...checkMonths(pair, said, given)];
}

/** Of several with the same value the one that is counted in the same. */
function bestMatch(open: readonly Figure[], figure: Figure, lang: CheckedPair['targetLang']): number {
  const isSame = (one: Figure) => isSameValue(one.value, figure, lang);
  const alike = open.findIndex(
    (one) => isSame(one) && one.isPercent === figure.isPercent && one.unit === figure.unit,
  );
  return alike === -1 ? open.findIndex(isSame) : alike;
}

function isSameValue(value: number, figure: Figure, lang: CheckedPair['targetLang']): boolean {
  const ahead = YEARS_AHEAD[lang];
  if (ahead !== undefined && isYear(figure.value) && value === figure.value + ahead) return true;
  return Math.abs(value - figure.value) <= Math.abs(figure.value) * 1e-9;
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1000 && value <= 2100;
}

/** The value is right; what is around it may not be. */
function ofMatch(pair: CheckedPair, source: Figure, target: Figure): QaFinding[] {
  if (!target.isStyled) {
    const fix = writeFigure(
      { ...source, scale: target.scale, mantissa: target.mantissa, decimals: target.decimals },
      pair.targetLang,
    );
    return [finding(pair, 'FIGURE', 'warning', 'figureStyle', { source, target, fix })];
  }
  if (source.isPercent && !target.isPercent && target.unit === undefined)
    return [
      finding(pair, 'UNIT', 'error', 'percent', {
        source,
        target,
        fix: `${pair.target.text.slice(target.start, target.end)}%`,
      }),
    ];
  if (source.unit !== undefined && target.unit !== undefined && source.unit !== target.unit)
    return [
      finding(pair, 'UNIT', 'error', 'unit', {
        source: { start: source.start, end: source.unitRange?.end ?? source.end },
        target: target.unitRange,
        fix: source.unit,
      }),
    ];
  return [];
}

function ofMissing(
  pair: CheckedPair,
  missing: readonly Figure[],
  spare: readonly Figure[],
  loose: readonly number[],
): QaFinding[] {
  const left = [...spare];
  const findings: QaFinding[] = [];
  const alone: Figure[] = [];
  for (const figure of missing) {
    const place = left.findIndex((one) => isSlipOf(one, figure));
    const [slip] = place === -1 ? [] : left.splice(place, 1);
    if (slip) findings.push(changed(pair, figure, slip, true));
    else if (!isInWords(pair, figure, loose)) alone.push(figure);
  }
  const isCertain = alone.length === 1 && left.length === 1;
  for (const figure of alone) {
    const other = left.shift();
    findings.push(other ? changed(pair, figure, other, isCertain) : lost(pair, figure));
  }
  return [...findings, ...left.flatMap((figure) => added(pair, figure))];
}

/** The same digits under another unit, or read otherwise: 12.400 left in an English text is 12.4. */
function isSlipOf(target: Figure, source: Figure): boolean {
  return (
    target.digits === source.digits ||
    (target.mantissa === source.mantissa && target.scale !== source.scale && source.mantissa !== 0)
  );
}

function changed(pair: CheckedPair, source: Figure, target: Figure, isCertain: boolean): QaFinding {
  const isScale = target.mantissa === source.mantissa && target.scale !== source.scale;
  const range = withMoney(pair, target);
  const fix = isCertain ? `${range.money}${writeFigure(source, pair.targetLang)}` : undefined;
  const isDate = source.of === 'date';
  return finding(
    pair,
    isScale ? 'UNIT' : isDate ? 'DATE' : 'FIGURE',
    'error',
    isScale ? 'scale' : isDate ? 'dateChanged' : 'figureChanged',
    { source, target: range, fix },
  );
}

/** A figure with the money before it, as people read it: VND 1.2 million. */
function withMoney({ target }: CheckedPair, { start, end }: Figure) {
  const money = MONEY_BEFORE.exec(target.text.slice(0, start))?.[0] ?? '';
  return { start: start - money.length, end, money };
}

function lost(pair: CheckedPair, source: Figure): QaFinding {
  const isSmall = Number.isInteger(source.value) && source.value <= WRITTEN_OUT && !source.isPercent;
  const isDate = source.of === 'date';
  return finding(
    pair,
    isDate ? 'DATE' : 'FIGURE',
    isSmall || isDate ? 'warning' : 'error',
    isDate ? 'dateMissing' : 'figureMissing',
    { source },
  );
}

function added(pair: CheckedPair, target: Figure): QaFinding[] {
  const words = COUNTS_IN_WORDS[pair.sourceLang];
  if (!words || words.test(pair.source.text) || target.value <= WRITTEN_OUT || isYear(target.value))
    return [];
  return [finding(pair, 'FIGURE', 'warning', 'figureAdded', { target })];
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const TENS = ['', 'X', 'XX', 'XXX'];

/** "three", "a third", "XXI": the target says the figure without digits, or as a time of day. */
function isInWords(
  { target, targetLang }: CheckedPair,
  { value }: Figure,
  loose: readonly number[],
): boolean {
  if (loose.includes(value)) return true;
  const words = NUMBER_WORDS[targetLang];
  if (!words) return Number.isInteger(value) && value <= WRITTEN_OUT;
  const word = words[value];
  const start = targetLang === 'ja' || targetLang === 'zh' ? '' : '(?<![\\p{L}\\p{M}])';
  if (word !== undefined && new RegExp(`${start}(?:${word})`, 'iu').test(target.text)) return true;
  if (!Number.isInteger(value) || value < 1 || value >= 40) return false;
  const roman = `${TENS[Math.floor(value / 10)]}${ROMAN[value % 10]}`;
  return new RegExp(`(?<![\\p{L}\\p{M}])${roman}(?!\\p{Lu})`, 'u').test(target.text);
}
