import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import { pictureAddress } from '../content/picture-source.ts';
import { readDate } from '../dates/vietnamese-date.ts';
import { absoluteAddress } from '../page/absolute-address.ts';
import { textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';
import { selectAll } from '../page/select-values.ts';
import { type ListItem, type ListResult, type ListRules, listItem, listOf, NOTHING } from './list-item.ts';

const TITLE = 'h1, h2, h3, h4, h5, [class*="title" i]';
const LEAD = 'p, [class*="sapo" i], [class*="desc" i], [class*="summary" i], [class*="lead" i]';
const DATES = 'time, [class*="date" i], [class*="time" i], [datetime]';
const MIN_TITLE = 18;

/** Articles in a page that lists them: as the template says, else every link that reads like a title. */
export function parseHtmlList(
  page: PageView,
  list: TemplateDefinition['list'],
  rules: ListRules,
): ListResult {
  const found =
    list.itemSelector !== ''
      ? selectAll(page.document, list.itemSelector).map((item) => inItem(item, list, rules))
      : linksIn(page, list).map((link) => ofLink(link, list, rules));
  const items = found.flatMap((item) => item ?? []);
  const [next] = selectAll(page.document, list.nextSelector);
  const href = next?.getAttribute('href') ?? next?.querySelector('a')?.getAttribute('href');
  return { ...NOTHING, ...listOf(items, rules), next: absoluteAddress(href, page.url) ?? null };
}

function linksIn(page: PageView, { linkSelector }: TemplateDefinition['list']): Element[] {
  if (linkSelector !== '') return selectAll(page.document, linkSelector);
  return [...page.document.querySelectorAll('a[href]')].filter(
    (link) => textOf(link).length >= MIN_TITLE && link.closest('nav, footer, header') === null,
  );
}

function ofLink(
  link: Element,
  { linkAttr }: TemplateDefinition['list'],
  rules: ListRules,
): ListItem | undefined {
  return listItem(
    { url: link.getAttribute(linkAttr), title: textOf(link) || (link.getAttribute('title') ?? '') },
    rules,
  );
}

function inItem(item: Element, list: TemplateDefinition['list'], rules: ListRules): ListItem | undefined {
  const link = linkOf(item, list.linkSelector);
  const heading = item.querySelector(TITLE);
  const title = [heading, link].map(textOf).find(Boolean) ?? link?.getAttribute('title') ?? '';
  const image = item.querySelector('img');
  const lead = [...item.querySelectorAll(LEAD)]
    .map(textOf)
    .find((text) => text !== title && text.length > 40);
  return listItem(
    {
      url: link?.getAttribute(list.linkAttr),
      title,
      sapo: lead,
      publishedTime: timeIn(item, rules),
      picture: image === null ? undefined : pictureAddress(image, rules.url),
    },
    rules,
  );
}

function linkOf(item: Element, selector: string): Element | undefined {
  if (selector !== '') return selectAll(item, selector)[0];
  if (item.localName === 'a') return item;
  return item.querySelector('h1 a, h2 a, h3 a, h4 a') ?? item.querySelector('a[href]') ?? undefined;
}

function timeIn(item: Element, rules: ListRules): string | null {
  for (const place of item.querySelectorAll(DATES)) {
    const date = readDate(textOf(place), rules) ?? readDate(place.getAttribute('datetime') ?? '', rules);
    if (date !== null) return date.time;
  }
  return null;
}
