import type { PublicSite } from '@toasoan/contract/features/delivery/public-site.ts';
import type { ProjectColor } from '@toasoan/contract/features/projects/project.ts';

/** On white and on dark paper, each with at least 4.5:1. */
const BRANDS: Readonly<Record<ProjectColor, readonly [light: string, dark: string]>> = {
  green: ['#0b6b4a', '#63cb9f'],
  orange: ['#b03c0c', '#fb9a58'],
  blue: ['#1d55d8', '#8ab6ff'],
  cyan: ['#0b6b80', '#4cc9e6'],
  violet: ['#6d33d6', '#b79cfa'],
  brown: ['#7d4412', '#d9a066'],
  red: ['#a8123a', '#fb8496'],
  teal: ['#0f6b64', '#2dd4bf'],
  indigo: ['#4338ca', '#a5b4fc'],
  magenta: ['#9c157a', '#f0a3df'],
  olive: ['#56610b', '#bfcb4f'],
  slate: ['#4a5763', '#a9b6c2'],
};
const HEX = /^#[0-9a-f]{6}$/;

/** The class that carries a category's colour. */
export function accentOf(color: string): string {
  return HEX.test(color) ? ` accented a-${color.slice(1)}` : '';
}

/** Colours of a site as one style sheet: its policy names it by its hash, so no element needs a style of its own. */
export function siteColors({ color, categories }: Pick<PublicSite, 'color' | 'categories'>): string {
  const [light, dark] = BRANDS[color];
  const accents = [...new Set(categories.map((category) => category.color))]
    .filter((one) => HEX.test(one))
    .map((one) => `.a-${one.slice(1)}{--accent-light:${one}}`);
  const brand = (selector: string, value: string) =>
    `${selector}{--brand:${value};--brand-wash:color-mix(in oklab,${value} 7%,var(--paper))}`;
  return [
    brand(':root', light),
    `@media (prefers-color-scheme:dark){${brand(':root:not([data-theme="light"])', dark)}}`,
    brand(':root[data-theme="dark"]', dark),
    ...accents,
  ].join('');
}
