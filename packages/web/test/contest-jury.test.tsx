import type { JuryRound, JuryTurn, StripTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { JuryHall } from '@toasoan/contract/features/contest-jury/reader-jury.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openContestJury } from '../widget/contest-jury/open-contest-jury.ts';
import { expectAccessible } from './expect-accessible.ts';
import { Network } from './network.ts';

const AT = '/intake/v1/2/jury';
const LINK = `tsn_${'l'.repeat(43)}`;
const TOKEN = `tsn_${'s'.repeat(43)}`;
const SESSION = 'toasoan-jury /api/intake/v1/2';
/** A grey picture, so that nothing is fetched. */
const PICTURE =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" fill="%23888"/></svg>';

const ROUND: JuryRound = {
  ...{ roundId: '7', contestId: '1', key: 'FINAL', mode: 'SCORE10', isBlind: true, isChair: false },
  criteria: [
    { key: 'content', name: 'Nội dung, ý nghĩa', nameEn: 'Content', weight: 60 },
    { key: 'craft', name: 'Nghệ thuật, kỹ thuật', nameEn: 'Craft', weight: 40 },
  ],
  ...{ isOpen: true, closeTime: null, secondsEach: 19 },
  categories: [{ category: 'PHOTO_SINGLE', total: 3, done: 1, later: 0 }],
};

const aHall = (round: Partial<JuryRound> = {}): JuryHall => ({
  contest: { title: 'Việt Nam hạnh phúc', titleEn: '' },
  juror: { name: 'Cao Vĩnh Lộc' },
  rounds: [{ ...ROUND, ...round }],
});

function aStripTurn(id: string, changes: Partial<StripTurn> = {}): StripTurn {
  const facts = { id, number: `HV25-A-0014${id}`, title: `Tác phẩm ${id}`, cover: PICTURE } as const;
  return { ...facts, state: 'TODO', points: null, version: 1, ...changes };
}

function aTurn(id: string, changes: Partial<JuryTurn> = {}): JuryTurn {
  const { cover: _, ...facts } = aStripTurn(id);
  const file = {
    ...{ small: PICTURE, large: PICTURE, film: null, width: 5_472, height: 3_648, durationMs: null },
    ...{ caption: '', exposure: 'ISO 200 · 1/320 · f/5,6 · 85 mm' },
  };
  return {
    ...{ ...facts, roundId: '7', category: 'PHOTO_SINGLE', story: 'Phiên chợ họp từ sớm.', files: [file] },
    ...{ marks: [], comment: '', isOpen: true },
    ...changes,
  };
}

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
  document.querySelector('[data-widget]')?.remove();
});

function open(network: Network, language: 'vi' | 'en' = 'vi'): void {
  network.answer('/intake/v1/2/settings', { name: 'Happy', captchaSiteKey: '', mails: true });
  const host = document.createElement('div');
  host.dataset.widget = '';
  document.body.append(host);
  openContestJury(host, { base: '/api/intake/v1/2', language, theme: 'light' });
}

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name, exact: true }));
const bodies = (network: Network, call: string) => network.to(`${AT}/${call}`).map(({ body }) => body);

/** A juror whom this tab knows, in the room of a round. */
async function enterRoom(
  network: Network,
  round: Partial<JuryRound> = {},
  turns = usualTurns(),
  work: Partial<JuryTurn> = {},
): Promise<void> {
  sessionStorage.setItem(SESSION, TOKEN);
  network.answer(`${AT}/rounds`, aHall(round));
  network.answer(`${AT}/strip`, { turns, isCut: false });
  answerTurns(network, '2', work);
  open(network);
  await press('Chấm tác phẩm');
  await expect.element(page.getByRole('article', { name: 'Tác phẩm 2' })).toBeVisible();
}
const usualTurns = () => [
  aStripTurn('1', { state: 'DONE', points: 7.5, version: 3 }),
  aStripTurn('2'),
  aStripTurn('3'),
];

/** Each call of a work is answered for the work that is asked for next. */
function answerTurns(network: Network, first: string, changes: Partial<JuryTurn> = {}): void {
  network.reply(`${AT}/turn`, () => {
    const { turnId } = (bodies(network, 'turn').at(-1) ?? { turnId: first }) as { turnId: string };
    const done = turnId === '1' ? ({ state: 'DONE', points: 7.5, version: 3 } as const) : {};
    return Response.json({ error: 0, data: aTurn(turnId, { ...done, ...changes }) });
  });
}

test('the link leaves the address at once, and opens the rounds only with the mailed code', async () => {
  history.replaceState(null, '', `${location.pathname}${location.search}#${LINK}`);
  const network = new Network();
  open(network);
  expect(location.hash).toBe('');
  expect(network.sent.filter(({ path }) => path.startsWith(AT))).toEqual([]);
  await expectAccessible();
  network.answer(`${AT}/code`, { expireTime: '2026-11-20T03:10:00.000Z' });
  await press('Gửi mã cho tôi');
  await page.getByLabelText('Mã trong thư').fill('12345');
  await press('Vào phòng chấm');
  await expect.element(page.getByText('Còn ngắn quá: cần ít nhất 6 ký tự.')).toBeVisible();
  await page.getByLabelText('Mã trong thư').fill('123456');
  await expectAccessible();
  network.answer(`${AT}/open`, { token: TOKEN, hall: aHall({ closeTime: '2026-12-01T03:00:00.000Z' }) });
  await press('Vào phòng chấm');
  await expect.element(page.getByRole('heading', { name: 'Chung khảo' })).toBeVisible();
  await expect.element(page.getByText('1 / 3 đã chấm')).toBeVisible();
  expect(bodies(network, 'code')).toEqual([{ token: LINK, lang: 'vi' }]);
  expect(bodies(network, 'open')).toEqual([{ token: LINK, code: '123456' }]);
  expect(sessionStorage.getItem(SESSION)).toBe(TOKEN);
  await expectAccessible();
  network.answer(`${AT}/leave`, {});
  await press('Rời phòng chấm trên máy này');
  await expect.element(page.getByText(/Quý vị đã rời phòng chấm/)).toBeVisible();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('toasoan-jury'))).toEqual([]);
});

test('a session that is over leads back to the door, and without a link it says where the link is', async () => {
  sessionStorage.setItem(SESSION, TOKEN);
  const network = new Network();
  const rules = [{ code: 'SESSION_OVER', field: 'token', message: 'Phiên chấm đã hết.' }];
  network.fail(`${AT}/rounds`, 422, { error: -422, code: 'RULES_NOT_MET', message: '', details: { rules } });
  open(network, 'en');
  await expect
    .element(page.getByText("Open the link of the organisers' mail to come into the jury room."))
    .toBeVisible();
  expect(sessionStorage.getItem(SESSION)).toBeNull();
});

test('keys mark a work from its first criterion to the next work, and every mark is sent at its version', async () => {
  const network = new Network();
  await enterRoom(network);
  await expectAccessible();
  let version = 1;
  network.reply(`${AT}/score`, () => {
    version += 1;
    const done = version > 4 ? ({ state: 'DONE', points: 8.7 } as const) : {};
    return Response.json({ error: 0, data: aTurn('2', { version, ...done }) });
  });
  await userEvent.keyboard('8');
  await expect.element(page.getByText('Tổng tạm, 1/2 tiêu chí')).toBeVisible();
  await userEvent.keyboard('.{Enter}9');
  await expect.element(page.getByText('Đã ghi')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('article', { name: 'Tác phẩm 3' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'HV25-A-00142 Tác phẩm 2, 8,7' })).toBeVisible();
  await expect.element(page.getByText('2 / 3 đã chấm').first()).toBeVisible();
  const of = { token: TOKEN, turnId: '2', comment: '' };
  const marks = [
    { key: 'content', value: 8.5 },
    { key: 'craft', value: 9 },
  ];
  await expect
    .poll(() => bodies(network, 'score'))
    .toEqual([
      { ...of, version: 1, marks: [{ key: 'content', value: 8 }], isDone: false },
      { ...of, version: 2, marks: [{ key: 'content', value: 8.5 }], isDone: false },
      { ...of, version: 3, marks, isDone: false },
      { ...of, version: 4, marks, isDone: true },
    ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a remark is kept, a work is left for later or declined with a reason, and two are compared in step', async () => {
  const network = new Network();
  await enterRoom(network);
  network.answer(`${AT}/score`, aTurn('2', { version: 2, comment: 'Khung hình chặt' }));
  await page.getByLabelText('Nhận xét cho Ban Thư ký (không bắt buộc)').fill('Khung hình chặt');
  await userEvent.keyboard('{Tab}');
  await expect
    .poll(() => bodies(network, 'score'))
    .toMatchObject([{ comment: 'Khung hình chặt', isDone: false }]);
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('article', { name: 'Tác phẩm 1' })).toBeVisible();
  await expect.element(page.getByText('Đã chấm 7,5')).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(page.getByRole('button', { name: 'Tác phẩm 1: xem cả ảnh' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Tác phẩm 2: xem cả ảnh' })).toBeVisible();
  network.answer(`${AT}/later`, aTurn('2', { state: 'LATER', version: 3 }));
  await userEvent.keyboard('cs');
  await expect.element(page.getByRole('article', { name: 'Tác phẩm 3' })).toBeVisible();
  await userEvent.keyboard('x');
  await expect.element(page.getByRole('dialog', { name: 'Thôi chấm HV25-A-00143?' })).toBeVisible();
  await expectAccessible();
  await press('Thôi chấm');
  await expect.element(page.getByText('Ô này bắt buộc. Hãy điền vào.')).toBeVisible();
  await page.getByLabelText('Không nhận xét được').click();
  await page.getByRole('textbox', { name: 'Lý do' }).fill('Không đủ chuyên môn');
  network.answer(`${AT}/abstain`, aTurn('3', { state: 'ABSTAINED', version: 2 }));
  await press('Thôi chấm');
  await expect
    .poll(() => bodies(network, 'abstain'))
    .toEqual([{ token: TOKEN, turnId: '3', version: 1, reason: 'Không đủ chuyên môn' }]);
  await userEvent.keyboard('g');
  await expect
    .element(page.getByRole('button', { name: 'HV25-A-00143 Tác phẩm 3, Không chấm' }))
    .toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Phím trong phòng chấm' })).toBeVisible();
});

test('after a conflict the work is read again with its words, and the next mark goes out at its new version', async () => {
  const network = new Network();
  await enterRoom(network);
  network.fail(`${AT}/score`, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Đã có thay đổi' });
  answerTurns(network, '2', { version: 6, marks: [{ key: 'craft', value: 4 }] });
  await userEvent.keyboard('8');
  await expect.element(page.getByRole('button', { name: '4', pressed: true })).toBeVisible();
  await expect.element(page.getByText('Đã có thay đổi')).toBeVisible();
  network.answer(`${AT}/score`, aTurn('2', { version: 7 }));
  await userEvent.keyboard('7');
  await expect
    .poll(() => bodies(network, 'score').at(-1))
    .toMatchObject({
      version: 6,
      marks: [
        { key: 'craft', value: 4 },
        { key: 'content', value: 7 },
      ],
    });
});

test('thumbs, marks out of a hundred, places and films have their own controls', async () => {
  const network = new Network();
  await enterRoom(network, { mode: 'THUMBS', criteria: [] });
  network.answer(`${AT}/score`, aTurn('2', { version: 2 }));
  await press('Chọn');
  await expect.element(page.getByRole('button', { name: 'Chọn', pressed: true, exact: true })).toBeVisible();
  expect(bodies(network, 'score')).toMatchObject([{ marks: [{ key: 'thumb', value: 1 }] }]);
  document.querySelector('[data-widget]')?.remove();

  const ranked = new Network();
  await enterRoom(ranked, { mode: 'RANK', criteria: [] });
  ranked.answer(`${AT}/score`, aTurn('2', { version: 2 }));
  await page.getByRole('spinbutton', { name: 'Toàn tác phẩm' }).fill('0');
  await userEvent.keyboard('{Tab}');
  await page.getByRole('spinbutton', { name: 'Toàn tác phẩm' }).fill('3');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => bodies(ranked, 'score')).toMatchObject([{ marks: [{ key: 'rank', value: 3 }] }]);
  document.querySelector('[data-widget]')?.remove();

  const films = new Network();
  const [file] = aTurn('2').files;
  const film = { ...file, film: 'data:video/mp4;base64,' } as JuryTurn['files'][number];
  await enterRoom(films, { mode: 'SCORE100' }, [aStripTurn('2')], { files: [film] });
  const player = document.querySelector('[data-widget]')?.shadowRoot?.querySelector('video');
  expect([player?.controls, player?.getAttribute('aria-label')]).toEqual([true, 'Tác phẩm 2']);
  await expect.element(page.getByRole('spinbutton', { name: 'Nội dung, ý nghĩa' })).toBeVisible();
});
