import { describe, expect, it } from 'vitest';
import { readSiteConfig } from './read-site-config.ts';
import { xpathToCss } from './xpath-to-css.ts';

const CONFIG = `# Báo Ví Dụ
title: //h1[@class='article__title']
title: //meta[@property='og:title']/@content
author: //span[@class="author"]/a
date: //time[@class='time']/@datetime
body: //div[@id='noi-dung'] | //article
strip: //div[contains(@class, 'ads')]
strip: //p[last()]
strip_id_or_class: tin-lien-quan
strip_image_src: /quang-cao/
dissolve: //div[contains(concat(' ', normalize-space(@class), ' '), ' khung ')]
next_page_link: //a[@rel='next']/@href
single_page_link: //a[contains(text(), 'Bản in')]/@href
find_string: <br />
replace_string: <br>
replace_string(<b>): <strong>
http_header(user-agent): Ví dụ
prune: no
tidy: yes
khong_biet: 1
test_url: https://vi-du.example/mot-bai.html
`;

describe('A public configuration for full texts', () => {
  const { definition, testUrls, understood, problems } = readSiteConfig(CONFIG);

  it('with several selectors of a field keeps their order, and reads a meta path as META', () => {
    expect(definition.fields.title).toEqual([
      { kind: 'XPATH', expr: "//h1[@class='article__title']", attr: '', take: 'FIRST', transform: [] },
      { kind: 'META', expr: 'og:title', attr: '', take: 'FIRST', transform: [] },
    ]);
  });

  it('with an attribute at the end of a path reads that attribute of the elements', () => {
    expect(definition.fields.publishedTime).toEqual([
      { kind: 'XPATH', expr: "//time[@class='time']", attr: 'datetime', take: 'FIRST', transform: [] },
    ]);
  });

  it('with several authors takes all of them', () => {
    expect(definition.fields.author[0]).toMatchObject({ take: 'ALL' });
  });

  it('says in CSS what is removed, dissolved, replaced and where the next page is', () => {
    expect(definition.removeSelectors).toEqual([
      'div[class*="ads"]',
      '[id*="tin-lien-quan"], [class*="tin-lien-quan"]',
      'img[src*="/quang-cao/"]',
    ]);
    expect(definition.unwrapSelectors).toEqual(['div[class~="khung"]']);
    expect(definition.nextPageSelector).toBe('a[rel="next"]');
    expect(definition.replace).toEqual([
      { find: '<br />', put: '<br>' },
      { find: '<b>', put: '<strong>' },
    ]);
    expect(testUrls).toEqual(['https://vi-du.example/mot-bai.html']);
  });

  it('keeps the path to the whole article on one page as it is', () => {
    expect(definition.singlePageSelector).toBe("//a[contains(text(), 'Bản in')]/@href");
  });

  it('with lines that mean nothing here reports each with its number and reason', () => {
    expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
      [8, 'PATH_TOO_COMPLEX'],
      [17, 'OF_THE_SOURCE'],
      [20, 'UNKNOWN_KEY'],
    ]);
    expect(understood).toBe(17);
  });

  it('with a text to find and none to put reports it', () => {
    expect(readSiteConfig('find_string: a').problems).toEqual([
      { line: 1, text: 'find_string: a', reason: 'WITHOUT_PARTNER' },
    ]);
  });

  it('with no line that it knows understands nothing', () => {
    expect(readSiteConfig('Xin chào\nđây không phải cấu hình').understood).toBe(0);
  });
});

describe('A path of XPath in CSS', () => {
  it.each([
    ['//div', 'div'],
    ['//div[@class="a b"]', 'div[class="a b"]'],
    ["//*[@id='x']//p", '[id="x"] p'],
    [
      "//ul/li[2]/a[@href and contains(@href, 'a and b')]",
      'ul > li:nth-of-type(2) > a[href][href*="a and b"]',
    ],
    ["//a[starts-with(@href, '/tag/')]", 'a[href^="/tag/"]'],
  ])('%s is %s', (path, css) => {
    expect(xpathToCss(path)).toBe(css);
  });

  it.each(['//p[last()]', '//div[p]', '(//p)[1]', '//p[1]', '//div/following-sibling::p', "//p[text()='x']"])(
    '%s has no equal in CSS',
    (path) => {
      expect(xpathToCss(path)).toBeUndefined();
    },
  );
});
