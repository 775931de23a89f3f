import type { CommentRulesRecord } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { DEFAULT_COMMENT_RULES } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aFinding } from '../test-support/a-comment.ts';
import { ROWS } from '../test-support/four-comments.ts';
import { openComments } from '../test-support/open-comments.tsx';

const RULES = '/admin/comment/rules';
const RECORD: CommentRulesRecord = {
  rules: { ...DEFAULT_COMMENT_RULES, suspectWords: [{ text: 'lừa đảo', isExact: false }] },
  isMailOn: false,
  version: 3,
  updateTime: '2026-11-20T03:00:00.000Z',
  updatedBy: 'Lê Thu Hà',
};

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer(RULES, RECORD);
});

const drawer = () => page.getByRole('dialog', { name: 'Quy tắc bình luận' });
const bodyOf = (path: string) => network.to(path).at(-1)?.body;

test('an administrator adds a word, sees why a sample would be held and what 30 days would look like, and saves', async () => {
  await openComments(network, ROWS, { role: 'ADMIN', search: '?open=rules' });
  await expect.element(drawer().getByText('lừa đảo', { exact: true })).toBeVisible();
  // Without a mail server nobody can verify an e-mail.
  await expect.element(drawer().getByRole('switch', { name: 'Chỉ nhận e-mail đã xác minh' })).toBeDisabled();
  const banned = drawer().getByRole('textbox', { name: 'Từ cấm' });
  await userEvent.fill(banned, '“má”');
  await userEvent.keyboard('{Enter}');
  network.answer(`${RULES}/test`, {
    state: 'PENDING',
    findings: [aFinding({ rule: 'BANNED_WORD', word: 'má', folded: 'ma', tricks: [], start: 0, end: 2 })],
  });
  await userEvent.fill(drawer().getByRole('textbox', { name: 'Vì sao câu này bị giữ?' }), 'má ơi');
  await expect.element(drawer().getByRole('mark')).toMatchTextContent(/^má/);
  await expect.element(drawer().getByText('Từ cấm: “má” · đọc thành “ma”', { exact: true })).toBeVisible();
  const words = [{ text: 'má', isExact: true }];
  expect(bodyOf(`${RULES}/test`)).toMatchObject({ text: 'má ơi', rules: { bannedWords: words } });
  network.answer(`${RULES}/rehearse`, {
    looked: 5000,
    days: 30,
    next: null,
    heldBefore: 12,
    heldAfter: 19,
    approvedHeldAfter: 2,
    byRule: [{ rule: 'BANNED_WORD', before: 0, after: 7 }],
    byWord: [{ word: 'má', count: 7 }],
    newlyHeld: [
      {
        id: '8',
        content: 'má tôi khen bài hay',
        senderName: 'Út Hậu',
        targetTitle: 'Mùa nước nổi',
        state: 'APPROVED',
        sentTime: '2026-11-20T03:00:00.000Z',
        findings: [aFinding({ rule: 'BANNED_WORD', word: 'má', folded: 'ma', tricks: [], start: 0, end: 2 })],
      },
    ],
    letThrough: [],
  });
  await userEvent.click(drawer().getByRole('button', { name: 'Diễn tập 30 ngày' }));
  await expect
    .element(drawer().getByText('Trong 5.000 bình luận của 30 ngày qua: đang giữ 12, sẽ giữ 19.'))
    .toBeVisible();
  await expect
    .element(drawer().getByText('2 bình luận đã được người duyệt cho qua sẽ bị giữ.'))
    .toBeVisible();
  await expect.element(drawer().getByText('Từ cấm: 0 → 7')).toBeVisible();
  await expect.element(drawer().getByText(/tôi khen bài hay/)).toBeVisible();
  await expectAccessible();
  expect(network.to(`${RULES}/update`)).toEqual([]);
  network.answer(`${RULES}/update`, {
    ...RECORD,
    rules: { ...RECORD.rules, bannedWords: words },
    version: 4,
  });
  await userEvent.click(drawer().getByRole('button', { name: 'Lưu', exact: true }));
  await expect
    .poll(() => bodyOf(`${RULES}/update`))
    .toMatchObject({ version: 3, bannedWords: words, suspectWords: RECORD.rules.suspectWords });
});

const STEP = {
  looked: 2000,
  heldBefore: 1,
  heldAfter: 2,
  approvedHeldAfter: 0,
  byRule: [],
  byWord: [],
  newlyHeld: [],
  letThrough: [],
};

test('a preview of many comments goes back step by step, shows how far it is, and says what a stopped one covers', async () => {
  await openComments(network, ROWS, { role: 'ADMIN', search: '?open=rules' });
  const second = Promise.withResolvers<Response>();
  const steps = [Response.json({ error: 0, data: { ...STEP, days: 9, next: '44' } }), second.promise];
  network.reply(`${RULES}/rehearse`, () => steps.shift() ?? Response.error());
  await userEvent.click(drawer().getByRole('button', { name: 'Diễn tập 30 ngày' }));
  const progress = drawer().getByRole('progressbar', { name: 'Diễn tập' });
  await expect.element(progress).toHaveAttribute('aria-valuetext', 'Đã xét 9 / 30 ngày');
  await expect.poll(() => bodyOf(`${RULES}/rehearse`)).toMatchObject({ before: '44' });
  await userEvent.click(drawer().getByRole('button', { name: 'Dừng' }));
  second.resolve(Response.json({ error: 0, data: { ...STEP, days: 20, next: '12' } }));
  await expect.element(progress).not.toBeInTheDocument();
  await expect
    .element(drawer().getByText('Trong 2.000 bình luận của 9 ngày qua: đang giữ 1, sẽ giữ 2.'))
    .toBeVisible();
  expect(network.to(`${RULES}/rehearse`)).toHaveLength(2);
});

test('an editor reads the rules and tries samples, and learns who changes them', async () => {
  await openComments(network, ROWS, { search: '?open=rules' });
  await expect.element(drawer().getByRole('textbox', { name: 'Từ cấm' })).toBeDisabled();
  await expect.element(drawer().getByRole('textbox', { name: 'Vì sao câu này bị giữ?' })).toBeEnabled();
  const save = drawer().getByRole('button', { name: 'Lưu', exact: true });
  await expect.element(save).toHaveAttribute('data-tip', 'Bạn chỉ có quyền xem: quản trị dự án mới sửa được');
  await expect.element(drawer().getByRole('button', { name: /Diễn tập/ })).not.toBeInTheDocument();
});

test('a second person looks at a rejection; disagreeing makes the comment wait again', async () => {
  const rejected = { ...ROWS[0], state: 'REJECTED' as const, rejectCode: 'INSULT' as const };
  network.answer('/admin/comment/secondLook/list', {
    items: [{ id: '70', comment: rejected, firstBy: 'Lan', firstTime: '2026-11-24T01:00:00.000Z' }],
  });
  await openComments(network, ROWS, { counts: { secondLooks: 1 } });
  await userEvent.click(page.getByRole('button', { name: 'Xem lại 1' }));
  const looks = page.getByRole('dialog', { name: 'Xem lại lần hai' });
  await expect.element(looks.getByText(/Lan không duyệt: Xúc phạm/)).toBeVisible();
  await expectAccessible();
  network.answer('/admin/comment/secondLook/give/70', { ...rejected, state: 'PENDING', version: 3 });
  await userEvent.click(looks.getByRole('button', { name: 'Không đồng ý' }));
  await expect.poll(() => bodyOf('/admin/comment/secondLook/give/70')).toEqual({ agrees: false, text: '' });
  await expect.element(page.getByText('Bình luận chờ duyệt lại.')).toBeVisible();
});
