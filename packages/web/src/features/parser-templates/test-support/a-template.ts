import {
  type FieldSelector,
  PAGE_FIELDS,
  type PageField,
  type TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import type { FieldMarks } from '@toasoan/contract/features/parser-templates/field-marks.ts';
import type { PageValues } from '@toasoan/contract/features/parser-templates/page-values.ts';
import type {
  ParserTemplate,
  ParserTemplateDetail,
} from '@toasoan/contract/features/parser-templates/parser-template.ts';
import type { StudioPage, TestPage } from '@toasoan/contract/features/parser-templates/studio.ts';

const BY = { userId: '1', name: 'Trần Minh Quản' };
export const everyField = <Value>(value: Value) =>
  Object.fromEntries(PAGE_FIELDS.map((field) => [field, value])) as Record<PageField, Value>;
export const css = (expr: string): FieldSelector => ({
  kind: 'CSS',
  expr,
  attr: '',
  take: 'FIRST',
  transform: [],
});

function aDefinition(fields: Partial<TemplateDefinition['fields']> = {}): TemplateDefinition {
  return {
    urlPattern: '',
    list: { itemSelector: '', linkSelector: '', linkAttr: 'href', nextSelector: '', maxPages: 1 },
    fields: { ...everyField<FieldSelector[]>([]), ...fields },
    dateFormats: [],
    removeSelectors: ['.quang-cao'],
    unwrapSelectors: [],
    keepTags: [],
    nextPageSelector: '',
    singlePageSelector: '',
    captionSelector: '',
    creditPattern: '',
    replace: [],
    minTitleLength: 4,
    minBodyChars: 300,
    mustContain: [],
    mustNotContain: [],
    paywallSelector: '',
    videoSelector: '',
  };
}

export const URLS = ['https://vi-du.example/ca-phe.html', 'https://vi-du.example/mua-lon.html'];

export function aTemplate(changes: Partial<ParserTemplateDetail> = {}): ParserTemplateDetail {
  return {
    id: '7',
    title: 'Mẫu báo địa phương kiểu 1',
    note: '',
    status: 'ENABLE',
    currentVersion: 7,
    currentSince: '2026-09-02T03:00:00.000Z',
    hasDraft: true,
    draftTime: '2026-11-20T03:00:00.000Z',
    sources: [{ sourceId: '3', title: 'Báo Ví Dụ', isDefault: true }],
    testUrls: URLS,
    lastTestTime: '2026-11-20T03:00:00.000Z',
    testsPassed: 1,
    testsTotal: 2,
    passRate: 0.92,
    passPages: 1_240,
    drift: [],
    draft: aDefinition({
      title: [css('h1.tit')],
      content: [css('.bai')],
      publishedTime: [{ ...css('article:published_time'), kind: 'META' }, css('.gio')],
    }),
    createTime: '2026-11-20T03:00:00.000Z',
    updateTime: '2026-11-20T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 12,
    ...changes,
  };
}

export function rowOf({ draft: _, ...row }: ParserTemplateDetail): ParserTemplate {
  return row;
}

const VALUES: PageValues = {
  ...everyField(''),
  title: 'Cà phê vào vụ: hợp tác xã lo nhân công hái',
  content: 'Năm giờ sáng, chuyến xe đầu tiên đã dừng trước sân hợp tác xã.',
};
const MARKS: FieldMarks = { ...everyField('NONE' as const), title: 'OK', content: 'OK', publishedTime: 'OK' };

export function aTestPage(changes: Partial<TestPage> = {}): TestPage {
  return {
    url: URLS[0] ?? '',
    sourceTitle: 'Báo Ví Dụ',
    title: VALUES.title,
    marks: MARKS,
    places: { ...everyField(null), title: 0, content: 0, publishedTime: 1 },
    values: VALUES,
    passes: true,
    refusal: null,
    isStored: true,
    ...changes,
  };
}

const HTML = `<!doctype html><html><head><meta charset="utf-8"></head><body data-node="3">
<div data-node="4"><h1 data-node="5" class="tit">${VALUES.title}</h1>
<span data-node="6" class="gio">20/11/2026 15:44</span></div>
<div data-node="7" class="bai"><p data-node="8">${VALUES.content}</p></div>
<div data-node="9" class="quang-cao">Quảng cáo</div></body></html>`;

export function aStudioPage(changes: Partial<StudioPage> = {}): StudioPage {
  const foundBy = {
    ...everyField(null),
    title: { by: 'TEMPLATE', place: 0 },
    content: { by: 'TEMPLATE', place: 0 },
    publishedTime: { by: 'TEMPLATE', place: 1 },
  } as const;
  return {
    url: URLS[0] ?? '',
    fetchTime: '2026-11-20T03:00:00.000Z',
    html: HTML,
    source: '<h1 class="tit">Cà phê vào vụ</h1><script>lam()</script>',
    marks: MARKS,
    values: { ...VALUES, publishedTime: '2026-11-20T08:44:00.000Z' },
    passes: true,
    extracted: {
      title: VALUES.title,
      sapo: '',
      contentHtml: `<p>${VALUES.content}</p>`,
      contentText: VALUES.content,
      authors: [],
      publishedTime: '2026-11-20T08:44:00.000Z',
      category: '',
      tags: [],
      keywords: [],
      sourceName: '',
      cover: null,
      images: [],
      canonicalUrl: URLS[0] ?? '',
      lang: 'vi',
      foundBy,
      missing: [],
      warnings: ['NO_PICTURE'],
      refusal: null,
      score: 80,
    },
    ...changes,
  };
}
