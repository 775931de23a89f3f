import type { RecordLanguage } from '../../../../vocabulary/language.ts';
import { NUMBER_STYLES } from '../data/number-styles.ts';
import { WRITTEN_SCALES } from '../data/scale-words.ts';
import type { Figure } from './figure.ts';

/** A figure of the source as the language of the target writes it, with its large unit. */
export function writeFigure(figure: Figure, lang: RecordLanguage): string {
  if (figure.scale === 1) return digitsOf(figure.mantissa, figure.decimals, figure.isGrouped, lang);
  const scales = WRITTEN_SCALES[lang];
  const scale =
    scales.find(([by]) => by === figure.scale) ?? scales.find(([by]) => by <= figure.value) ?? scales.at(-1);
  if (!scale) return digitsOf(figure.value, 0, true, lang);
  const [by, written] = scale;
  const mantissa = Number((figure.value / by).toPrecision(14));
  const decimals = by === figure.scale ? figure.decimals : decimalsOf(mantissa);
  return `${digitsOf(mantissa, decimals, mantissa >= 1000, lang)}${written}`;
}

function digitsOf(value: number, decimals: number, isGrouped: boolean, lang: RecordLanguage): string {
  const [whole = '', fraction] = value.toFixed(Math.max(decimals, decimalsOf(value))).split('.');
  const { group, decimal } = NUMBER_STYLES[lang];
  const grouped = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, group[0] ?? '') : whole;
  return fraction === undefined ? grouped : `${grouped}${decimal[0]}${fraction}`;
}

function decimalsOf(value: number): number {
  return Math.min(String(value).split('.')[1]?.length ?? 0, 12);
}
