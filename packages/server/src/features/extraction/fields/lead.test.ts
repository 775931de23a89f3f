import { describe, expect, it } from 'vitest';
import type { Block } from '../content/content-block.ts';
import { viewPage } from '../page/page-view.ts';
import { findLead, leadOfData } from './lead.ts';
import { surroundings } from './title-element.ts';

const TITLE = 'Cầu phao Bến Dụ đóng ba đêm để thay neo';
const LEAD = 'Từ đêm 20/11, xe qua sông đi đường vòng, phà nhỏ vẫn chở người đi bộ như mọi ngày.';
const URL_1 = 'https://vidu.example/tin/cau-phao.html';
const paragraph = (text: string): Block => ({
  kind: 'paragraph',
  inline: { html: text, text, bold: 0, italic: 0, linked: 0 },
  hints: '',
});

describe('findLead', () => {
  it.each([
    `<div class="ArticleSummary">${LEAD}</div>`,
    `<app-sapo><p>${LEAD}</p></app-sapo>`,
    `<p class="mo-ta">(BVD) - ${LEAD}</p>`,
    `<div class="leadbox"><h3>${LEAD}</h3></div>`,
    `<div class="sapo">ĐÀI VÍ DỤ.VN - ${LEAD}</div>`,
    `<div class="sapo">Báo Ví Dụ - ${LEAD}</div>`,
    `<h2 class="sub">${LEAD}</h2>`,
    `<p>20/11/2026 | 15:44 | In trang, gửi cho bạn bè</p><p class="x"><b>${LEAD}</b></p>`,
  ])('takes the lead of %s', (below) => {
    const page = viewPage(`<body><h1>${TITLE}</h1>${below}<p>Một đoạn văn.</p></body>`, URL_1);
    expect(findLead(page, surroundings(page.document, TITLE), [])?.value).toBe(LEAD);
  });
});

describe('a lead that is not marked', () => {
  const leadBelow = (below: string, body: string) => {
    const page = viewPage(`<body><h1>${TITLE}</h1>${below}</body>`, URL_1);
    return findLead(page, surroundings(page.document, TITLE), [paragraph(body), paragraph('Một đoạn văn.')]);
  };

  it.each([
    ['a heading is a question', `<h2>Vì sao phải đóng cầu phao ba đêm liền?</h2><p>Một đoạn văn.</p>`, ''],
    ['the bold sentence is one of the text', `<p><b>${LEAD}</b></p>`, LEAD],
    ['a heading is one in a row of them', `<h2>${LEAD}</h2><h2>${LEAD}</h2>`, ''],
  ])('is nothing where %s', (_what, below, body) => {
    expect(leadBelow(below, body)).toBeUndefined();
  });
});

describe('leadOfData', () => {
  const leadOf = (description: string, body: string) => {
    const linked = JSON.stringify({ '@type': 'NewsArticle', headline: TITLE, description });
    return leadOfData(viewPage(`<script type="application/ld+json">${linked}</script>`, URL_1), [
      paragraph(body),
    ])?.value;
  };

  it('is what linked data says where a page shows no text', () => {
    expect(leadOf(LEAD, 'Một đoạn văn.')).toBe(LEAD);
  });

  it.each([
    [`${LEAD.slice(0, 60)}…`, 'Một đoạn văn.'],
    [LEAD, `${LEAD} Một câu nữa.`],
  ])('is nothing where %s is cut or begins the body', (description, body) => {
    expect(leadOf(description, body)).toBeUndefined();
  });
});
