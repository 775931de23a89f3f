import type { RecordLanguage } from '../../../../vocabulary/language.ts';
import { GROUP_BLANKS, NUMBER_STYLES, type NumberStyle } from '../data/number-styles.ts';

export interface RunRead {
  readonly value: number;
  readonly decimals: number;
  readonly isGrouped: boolean;
  readonly isStyled: boolean;
}

const SIGNS = /[.,'’٫٬ \u00A0\u202F\u2009]/;

/**
 * The value of digits with signs between them, as the language reads it: 12.400 is 12400 in Vietnamese and 12.4 in
 * English. What is wrong in the language is read as the other style. Undefined for what is no figure, such as 1.2.3.
 */
export function readRun(run: string, lang: RecordLanguage): RunRead | undefined {
  const own = NUMBER_STYLES[lang];
  const read = readAs(run, own);
  if (read) return { ...read, isStyled: true };
  const other = own.decimal.includes(',') ? NUMBER_STYLES.en : NUMBER_STYLES.vi;
  const odd = readAs(run, other);
  return odd && { ...odd, isStyled: false };
}

function readAs(run: string, { group, decimal }: NumberStyle): Omit<RunRead, 'isStyled'> | undefined {
  const parts = run.split(SIGNS);
  const signs = Array.from(run).filter((sign) => SIGNS.test(sign));
  const last = signs.at(-1);
  if (last === undefined) return { value: Number(run), decimals: 0, isGrouped: false };
  const isDecimal = decimal.includes(last) && signs.indexOf(last) === signs.length - 1;
  const whole = isDecimal ? parts.slice(0, -1) : parts;
  const fraction = isDecimal ? (parts.at(-1) ?? '') : '';
  const groups = isDecimal ? signs.slice(0, -1) : signs;
  if (!groups.every((sign) => isGroupSign(sign, group) && sign === groups[0])) return undefined;
  if (whole.length > 1 && !areGroups(whole)) return undefined;
  return {
    value: Number(`${whole.join('')}.${fraction || '0'}`),
    decimals: fraction.length,
    isGrouped: whole.length > 1,
  };
}

function isGroupSign(sign: string, group: string): boolean {
  return group.includes(sign) || GROUP_BLANKS.includes(sign);
}

function areGroups([first = '', ...others]: readonly string[]): boolean {
  return first.length >= 1 && first.length <= 3 && others.every(({ length }) => length === 3);
}
