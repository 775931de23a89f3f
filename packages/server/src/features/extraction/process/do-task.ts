import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import { decodePage } from '../decoding/decode-page.ts';
import { extractPage, type PageSource, withReplacements } from '../extract-page.ts';
import { shownByTemplate } from '../fields/template-fields.ts';
import { discoverSections } from '../lists/discover-sections.ts';
import { parseOpml } from '../lists/parse-opml.ts';
import { readList } from '../lists/read-list.ts';
import { type PageView, viewPage } from '../page/page-view.ts';
import { showSafely } from '../page/safe-page.ts';
import { selectBeforeAndAfter } from '../page/select-values.ts';
import { PLAIN_DEFINITION } from '../plain-definition.ts';
import { suggestSelectors } from '../suggestions/suggest-selectors.ts';
import type { ExtractionAnswer, ExtractionTask, FetchedPage, ListTask, TryTask } from './extraction-task.ts';

const MAX_BYTES = 10 * 1024 * 1024;
/** Characters of a value that people see. */
const MAX_SHOWN = 300;

/** Does a task in this process. */
export function doTask(task: ExtractionTask): NonNullable<ExtractionAnswer['result']> | null {
  switch (task.kind) {
    case 'extract': {
      const [first, ...further] = task.pages;
      return extractPage([sourceOf(first), ...further.map(sourceOf)], task);
    }
    case 'list':
      return listOf(task);
    case 'discover':
      return discoverSections(task.pages.map(viewOf));
    case 'opml':
      return parseOpml(task.text) ?? null;
    case 'suggest':
      return suggestSelectors(task.field, {
        page: viewOf(task.page),
        node: task.node,
        others: task.others.map(viewOf),
      });
    case 'tryField':
      return task.pages.map((at) => tryField(task, at));
    case 'select':
      return selectBeforeAndAfter(replacedView(task.page, task.template), task.selector);
    case 'showSafely':
      return showSafely(viewOf(task.page));
  }
}

function listOf({ page, format, template = PLAIN_DEFINITION, max, fetchedTime, timeZone }: ListTask) {
  const rules = {
    url: page.url,
    max,
    urlPattern: template.urlPattern,
    now: fetchedTime,
    timeZone,
    formats: template.dateFormats,
  };
  return (
    readList({ bytes: page.bytes, contentType: page.contentType, format, list: template.list }, rules) ?? null
  );
}

function sourceOf({ url, bytes, contentType }: FetchedPage): PageSource {
  return { url, ...decodePage(bytes.subarray(0, MAX_BYTES), contentType) };
}

/** The page is parsed once for all selectors. */
function tryField({ field, template, selectors }: TryTask, at: TryTask['pages'][number]): string[] {
  const view = replacedView(at.page, template);
  const dates = { now: at.fetchedTime, timeZone: at.timeZone, formats: template.dateFormats };
  return selectors.map((selector) => {
    const alone = { ...template, fields: { ...template.fields, [field]: [selector] } };
    return shownByTemplate(view, alone, field, dates).slice(0, MAX_SHOWN);
  });
}

const replacedView = (page: FetchedPage, template: TemplateDefinition) =>
  viewPage(withReplacements(sourceOf(page).text, template), page.url);

function viewOf(page: FetchedPage): PageView {
  return viewPage(sourceOf(page).text, page.url);
}
