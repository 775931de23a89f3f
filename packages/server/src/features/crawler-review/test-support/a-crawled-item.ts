import { createHash } from 'node:crypto';
import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import { PAGE_FIELDS } from '@toasoan/contract/features/extraction/template-definition.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { insertItem, type NewItem } from '../item-store.ts';

let count = 0;

function anExtractedPage(changes: Partial<ExtractedPage> = {}): ExtractedPage {
  const words = 'Hợp tác xã đón người hái cà phê từ năm giờ sáng, sớm hơn mọi năm hai tuần.';
  const contentText = changes.contentText ?? `${words}\nGiá nhân công tăng một phần mười so với vụ trước.`;
  return {
    title: 'Cà phê vào vụ: hợp tác xã lo nhân công hái',
    sapo: 'Cần khoảng 4.000 công mỗi ngày.',
    contentHtml: contentText
      .split('\n')
      .map((line) => `<p>${line}</p>`)
      .join(''),
    contentText,
    authors: ['Minh Khuê'],
    publishedTime: '2026-11-20T08:44:00.000Z',
    category: 'Kinh tế',
    tags: ['cà phê'],
    keywords: [],
    sourceName: 'Báo Ví Dụ',
    cover: null,
    images: [],
    canonicalUrl: '',
    lang: 'vi',
    foundBy: Object.fromEntries(PAGE_FIELDS.map((field) => [field, null])) as ExtractedPage['foundBy'],
    missing: [],
    warnings: [],
    refusal: null,
    score: 96,
    ...changes,
  };
}

/** A text of a source in the queue, with the address it came from; returns its id. */
export async function aCrawledItem(
  db: Db,
  projectId: string,
  sourceId: string,
  { page, ...more }: Partial<Omit<NewItem, 'page'>> & { readonly page?: Partial<ExtractedPage> } = {},
): Promise<string> {
  count += 1;
  const url = more.originalUrl ?? `https://bao-vi-du.example/bai-${count}.html`;
  const key = createHash('sha256').update(`${projectId} ${count} ${url}`).digest();
  const { rows } = await sql<{ id: string }>`
    INSERT INTO crawled_pages (project_id, source_id, url, url_key, state, next_time, found_time, fetch_time)
    VALUES (${projectId}, ${sourceId}, ${url}, ${key}, 'READ', now(), now(), now()) RETURNING id`.execute(db);
  const id = await insertItem(db, projectId, {
    sourceId,
    pageId: rows[0]?.id ?? '',
    sourceCategoryId: null,
    linkId: null,
    template: null,
    originalUrl: url,
    fetchedTime: new Date(),
    targetCategoryId: null,
    tagIds: [],
    provinceCode: null,
    isLicensed: true,
    ...more,
    page: anExtractedPage(page),
  });
  if (id === undefined) throw new Error('The text is in the queue already.');
  return id;
}
