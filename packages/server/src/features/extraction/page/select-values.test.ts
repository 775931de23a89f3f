import { fieldSelector } from '@toasoan/contract/features/extraction/template-definition.ts';
import { describe, expect, it } from 'vitest';
import { viewPage } from './page-view.ts';
import { selectBeforeAndAfter, selectValues } from './select-values.ts';

const SOURCE = `<!doctype html><html><head>
<meta property="og:title" content="Mở hội đua thuyền | Báo Ví Dụ"><meta name="Author" content="Minh Khuê">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"Trang"},
 {"@type":"NewsArticle","headline":"Mở hội &quot;đua thuyền&quot;","author":[{"@id":"#a"},{"name":"Bảo An"}],"keywords":"hội, thuyền",},
 {"@type":"Person","@id":"#a","name":"Minh Khuê"}] // cuối
}</script></head><body>
<h1 class="title cms-title">Mở hội <b>đua thuyền</b></h1><div id="tags"><a>Hội</a><a>Thuyền</a></div>
<p data-time="1795164240">Tác giả: Hải Đăng</p><p>THỜI SỰ &gt; XÃ HỘI</p>
<script>var page = {"pub":"20/11/2026 15:44","who":"A &amp; B"};</script></body></html>`;
const page = viewPage(SOURCE, 'https://vidu.example/tin/1.html');
const select = (selector: object) => selectValues(page, fieldSelector.parse(selector));

describe('selectValues', () => {
  it.each([
    [{ kind: 'CSS', expr: '.cms-title' }, ['Mở hội đua thuyền']],
    [{ kind: 'CSS', expr: 'p', attr: 'data-time' }, ['1795164240']],
    [{ kind: 'CSS', expr: '#tags a' }, ['Hội']],
    [{ kind: 'CSS', expr: '#tags a', take: 'ALL' }, ['Hội', 'Thuyền']],
    [{ kind: 'CSS', expr: '#tags a', take: 'JOIN' }, ['Hội Thuyền']],
    [{ kind: 'CSS', expr: 'p', transform: ['STRIP_PREFIX'] }, ['Hải Đăng']],
    [{ kind: 'CSS', expr: 'p + p', transform: ['LAST_PART', 'SENTENCE_CASE'] }, ['Xã hội']],
    [{ kind: 'XPATH', expr: '//h1[contains(@class,"cms-title")]' }, ['Mở hội đua thuyền']],
    [{ kind: 'XPATH', expr: '/html/body/h1/b/text()' }, ['đua thuyền']],
    [{ kind: 'XPATH', expr: '//p/@data-time' }, ['1795164240']],
    [{ kind: 'XPATH', expr: 'string(//div[@id="tags"]/a[2])' }, ['Thuyền']],
    [{ kind: 'XPATH', expr: 'normalize-space(//p[1])' }, ['Tác giả: Hải Đăng']],
    [{ kind: 'META', expr: 'og:title', transform: ['FIRST_PART'] }, ['Mở hội đua thuyền']],
    [{ kind: 'META', expr: 'author' }, ['Minh Khuê']],
    [{ kind: 'JSONLD', expr: '$.headline' }, ['Mở hội "đua thuyền"']],
    [{ kind: 'JSONLD', expr: '$.author[1].name' }, ['Bảo An']],
    [{ kind: 'JSONLD', expr: 'author.name', take: 'ALL' }, ['Bảo An']],
    [{ kind: 'REGEX', expr: '"pub":"([^"]+)"' }, ['20/11/2026 15:44']],
    [{ kind: 'REGEX', expr: '"who":"(?<x>[^"]+)"' }, ['A & B']],
    [{ kind: 'REGEX', expr: '(?i)TÁC GIẢ: ([^<]+)' }, ['Hải Đăng']],
  ])('%j gives %j', (selector, values) => {
    expect(select(selector)).toEqual(values);
  });

  it.each([
    { kind: 'CSS', expr: 'p[' },
    { kind: 'XPATH', expr: '//p[' },
    { kind: 'REGEX', expr: '(?<=x)y' },
    { kind: 'JSONLD', expr: '$..[' },
  ])('%j is no selector, and gives nothing', (selector) => {
    expect(select(selector)).toEqual([]);
  });

  it('runs an expression that would never end elsewhere', () => {
    const long = viewPage(`<p>${'a'.repeat(5000)}!</p>`, 'https://vidu.example/');
    expect(selectValues(long, fieldSelector.parse({ kind: 'REGEX', expr: '(a+)+b' }))).toEqual([]);
  });

  it('reads the article of linked data with its persons by reference', () => {
    expect(page.linked).toMatchObject({
      headline: 'Mở hội "đua thuyền"',
      authors: ['Minh Khuê', 'Bảo An'],
      keywords: ['hội', 'thuyền'],
    });
  });
});

it('shows values as they stand and as the field gets them, with how many there are', () => {
  const selector = fieldSelector.parse({ kind: 'CSS', expr: 'p', transform: ['STRIP_PREFIX'] });
  expect(selectBeforeAndAfter(page, selector)).toEqual({
    count: 2,
    before: ['Tác giả: Hải Đăng', 'THỜI SỰ > XÃ HỘI'],
    after: ['Hải Đăng'],
  });
});
