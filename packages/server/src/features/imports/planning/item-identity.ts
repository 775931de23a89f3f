import type { ReportEntry } from '../report/import-report.ts';
import type { ExportFacts } from '../wordpress/map-item.ts';
import { plainLine } from '../wordpress/plain-text.ts';
import { childText, metaOf, type WxrElement } from '../wordpress/wxr-record.ts';
import { hashOfKey } from './import-key.ts';

export type Identity = Pick<ReportEntry, 'type' | 'id' | 'guid' | 'title'>;

/** The title of an item in the report: a file's name, a menu entry's page. */
export function identityOf(item: WxrElement, { pageTitles }: Pick<ExportFacts, 'pageTitles'>): Identity {
  const address = childText(item, 'wp:attachment_url');
  const page = pageTitles.get(metaOf(item, '_menu_item_object_id'));
  return {
    type: typeOf(item),
    id: childText(item, 'wp:post_id'),
    guid: childText(item, 'guid'),
    title: plainLine(childText(item, 'title')) || page || (address.split('/').at(-1) ?? ''),
  };
}

/** An export without types holds posts. */
export function typeOf(item: WxrElement): string {
  return childText(item, 'wp:post_type') || 'post';
}

export function keyOfItem(site: string, item: WxrElement): string {
  const id = childText(item, 'wp:post_id');
  return hashOfKey({ site, type: typeOf(item), id, guid: childText(item, 'guid') });
}
