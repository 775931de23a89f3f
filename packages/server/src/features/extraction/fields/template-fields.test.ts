import {
  type FieldSelector,
  PAGE_FIELDS,
  type PageField,
  templateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import { valuesOf } from '@toasoan/contract/features/parser-templates/page-values.ts';
import { describe, expect, it } from 'vitest';
import { extractPage } from '../extract-page.ts';
import { viewPage } from '../page/page-view.ts';
import { shownByTemplate } from './template-fields.ts';

const TEXT =
  'Sáng 20/11, hàng nghìn người dân xã Hòa Bình đã có mặt hai bên bờ sông Ngọc để xem các đội đua.';
const SOURCE = `<!doctype html><html lang="vi"><head><title>Mở hội đua thuyền | Báo Ví Dụ</title>
<meta property="og:site_name" content="Báo Ví Dụ"></head><body><h1>Mở hội đua thuyền | Báo Ví Dụ</h1>
<p class="sapo">Hội trở lại sau ba năm.</p><p class="luc">20/11/2026 15:44</p><p class="tac-gia">Minh Khuê</p>
<p class="muc">Văn hóa</p><p class="the">hội, thuyền</p><p class="khoa">đua thuyền</p><p class="nguon">Báo Mẫu</p>
<div class="bai"><figure><img src="/a.jpg"><figcaption>Xuất phát. Ảnh: Quang Đức</figcaption></figure>
<p>${TEXT}</p><p>${TEXT.replace('Sáng', 'Chiều')}</p></div></body></html>`;
const url = 'https://vidu.example/tin/1.html';
const context = { now: new Date('2026-11-21T00:00:00Z'), timeZone: 'Asia/Ho_Chi_Minh', formats: [] };
const PLACES: Readonly<Record<PageField, string>> = {
  title: 'h1',
  sapo: '.sapo',
  content: '.bai',
  author: '.tac-gia',
  publishedTime: '.luc',
  category: '.muc',
  tags: '.the',
  cover: '.bai img',
  coverCaption: 'figcaption',
  keywords: '.khoa',
  sourceName: '.nguon',
};
const css = (expr: string): FieldSelector => ({ kind: 'CSS', expr, attr: '', take: 'FIRST', transform: [] });
const withOnly = (field: PageField, expr: string) =>
  templateDefinition.parse({ fields: { [field]: [css(expr)] } });
const tried = (field: PageField, expr: string) =>
  shownByTemplate(viewPage(SOURCE, url), withOnly(field, expr), field, context);

describe('One selector tried by itself', () => {
  it.each(PAGE_FIELDS)('gives what an article takes as its %s', (field) => {
    const { page } = extractPage([{ text: SOURCE, url, isRepaired: false }], {
      template: withOnly(field, PLACES[field]),
      fetchedTime: context.now,
      timeZone: context.timeZone,
    });
    expect(page.foundBy[field]).toEqual({ by: 'TEMPLATE', place: 0 });
    const value = tried(field, PLACES[field]);
    expect(value).not.toBe('');
    expect(value).toContain(valuesOf(page)[field]);
  });

  it.each(PAGE_FIELDS)('gives nothing for %s where the page has no such element', (field) => {
    expect(tried(field, '.khong-co')).toBe('');
  });
});
