import type {
  FieldSelector,
  TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import { valuesAt } from '../page/linked-data.ts';
import type { PageView } from '../page/page-view.ts';
import { parsePage } from '../page/parse-page.ts';
import { selectAll, selectFound } from '../page/select-values.ts';
import { type Block, textOfBlocks } from './content-block.ts';
import { escapeHtml } from './escape-html.ts';
import { locateContent } from './locate-content.ts';
import type { ReadRules } from './part-reader.ts';
import { BlockReader } from './read-blocks.ts';
import { tidyBlocks } from './tidy-blocks.ts';

const MAX_BLOCKS = 3000;
const ENOUGH = 20;

export interface Content {
  readonly blocks: readonly Block[];
  readonly by: 'TEMPLATE' | 'JSONLD' | 'PAGE' | 'READABILITY';
  readonly place: number | null;
  /** Where on the page it is. */
  readonly root: Element | undefined;
}

/** The body of a page: by the template, else where the page or the reader view says, else of linked data. */
export function readContent(page: PageView, template: TemplateDefinition): Content | undefined {
  const wanted = contentByTemplate(page, template);
  if (wanted !== undefined) return wanted;
  const read = blocksBy(page, template);
  const located = locateContent(page.document, page.source);
  const blocks = located === undefined ? [] : read([located]);
  if (hasContent(blocks)) {
    const isStated = located?.getAttribute('itemprop') === 'articleBody';
    return { blocks, by: isStated ? 'PAGE' : 'READABILITY', place: null, root: located };
  }
  const stated = page.linked?.node.articleBody;
  const linked = typeof stated === 'string' ? read([asElement(stated)]) : [];
  return hasContent(linked) ? { blocks: linked, by: 'JSONLD', place: null, root: undefined } : undefined;
}

/** The body where one of the template's selectors names it. */
export function contentByTemplate(page: PageView, template: TemplateDefinition): Content | undefined {
  const read = blocksBy(page, template);
  for (const [place, selector] of template.fields.content.entries()) {
    const roots = rootsOf(page, selector);
    const blocks = read(roots);
    if (hasContent(blocks)) return { blocks, by: 'TEMPLATE', place, root: roots[0] };
  }
  return undefined;
}

function blocksBy(page: PageView, template: TemplateDefinition) {
  const rules = rulesOf(page, template);
  return (roots: readonly Element[]) =>
    tidyBlocks(
      roots.flatMap((root) => BlockReader.read(root, rules)),
      template.creditPattern,
    );
}

const hasContent = (blocks: readonly Block[]) =>
  textOfBlocks(blocks).length >= ENOUGH || blocks.some(({ kind }) => kind === 'figure');

function rulesOf(page: PageView, template: TemplateDefinition): ReadRules {
  const all = (selectors: readonly string[]) =>
    new Set(selectors.flatMap((selector) => selectAll(page.document, selector)));
  return {
    base: page.url,
    keep: new Set(template.keepTags.map((name) => name.toLowerCase())),
    removed: all(template.removeSelectors),
    unwrapped: all(template.unwrapSelectors),
    captionSelector: template.captionSelector,
    creditPattern: template.creditPattern,
    maxBlocks: MAX_BLOCKS,
  };
}

function rootsOf(page: PageView, selector: FieldSelector): Element[] {
  const found =
    selector.kind === 'JSONLD' && page.linked !== undefined
      ? valuesAt(page.linked.node, selector.expr).map(String)
      : selectFound(page, selector);
  const roots = found.map((at) => {
    if (typeof at === 'string') return asElement(at);
    const written = selector.attr === '' ? null : at.getAttribute(selector.attr);
    return written === null ? at : asElement(written);
  });
  return selector.take === 'FIRST' ? roots.slice(0, 1) : roots;
}

/** HTML as it is; of plain text each line is a paragraph. */
function asElement(written: string): Element {
  const html = /<\w+[^>]*>/.test(written)
    ? written
    : written
        .split(/\r?\n+/)
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join('');
  return parsePage(html).document.body;
}
