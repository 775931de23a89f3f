import { getSchema } from '@tiptap/core';
import { DOMSerializer, DOMParser as HtmlParser, type Node } from '@tiptap/pm/model';
import { ARTICLE_CORPUS } from '@toasoan/contract/article/article-corpus.ts';
import {
  ARTICLE_NODES,
  MARK_NAMES,
  NODE_NAMES,
  type NodeRule,
} from '@toasoan/contract/article/node-table.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ArticleView } from '../article-view.tsx';
import { articleMarks } from './article-marks.ts';
import { articleNodes } from './article-nodes.ts';

const schema = getSchema([...articleNodes, ...articleMarks]);

function write(node: Node): string {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(node.content));
  return box.innerHTML;
}

function read(html: string): Node {
  return HtmlParser.fromSchema(schema).parse(new DOMParser().parseFromString(html, 'text/html').body);
}

describe('the editor agrees with the server', () => {
  test.each(ARTICLE_CORPUS)('writing $name', ({ document: article, html }) => {
    const node = schema.nodeFromJSON(article);
    node.check();
    expect(write(node)).toBe(html);
  });

  test.each(ARTICLE_CORPUS)('reading $name', ({ document: article, html }) => {
    expect(read(html).toJSON()).toEqual(article);
  });

  test.each(ARTICLE_CORPUS)('showing $name', ({ document: article, html }) => {
    const box = document.createElement('div');
    box.innerHTML = renderToStaticMarkup(<ArticleView document={article} />);
    expect(box.firstElementChild?.innerHTML).toBe(html);
  });
});

test('the schema has exactly the nodes, marks and attributes of the table', () => {
  expect(Object.keys(schema.nodes)).toEqual(NODE_NAMES);
  expect(Object.keys(schema.marks)).toEqual(MARK_NAMES);
  for (const name of NODE_NAMES) {
    const rule: NodeRule = ARTICLE_NODES[name];
    expect(Object.keys(schema.nodes[name]?.spec.attrs ?? {}), name).toEqual(Object.keys(rule.attrs ?? {}));
  }
});

test('content outside the table is not accepted', () => {
  const hostile =
    '<p onclick="x">a<script>b</script><img src=x onerror=c><a href="javascript:d">e</a></p><iframe src=f></iframe>';
  expect(write(read(hostile))).toBe('<p>ae</p>');
});
