import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { clear, createStore, values } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dropPages } from '#web/core/session/session-status.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { keepLocalDraft, type LocalDraft, localDraftsOf } from '../autosave/local-drafts.ts';
import { openEditor } from '../editing/test-support/open-editor.tsx';
import {
  aVersion,
  expectSent,
  LINES,
  openWhile,
  refuse,
  save,
  sentLines,
  sentVersion,
  shownLines,
  typeAfter,
  UPDATE,
} from './test-support/two-people.ts';

const [A = '', B = '', C = ''] = LINES;
const TYPED = [`${A} Tôi viết.`, B, C];
const store = createStore('toasoan-drafts', 'posts');
const kept = async () => JSON.stringify(await values(store));
const waiting = () => page.getByText('· sẽ lưu khi có mạng');
const back = () => window.dispatchEvent(new Event('online'));

let network: Network;
beforeEach(async () => {
  network = freshBrowser();
  await clear(store);
});

async function typeAndSave() {
  await typeAfter('Mùa lúa chín', ' Tôi viết.');
  await save();
}
const accept = () =>
  network.reply(UPDATE, () =>
    Response.json({
      error: 0,
      data: aVersion(2, sentLines(network), { updatedBy: { userId: '7', name: 'Tôi' } }),
    }),
  );

describe('a save without an answer', () => {
  const failures: readonly [string, () => Response][] = [
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    [
      'an error of the server',
      () => Response.json({ error: -500, code: 'INTERNAL', message: '' }, { status: 500 }),
    ],
    [
      'a busy server',
      () => Response.json({ error: -503, code: 'UNAVAILABLE', message: '' }, { status: 503 }),
    ],
    ['a proxy that gave up', () => new Response('<html>', { status: 504 })],
  ];

  test.each(failures)(
    '%s: is kept in the browser at once, shown in the bar, and sent when the network is back',
    async (_, fail) => {
      await openEditor(network, aVersion(1, LINES));
      network.reply(UPDATE, fail);
      await typeAndSave();
      await expect.element(waiting()).toBeVisible();
      expect(await kept()).toContain('Tôi viết.');
      expect(page.getByRole('alert').elements()).toEqual([]);
      accept();
      back();
      await expectSent(network, TYPED);
      await expect.element(waiting()).not.toBeInTheDocument();
      await expect.poll(kept).toBe('[]');
    },
  );

  test('that the server took is no conflict, and text typed since is saved over it', async () => {
    let current = aVersion(1, LINES);
    await openWhile(network, current);
    network.reply(UPDATE, () => {
      current = aVersion(2, sentLines(network), { updatedBy: { userId: '7', name: 'Tôi' } });
      throw new TypeError('Failed to fetch');
    });
    network.reply('/admin/post/detail/5', () => Response.json({ error: 0, data: current }));
    await typeAndSave();
    await expect.element(waiting()).toBeVisible();
    await typeAfter('Mùa lúa chín', ' Viết thêm vào đúng chỗ đó.');
    network.reply(UPDATE, () => {
      if (sentVersion(network) === current.version)
        return Response.json({ error: 0, data: aVersion(3, sentLines(network)) });
      return refuse();
    });
    back();
    await expect.poll(() => sentVersion(network)).toBe(2);
    await expectSent(network, [`${A} Tôi viết. Viết thêm vào đúng chỗ đó.`, B, C]);
    expect(page.getByText(/Đã ghép thay đổi/).elements()).toEqual([]);
    await expect.poll(kept).toBe('[]');
  });

  test('is merged when a colleague saved before the network came back', async () => {
    await openEditor(network, aVersion(1, LINES));
    network.reply(UPDATE, () => {
      throw new TypeError('Failed to fetch');
    });
    await typeAndSave();
    await expect.element(waiting()).toBeVisible();
    let current = aVersion(2, [A, B, `${C} Minh.`]);
    network.reply('/admin/post/detail/5', () => Response.json({ error: 0, data: current }));
    network.reply('/admin/post/history/5', () =>
      Response.json({ error: 0, data: { items: [], hasMore: false } }),
    );
    network.reply(UPDATE, () => {
      if (sentVersion(network) !== current.version) return refuse();
      current = aVersion(3, sentLines(network));
      return Response.json({ error: 0, data: current });
    });
    back();
    await expectSent(network, [`${A} Tôi viết.`, B, `${C} Minh.`]);
    await expect.poll(kept).toBe('[]');
  });
});

test('a session that ended keeps the text for that person alone', async () => {
  await openEditor(network, aVersion(1, LINES));
  network.fail(UPDATE, 401, { error: -20, code: 'SESSION_ENDED', message: 'Phiên đã hết' });
  await typeAndSave();
  await expect.poll(kept).toContain('Tôi viết.');
  const { userId } = aSession().user;
  const of = { projectId: '1', postId: '5' };
  expect(await localDraftsOf(userId, of)).toHaveLength(1);
  expect(await localDraftsOf('999', of)).toEqual([]);
});

test('signing out keeps text typed a moment ago', async () => {
  await openEditor(network, aVersion(1, LINES));
  await typeAfter('Mùa lúa chín', ' Vừa gõ.');
  dropPages();
  await expect.poll(kept).toContain('Vừa gõ.');
});

describe('after a crash', () => {
  const draftOf = (lines: readonly string[], changes: Partial<LocalDraft>): LocalDraft => ({
    postId: '5',
    projectId: '1',
    editingSession: 'f'.repeat(32),
    life: 'before the crash',
    baseVersion: 1,
    savedTime: '2026-11-20T04:00:00.000Z',
    draft: { title: 'Mùa lúa chín', content: aVersion(1, lines).content },
    tags: [],
    ...changes,
  });
  const onServer = (lines: readonly string[], savedTime: string) => ({
    editingSession: 'e'.repeat(32),
    baseVersion: 1,
    savedTime,
    draft: { content: aVersion(1, lines).content },
    tags: [],
  });
  async function openWith(post: Post, local: LocalDraft, server: readonly object[]) {
    await keepLocalDraft(aSession().user.userId, local);
    await openEditorWith(post, server);
  }
  async function openEditorWith(post: Post, server: readonly object[]) {
    const answering = openEditor(network, post);
    network.answer('/admin/post/autosave/list', { items: server });
    await answering;
  }

  test('the newest copy is offered, local or from the server, with the older one beside it', async () => {
    const server = [onServer([`${A} Máy chủ.`, B, C], '2026-11-20T05:00:00.000Z')];
    await openWith(aVersion(1, LINES), draftOf([`${A} Trình duyệt.`, B, C], {}), server);
    await page.getByRole('button', { name: /^Xem bản cũ hơn/ }).click();
    await expect.element(page.getByRole('button', { name: 'Khôi phục bản cũ hơn' })).toBeVisible();
    await page.getByRole('button', { name: 'Khôi phục', exact: true }).click();
    await expect.poll(shownLines).toEqual([`${A} Máy chủ.`, B, C]);
  });

  test('the older one can be taken instead', async () => {
    const server = [onServer([`${A} Máy chủ.`, B, C], '2026-11-20T05:00:00.000Z')];
    await openWith(aVersion(1, LINES), draftOf([`${A} Trình duyệt.`, B, C], {}), server);
    await page.getByRole('button', { name: /^Xem bản cũ hơn/ }).click();
    await page.getByRole('button', { name: 'Khôi phục bản cũ hơn' }).click();
    await expect.poll(shownLines).toEqual([`${A} Trình duyệt.`, B, C]);
  });

  test('a copy of an older version is merged with later saves', async () => {
    const now = aVersion(2, [A, B, `${C} Minh.`]);
    const { content, title, slug, excerpt, mainCategoryId, categories, tags, keywords, authors, details } =
      aVersion(1, LINES);
    const snapshot = {
      content,
      title,
      slug,
      excerpt,
      mainCategoryId,
      categories,
      tags,
      keywords,
      authors,
      details,
      seoTitle: '',
      seoDescription: '',
    };
    const version = {
      no: 1,
      kind: 'save',
      isPublic: false,
      time: '2026-11-20T03:05:00.000Z',
      userId: '7',
      userName: 'Trần Phóng Viên',
      changedFields: [],
      note: '',
      isSubstantive: false,
    };
    const answerHistory = () => {
      network.answer('/admin/post/history/5', { items: [version], hasMore: false });
      network.answer('/admin/post/version/5/1', { ...version, snapshot });
    };
    await openWith(now, draftOf([`${A} Trình duyệt.`, B, C], {}), []);
    answerHistory();
    await page.getByRole('button', { name: 'Khôi phục', exact: true }).click();
    await expect.poll(shownLines).toEqual([`${A} Trình duyệt.`, B, `${C} Minh.`]);
  });

  test('a copy without a known base becomes a question and replaces nothing', async () => {
    const now = aVersion(2, [A, B, `${C} Minh.`]);
    await openWith(now, draftOf([`${A} Trình duyệt.`, B, C], {}), []);
    await page.getByRole('button', { name: 'Khôi phục', exact: true }).click();
    await expect.element(page.getByRole('region', { name: 'Chỗ cả hai cùng sửa' })).toBeVisible();
    expect(shownLines()).toEqual([A, B, `${C} Minh.`]);
  });
});

test('a browser that stores nothing says so once', async () => {
  await openEditor(network, aVersion(1, LINES));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  try {
    network.reply(UPDATE, () => {
      throw new TypeError('Failed to fetch');
    });
    await typeAndSave();
    await expect.element(page.getByText(/^Trình duyệt không giữ được bản riêng/)).toBeVisible();
    expect(page.getByText(/^Trình duyệt không giữ được bản riêng/).elements()).toHaveLength(1);
  } finally {
    put.mockRestore();
  }
});
