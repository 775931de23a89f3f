import type {
  FieldSelector,
  PageField,
  SelectorKind,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import { foldVietnamese, wordsOf as words } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { textOf } from '../page/element-text.ts';
import { wordsOf } from '../page/linked-data.ts';
import type { PageView } from '../page/page-view.ts';
import { elementAt } from '../page/safe-page.ts';
import { metaValues, selectFound, selectValues } from '../page/select-values.ts';
import { cssPathsOf, xpathOf } from './paths-of-element.ts';

/** A selector for what a person clicked. */
export interface SuggestedSelector {
  readonly selector: FieldSelector;
  /** What it gives on the page of the click, cut. */
  readonly value: string;
  /** Pages of the others where it gives something like one value. */
  readonly works: number;
  readonly tried: number;
  /** 0 to 100: how surely it means the same on every page. */
  readonly score: number;
}

export interface ClickedPlace {
  readonly page: PageView;
  readonly node: number;
  readonly others: readonly PageView[];
}

const MANY: ReadonlySet<PageField> = new Set(['tags', 'author', 'keywords']);
const MAX = 8;
const MAX_VALUE = 300;
/** How stable a kind is by itself. */
const BASE: Readonly<Record<SelectorKind, number>> = { JSONLD: 70, META: 68, CSS: 66, XPATH: 56, REGEX: 40 };

/** Proposals for a field, the stablest first; each is tried on the other pages. */
export function suggestSelectors(field: PageField, place: ClickedPlace): SuggestedSelector[] {
  const element = elementAt(place.page, place.node);
  if (element === undefined) return [];
  const proposals = [...ofElement(field, element), ...ofHead(field, place.page, textOf(element))];
  const scored = proposals.flatMap((proposal) => judged(proposal, field, place) ?? []);
  const unique = new Map(
    scored.map((one) => [`${one.selector.kind} ${one.selector.expr} ${one.selector.attr}`, one]),
  );
  return [...unique.values()].sort((a, b) => b.score - a.score).slice(0, MAX);
}

interface Proposal {
  readonly selector: FieldSelector;
  readonly stability: number;
}

const selectorOf = (kind: SelectorKind, expr: string, field: PageField, attr = ''): FieldSelector => ({
  kind,
  expr,
  attr,
  take: MANY.has(field) ? 'ALL' : 'FIRST',
  transform: [],
});

function ofElement(field: PageField, clicked: Element): Proposal[] {
  const image =
    field === 'cover' ? (clicked.localName === 'img' ? clicked : clicked.querySelector('img')) : null;
  const element = image ?? clicked;
  const attr = image === null ? '' : 'src';
  const css = cssPathsOf(element, MANY.has(field)).map(({ expr, stability }) => ({
    selector: selectorOf('CSS', expr, field, attr),
    stability,
  }));
  return [...css, { selector: selectorOf('XPATH', xpathOf(element), field, attr), stability: 0 }];
}

/** Places in the head that say the same as the clicked element. */
function ofHead(field: PageField, page: PageView, text: string): Proposal[] {
  if (field === 'content') return [];
  const isSame = (value: string) => isAlike(value, text);
  const names = [...page.document.querySelectorAll('meta[content]')].flatMap(
    (meta) => meta.getAttribute('property') ?? meta.getAttribute('name') ?? [],
  );
  const metas = [...new Set(names)].filter((name) => metaValues(page.document, name).some(isSame));
  const paths = page.linked === undefined ? [] : pathsTo(page.linked.node, isSame);
  return [
    ...metas.map((name) => ({ selector: selectorOf('META', name, field), stability: 0 })),
    ...paths.map((path) => ({ selector: selectorOf('JSONLD', path, field), stability: 0 })),
  ];
}

/** The same words; dates and covers are written differently in the head. */
function isAlike(value: string, text: string): boolean {
  const [a, b] = [words(foldVietnamese(value)).join(' '), words(foldVietnamese(text)).join(' ')];
  if (a === '' || b === '') return false;
  return a === b || (b.length > 15 && a.startsWith(b)) || (a.length > 15 && b.includes(a));
}

function pathsTo(node: unknown, isSame: (value: string) => boolean, path = '$', depth = 0): string[] {
  if (depth > 4 || typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const here = Array.isArray(node) ? `${path}[${key}]` : `${path}.${key}`;
    if (typeof value === 'string') return isSame(wordsOf(value)) ? [here] : [];
    return pathsTo(value, isSame, here, depth + 1);
  });
}

function judged(
  { selector, stability }: Proposal,
  field: PageField,
  { page, others }: ClickedPlace,
): SuggestedSelector | undefined {
  const values = selectValues(page, selector);
  const own = values[0] ?? '';
  if (own === '' && field !== 'content') return undefined;
  const found = selectFound(page, selector).length;
  const counts = others.map((other) =>
    selectValues(other, selector).length === 0 ? 0 : selectFound(other, selector).length,
  );
  const works = counts.filter((count) => count > 0 && (MANY.has(field) || count === 1)).length;
  const isOne = MANY.has(field) || found === 1;
  const share = others.length === 0 ? 0.5 : works / others.length;
  const score = BASE[selector.kind] + stability + (isOne ? 10 : -15) + Math.round((share - 0.5) * 30);
  return {
    selector,
    value: own.slice(0, MAX_VALUE),
    works,
    tried: others.length,
    score: Math.max(0, Math.min(100, score)),
  };
}
