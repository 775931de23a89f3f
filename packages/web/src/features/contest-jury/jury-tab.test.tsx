import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { JuryTab } from './jury-tab.tsx';
import { aBoard, answerTurns, aStripTurn, aTurn, openTab, ROUND, STEPS } from './test-support/open-jury.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const DONE = aStripTurn('1', { state: 'DONE', points: 7.5, version: 3 });
const MARKS = [
  { key: 'content', value: 8.5 },
  { key: 'craft', value: 9 },
];

async function enterRoom() {
  answerTurns(network, [DONE, aStripTurn('2'), aStripTurn('3')]);
  await openTab(<JuryTab contestId="1" />, 'AUTHOR');
  await page.getByRole('button', { name: 'Vào phòng chấm' }).click();
  await expect.element(page.getByRole('article', { name: 'Tác phẩm 2' })).toBeVisible();
}
const bodies = (path: string) => network.to(path).map(({ body }) => body);

test('keys mark a work from its first criterion to the next work, and every mark is sent at its version', async () => {
  await enterRoom();
  await expectAccessible();
  let version = 1;
  network.reply('/admin/jury/score/2', () => {
    version += 1;
    const isDone = version > 4;
    const turn = aTurn('2', { version, ...(isDone && { state: 'DONE', points: 8.7, marks: MARKS }) });
    return Response.json({ error: 0, data: turn });
  });
  await userEvent.keyboard('8');
  await expect.element(page.getByText('Tổng tạm, 1/2 tiêu chí')).toBeVisible();
  await userEvent.keyboard('.{Enter}9');
  await expect.element(page.getByText('Đã ghi')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  // The next work is there at once.
  await expect.element(page.getByRole('article', { name: 'Tác phẩm 3' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'HV25-A-00142 Tác phẩm 2, 8,7' })).toBeVisible();
  await expect
    .poll(() => bodies('/admin/jury/score/2'))
    .toEqual([
      { version: 1, marks: [{ key: 'content', value: 8 }], comment: '', isDone: false },
      { version: 2, marks: [{ key: 'content', value: 8.5 }], comment: '', isDone: false },
      { version: 3, marks: MARKS, comment: '', isDone: false },
      { version: 4, marks: MARKS, comment: '', isDone: true },
    ]);
  await expect
    .element(page.getByRole('progressbar', { name: 'Tiến độ chấm' }))
    .toHaveAttribute('aria-valuetext', '2 / 3');
});

test('a work is left for later or declined with a reason, and one beside it is compared in step', async () => {
  await enterRoom();
  network.answer('/admin/jury/later/2', aTurn('2', { state: 'LATER', version: 2 }));
  network.answer('/admin/jury/recuse/3', aTurn('3', { state: 'RECUSED', version: 2 }));
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('article', { name: 'Tác phẩm 1' })).toBeVisible();
  await expect.element(page.getByText('Bạn đã chấm 7,5')).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(page.getByRole('button', { name: 'Tác phẩm 1: xem cả ảnh' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Tác phẩm 2: xem cả ảnh' })).toBeVisible();
  await userEvent.keyboard('cs');
  await expect.element(page.getByRole('article', { name: 'Tác phẩm 3' })).toBeVisible();
  await userEvent.keyboard('x');
  await page.getByRole('textbox', { name: 'Lý do' }).fill('Người quen');
  await page.getByRole('button', { name: 'Thôi chấm' }).click();
  await expect.element(page.getByRole('article', { name: 'Tác phẩm 2' })).toBeVisible();
  await expect.poll(() => bodies('/admin/jury/recuse/3')).toEqual([{ version: 1, reason: 'Người quen' }]);
  await userEvent.keyboard('g');
  await expect.element(page.getByRole('button', { name: 'HV25-A-00143 Tác phẩm 3, Xung đột' })).toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Phím trong phòng chấm' })).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('after a conflict the work is read again, and the next mark goes out at its new version', async () => {
  await enterRoom();
  network.fail('/admin/jury/score/2', 409, {
    error: -409,
    code: 'VERSION_CONFLICT',
    message: 'Đã có thay đổi',
  });
  network.answer('/admin/jury/turn/2', aTurn('2', { version: 6, marks: [{ key: 'craft', value: 4 }] }));
  await userEvent.keyboard('8');
  await expect.element(page.getByRole('button', { name: '4', pressed: true })).toBeVisible();
  network.answer('/admin/jury/score/2', aTurn('2', { version: 7 }));
  await userEvent.keyboard('7');
  await expect
    .poll(() => bodies('/admin/jury/score/2').at(-1))
    .toEqual({
      version: 6,
      marks: [
        { key: 'craft', value: 4 },
        { key: 'content', value: 7 },
      ],
      comment: '',
      isDone: false,
    });
});

test('a chair sees the board of the round below the doors to the rooms', async () => {
  answerTurns(network, [DONE]);
  network.answer('/admin/jury/rounds', [{ ...ROUND, isChair: true }]);
  network.answer('/admin/contest-jury/steps', STEPS);
  network.answer(
    '/admin/contest-jury/board',
    aBoard({ isHidden: true, ranking: [], line: null, histogram: [] }),
  );
  await openTab(<JuryTab contestId="1" />, 'AUTHOR');
  await expect.element(page.getByRole('heading', { name: 'Hội đồng Giám khảo' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Vào phòng chấm' })).toBeVisible();
});
