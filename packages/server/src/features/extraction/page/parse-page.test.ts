import { describe, expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';

describe('parsePage', () => {
  it('builds what a browser builds: table bodies, closed paragraphs, text moved out of tables', () => {
    const { document, isTruncated } = parsePage(
      '<title>Tin</title><p>Một<p>Hai<table><tr><td>1</table><b><p>x</b>y</p>',
    );
    expect(document.title).toBe('Tin');
    expect(document.querySelectorAll('body > p')).toHaveLength(3);
    expect(document.querySelector('table > tbody > tr > td')?.textContent).toBe('1');
    expect(document.body.lastElementChild?.textContent).toBe('xy');
    expect(isTruncated).toBe(false);
  });

  it('reads attributes with odd names and values as they are', () => {
    const { document } = parsePage('<p @click="a" <b data-X=1 class="a  b">&lt;&eacute;</p>');
    expect(document.querySelector('p')?.getAttribute('@click')).toBe('a');
    expect(document.querySelector('p.a.b[data-x="1"]')?.textContent).toBe('<é');
  });

  it('stops at the depth, the nodes and the length that the caps allow', () => {
    const caps = { characters: 10_000, nodes: 1000, depth: 50 };
    const deep = parsePage(`<p>Đầu</p>${'<div>'.repeat(400)}`, caps);
    expect(deep.isTruncated).toBe(true);
    expect(deep.document.querySelectorAll('div').length).toBeLessThan(50);
    expect(deep.document.body.textContent).toBe('Đầu');
    const wide = parsePage('<i></i>'.repeat(1400), caps);
    expect(wide.isTruncated).toBe(true);
    expect(wide.document.querySelectorAll('i').length).toBeLessThan(1000);
    const long = parsePage('a'.repeat(20_000), caps);
    expect(long.isTruncated).toBe(true);
    expect(long.document.body.textContent).toHaveLength(10_000);
  });
});
