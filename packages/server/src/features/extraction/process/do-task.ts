import { decodePage } from '../decoding/decode-page.ts';
import { extractPage, type PageSource } from '../extract-page.ts';
import { discoverSections } from '../lists/discover-sections.ts';
import { readList } from '../lists/read-list.ts';
import { type PageView, viewPage } from '../page/page-view.ts';
import { showSafely } from '../page/safe-page.ts';
import { PLAIN_DEFINITION } from '../plain-definition.ts';
import { suggestSelectors } from '../suggestions/suggest-selectors.ts';
import type { ExtractionAnswer, ExtractionTask, FetchedPage, ListTask } from './extraction-task.ts';

const MAX_BYTES = 10 * 1024 * 1024;

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
    case 'suggest':
      return suggestSelectors(task.field, {
        page: viewOf(task.page),
        node: task.node,
        others: task.others.map(viewOf),
      });
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

function viewOf(page: FetchedPage): PageView {
  return viewPage(sourceOf(page).text, page.url);
}
