import { buffer } from 'node:stream/consumers';
import type { ArticleDocument, ArticleMark, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { exportEndpoints } from '@toasoan/contract/features/posts/export/post-export.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { relatedEndpoints } from '@toasoan/contract/features/posts/related/related-endpoints.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { readArticle } from '../../../core/article/read-article.ts';
import { renderArticle } from '../../../core/article/render-article.ts';
import { TaskFiles } from '../../tasks/task-files.ts';
import { taskJobs } from '../../tasks/task-jobs.ts';
import { postExportTask } from '../export/post-export-task.ts';
import { unzip } from '../export/test-support/unzip.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';
import { aVisitor, share } from '../test-support/a-visitor.ts';

const server = await startTestServer();
const { visit } = aVisitor(server);
const files = new TaskFiles(server.storage, server.scratch);
const handlers = taskJobs({ files, handlers: [postExportTask()] });

/** Suggested insertions, each in a block of another kind. */
const COMING = ['zzchu', 'zzdoan', 'zzmuc', 'zzbang', 'zzdan', 'zzma'];
const GOING = 'đang còn';
const STANDS = 'Chợ nổi đang còn họp\nMục đầu';

let room: Newsroom;
let post: Post;

function suggested(authorId: string): ArticleDocument {
  const attrs = { id: 'suggest-1', authorId, authorName: 'Ai đó', time: '2026-11-20T03:00:00.000Z' };
  const ins: ArticleMark[] = [{ type: 'insertion', attrs }];
  const del: ArticleMark[] = [{ type: 'deletion', attrs }];
  const text = (words: string, marks?: ArticleMark[]): ArticleNode => ({
    type: 'text',
    ...(marks && { marks }),
    text: words,
  });
  const line = (words: string, marks?: ArticleMark[]): ArticleNode => ({
    type: 'paragraph',
    ...(marks && { marks }),
    content: [text(words, marks)],
  });
  const item = (content: ArticleNode): ArticleNode => ({ type: 'listItem', content: [content] });
  const cell = { type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [line('zzbang')] };
  return {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [text('Chợ nổi '), text(GOING, del), text('zzchu', ins), text(' họp')],
      },
      line('zzdoan', ins),
      { type: 'bulletList', content: [item(line('Mục đầu')), item(line('zzmuc', ins))] },
      { type: 'table', marks: ins, content: [{ type: 'tableRow', content: [cell] }] },
      { type: 'blockquote', marks: ins, content: [line('zzdan')] },
      { type: 'codeBlock', marks: ins, content: [{ type: 'text', text: 'zzma' }] },
    ] as ArticleNode[],
  };
}

beforeAll(async () => {
  room = await aNewsroom(server);
  const editing = await room.postIn('EDITING', room.author, room.finished());
  post = await server.ask(postEndpoints.update, {
    headers: room.editor.headers,
    body: { id: editing.id, version: editing.version, content: suggested(room.editor.userId) },
  });
});

const holds = (text: string) => COMING.filter((word) => text.includes(word));

describe('suggestions leave by none of these ways:', () => {
  it('the HTML, the word count and the public document', () => {
    expect(holds(JSON.stringify(post.content))).toEqual(COMING);
    expect(post.contentHtml).toBe('<p>Chợ nổi đang còn họp</p><ul><li><p>Mục đầu</p></li></ul>');
    expect(post.wordCount).toBe(STANDS.split(/\s/).length);
    expect(holds(JSON.stringify(withoutSuggestions(post.content)))).toEqual([]);
  });

  it('lists, search and similar posts', async () => {
    const { headers } = room.admin;
    const listed = await server.ask(postEndpoints.list, { headers });
    expect(listed.items.map(({ id }) => id)).toContain(post.id);
    expect(holds(JSON.stringify(listed))).toEqual([]);
    for (const text of COMING) {
      expect((await server.ask(postEndpoints.list, { headers, query: { text } })).items).toEqual([]);
      const alike = await server.ask(relatedEndpoints.similar, { headers, query: { title: text } });
      expect(alike.items).toEqual([]);
    }
    const { rows } = await sql<{ found: string }>`
      SELECT concat_ws(' ', spelled, folded, title_shingles::text, seo_title, excerpt)
        AS found FROM posts JOIN post_search ON post_id = id WHERE id = ${post.id}`.execute(server.db);
    expect(rows).toHaveLength(1);
    expect(holds(rows[0]?.found ?? '')).toEqual([]);
  });

  it.each(['csv', 'xlsx'] as const)('an exported %s', async (format) => {
    const body = { format, filters: {} };
    const { taskId } = await server.ask(exportEndpoints.start, { headers: room.admin.headers, body });
    await runDueJobs(server.db, handlers);
    const { file } = await server.db
      .selectFrom('tasks')
      .select('file')
      .where('id', '=', taskId)
      .executeTakeFirstOrThrow();
    const content = await buffer((await files.open(file ?? '')).content);
    const text = format === 'csv' ? content.toString('utf8') : [...unzip(content).values()].join();
    expect(text).toContain(post.title);
    expect(holds(text)).toEqual([]);
  });

  it('a preview link, unless its reader requests it and sees a notice', async () => {
    const { url } = await share(server, room.admin, post);
    const first = (await visit(url)).body;
    expect(holds(first)).toEqual([]);
    expect(first).toContain(GOING);
    expect(first).not.toMatch(/<(?:ins|del)\b/);
    expect(first).toContain('<a href="?text=stands&amp;width=window" aria-current="true">Chưa nhận</a>');
    expect(holds((await visit(`${url}?text=anything`)).body)).toEqual([]);

    const accepted = (await visit(`${url}?text=accepted`)).body;
    expect(holds(accepted)).toEqual(COMING);
    expect(accepted).not.toContain(GOING);
    expect(accepted).toContain('bản gồm cả những đề xuất sửa chưa được nhận');

    const marked = (await visit(`${url}?text=marked`)).body;
    expect(marked).toContain(`<del>${GOING}</del><ins>zzchu</ins>`);
    expect(marked).toContain('<li><ins><p><ins>zzmuc</ins></p></ins></li>');
    expect(marked).toContain('Chưa đề xuất nào được nhận');
    expect(marked).not.toContain(room.editor.displayName);
  });

  it('a one-time link', async () => {
    const { url } = await share(server, room.admin, post, { once: true });
    const { body } = await visit(`${url}?text=accepted`, { method: 'POST' });
    expect(body).toContain(GOING);
    expect(holds(body)).toEqual([]);
    expect(body).not.toContain('?text=');
  });

  it('a copy', async () => {
    const copy = await server.ask(postEndpoints.copy, {
      headers: room.editor.headers,
      params: { id: post.id },
    });
    expect(holds(JSON.stringify(copy))).toEqual([]);
  });

  it('HTML that is read again: it creates no suggestions', () => {
    const html = '<p>Lúa <ins class="suggestion" data-suggestion="suggest-1">chín</ins> <del>xanh</del></p>';
    const { document } = readArticle(html);
    expect(JSON.stringify(document)).not.toMatch(/insertion|deletion/);
    expect(renderArticle(document)).toBe('<p>Lúa <u>chín</u> <s>xanh</s></p>');
  });

  it('publishing: it waits, and after all are rejected the earlier text is public', async () => {
    const refusal = await server.refusal(postEndpoints.transition, {
      headers: room.admin.headers,
      params: { id: post.id },
      body: { version: post.version, to: 'PUBLISHED' },
    });
    expect(refusal.details.rules?.map(({ code }) => code)).toContain('SUGGESTIONS_OPEN');
    const decided = await server.ask(postEndpoints.update, {
      headers: room.editor.headers,
      body: { id: post.id, version: post.version, content: withoutSuggestions(post.content) },
    });
    const published = await room.transition(room.admin, decided, 'PUBLISHED');
    expect(published.contentHtml).toBe(post.contentHtml);
    expect(published.wordCount).toBe(post.wordCount);
  });
});
