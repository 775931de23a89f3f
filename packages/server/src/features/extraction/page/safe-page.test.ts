import { describe, expect, it } from 'vitest';
import { elementsIn } from './element-text.ts';
import { viewPage } from './page-view.ts';
import { elementAt, showSafely } from './safe-page.ts';

const HOSTILE = `<html><head><title>x</title><base href="//evil.example/"><link rel=stylesheet href=/a.css><meta http-equiv=refresh content="0;url=//evil.example">
<style>@import "//evil.example/a.css"; .a{background:url(//evil.example/b.png);color:red} .b{width:\\75rl(x)}</style><script>alert(1)</script></head>
<body onload="x()" class="home"><form action="/go"><p id="p" onclick="x()" style="color:blue;background:url('//evil.example')">Chữ <a href="javascript:alert(1)">a</a></p><input name=q></form>
<img src="/1.jpg" onerror="x()" srcset="//evil.example/2.jpg 2x" alt="Ảnh"><iframe src="//evil.example"></iframe><svg onload="x()"><a xlink:href="javascript:x"/></svg>
<table background="//evil.example/t.png"><tr><td>1</td></tr></table><video src="//evil.example/v.mp4" poster="//evil.example/p.jpg"></video></body></html>`;
const view = viewPage(HOSTILE, 'https://vidu.example/1.html');
const { html, nodes } = showSafely(view);

describe('showSafely', () => {
  it('keeps words and looks, and nothing that runs, sends or loads', () => {
    expect(html).toContain('Chữ <a');
    expect(html).toContain('color:blue');
    expect(html).toContain('color:red');
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script|<form|<input|<iframe|<svg|<video|<link|<base|refresh/i);
    expect(html).not.toMatch(/\son\w+=|javascript:|url\(|@import|\shref=|\ssrc=|srcset|background="/i);
    expect(html).toContain('data-address="https://evil.example/1.jpg"');
  });

  it('numbers every element, so that a click names one of the page itself', () => {
    const number = Number(/<p data-node="(\d+)"/.exec(html)?.[1]);
    expect(elementAt(view, number)).toBe(view.document.querySelector('#p'));
    expect(nodes).toBe([...elementsIn(view.document)].length);
    expect(elementAt(view, nodes)).toBeUndefined();
  });
});
