import { entryAuthor, entryWork } from '@toasoan/contract/features/contest-entries/entry.ts';
import type {
  EntryDraft,
  EntryState,
  EntryWorkRow,
} from '@toasoan/contract/features/contest-entries/entry-answers.ts';
import { USUAL_LIMITS } from '@toasoan/contract/features/contests/contest-values.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openContestEntry } from '../widget/contest-entry/open-contest-entry.ts';
import { expectAccessible } from './expect-accessible.ts';
import { Network } from './network.ts';

const AT = '/intake/v1/2/entries';
const TOKEN = `tsn_${'a'.repeat(43)}`;
const words = (vi: string) => ({ vi, en: vi });

function aState(over: Partial<EntryState> = {}): EntryState {
  return {
    contest: {
      ...{ code: 'happy', title: 'Việt Nam hạnh phúc', titleEn: '', state: 'OPEN', isOpen: true },
      ...{ openTime: null, endTime: null, createdFrom: null, createdTo: null, minAge: 15 },
      categories: ['PHOTO_SINGLE', 'PHOTO_SERIES', 'VIDEO'],
      limits: USUAL_LIMITS,
      ...{ excludedGroups: [], allowedCountries: [], requiredFields: ['phone'], allowAi: 'NO' },
      ...{ allowComposite: false, allowPrevAwarded: false, rulesVersion: 3 },
      provinces: [{ code: '08', name: 'Tuyên Quang', merged: ['Hà Giang'] }],
      texts: {
        ...{ rules: words('Điều 1.'), consent: words('Tôi cam kết.') },
        ...{ privacy: words('Dữ liệu chỉ dùng cho cuộc thi.'), copyright: words('Bản quyền của tác giả.') },
      },
    },
    email: 'hoa@thu.example',
    drafts: [],
    works: [],
    mayBegin: true,
    ...over,
  };
}

function aDraft(over: Partial<EntryDraft> = {}): EntryDraft {
  return {
    ...{ id: '5', version: 1, workId: null, files: [], problems: [], flagged: [], guardianPaper: null },
    ...{ updateTime: '2026-11-20T03:00:00.000Z', expireTime: '2026-12-20T03:00:00.000Z' },
    ...{ author: entryAuthor.parse({}), work: entryWork.parse({}) },
    ...over,
  };
}

const realRequest = window.XMLHttpRequest;
afterEach(() => {
  window.XMLHttpRequest = realRequest;
  sessionStorage.clear();
  document.querySelector('[data-widget]')?.remove();
});

function open(network: Network, theme = 'light'): void {
  network.answer('/intake/v1/2/settings', { name: 'Happy', captchaSiteKey: '', mails: true });
  const host = document.createElement('div');
  host.dataset.widget = '';
  document.body.append(host);
  openContestEntry(host, { base: '/api/intake/v1/2', code: 'happy', language: 'vi', theme });
}

/** A reader whose secret this tab knows. */
function reopen(network: Network, state: EntryState): void {
  sessionStorage.setItem('toasoan-entry /api/intake/v1/2 happy', TOKEN);
  network.answer(`${AT}/state`, state);
  open(network);
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

test('an e-mail is verified by its code, a draft keeps itself while it is written, and is sent with every tick', async () => {
  const network = new Network();
  open(network);
  await expectAccessible();
  await page.getByLabelText('Email').fill('hoa@thu.example');
  network.answer(`${AT}/code`, { expireTime: '2026-11-20T03:15:00.000Z' });
  await press('Gửi mã tới email');
  await page.getByLabelText('Mã trong thư').fill('123456');
  network.answer(`${AT}/open`, { token: TOKEN, state: aState() });
  await press('Mở bài dự thi');
  await expect.element(page.getByText('Chưa có tác phẩm nào được gửi.')).toBeVisible();
  network.answer(`${AT}/begin`, aState({ drafts: [aDraft()] }));
  network.answer(`${AT}/save`, { draftId: '5', version: 2, expireTime: '2026-12-20T03:00:00.000Z' });
  await press('Gửi tác phẩm mới');
  await page.getByLabelText('Họ và tên như trên giấy tờ *').fill('Nguyễn Thị Hoa');
  await page.getByLabelText('Ngày sinh *').fill('2010-01-01');
  await expect.element(page.getByText('Tác giả dưới 18 tuổi cần người giám hộ đồng ý.')).toBeVisible();
  await expect
    .poll(() => network.to(`${AT}/save`).at(-1)?.body)
    .toMatchObject({
      ...{ token: TOKEN, draftId: '5', version: 1 },
      author: { fullName: 'Nguyễn Thị Hoa', birthDate: '2010-01-01' },
    });
  await expectAccessible();
  await press('3. Về tác phẩm');
  await page.getByLabelText('Tên tác phẩm *').fill('Nắng sớm');
  await page.getByLabelText('Tỉnh, thành nơi chụp').selectOptions('Hà Giang (nay thuộc Tuyên Quang)');
  await page
    .getByRole('group', { name: /Có dùng AI/ })
    .getByLabelText('Có')
    .click();
  await page.getByLabelText('AI được dùng vào việc gì *').fill('Khử nhiễu');
  await expectAccessible();
  const problem = { code: 'FILES_ONE', field: 'files', message: 'Hạng mục này cần đúng một tệp.' };
  network.answer(`${AT}/state`, aState({ drafts: [aDraft({ problems: [problem] })] }));
  await press('4. Thể lệ và gửi');
  expect(network.to(`${AT}/save`).at(-1)?.body).toMatchObject({
    version: 2,
    work: { title: 'Nắng sớm', provinceCode: '08', oldProvinceName: 'Hà Giang', ai: 1, aiText: 'Khử nhiễu' },
  });
  await expect.element(page.getByText('Hạng mục này cần đúng một tệp.')).toBeVisible();
  await expect.element(page.getByText('Thể lệ và cam kết (phiên bản 3)')).toBeVisible();
  for (const text of ['thể lệ và cam kết', 'dữ liệu cá nhân', 'bản quyền'])
    await page.getByRole('checkbox', { name: new RegExp(text) }).click();
  await expectAccessible();
  network.answer(`${AT}/send`, { number: 'HV26-A-00001', state: aState() });
  await press('Gửi tác phẩm');
  await expect.element(page.getByText('HV26-A-00001')).toBeVisible();
  expect(network.to(`${AT}/send`).at(-1)?.body).toMatchObject({
    ...{ version: 2, rulesVersion: 3, rules: true, privacy: true, copyright: true, marketing: false },
  });
});

test('a draft that cannot be kept says why, and what was written stays', async () => {
  const network = new Network();
  reopen(network, aState({ drafts: [aDraft()] }));
  await press('Làm tiếp bản nháp');
  network.fail(`${AT}/save`, 409, { error: -409, message: 'Đã có bản mới hơn.' });
  await page.getByLabelText('Họ và tên như trên giấy tờ *').fill('Hoa');
  await expect.element(page.getByText('Chưa lưu được: Đã có bản mới hơn.')).toBeVisible();
  await press('Tiếp tục');
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('Đã có bản mới hơn.');
  await expect.element(page.getByLabelText('Họ và tên như trên giấy tờ *')).toHaveValue('Hoa');
});

test('a work is withdrawn only by its typed number, and one that was sent back says why and until when', async () => {
  const network = new Network();
  const work: EntryWorkRow = {
    ...{ id: '9', number: 'HV26-A-00001', category: 'PHOTO_SINGLE', title: 'Nắng sớm', state: 'SUBMITTED' },
    ...{ reasonText: '', reasonCode: '', fixUntil: null, submitTime: '2026-11-20T03:00:00.000Z', small: '' },
    ...{ version: 1, mayFix: false, mayWithdraw: true },
  };
  const back = {
    ...work,
    id: '8',
    number: 'HV26-A-00002',
    state: 'NEEDS_FIX',
    reasonCode: 'MARKED',
  } as const;
  const until = { fixUntil: '2026-12-01T03:00:00.000Z', mayFix: true, mayWithdraw: false };
  reopen(network, aState({ works: [work, { ...back, ...until }] }));
  await expect.element(page.getByText('Có tên, logo, khung hoặc hình mờ')).toBeVisible();
  await expect.element(page.getByText('Cần bổ sung trước 10:00 01/12/2026')).toBeVisible();
  await press('Rút tác phẩm');
  await page.getByLabelText('Mã số').fill('HV26-A-00001');
  network.answer(`${AT}/withdraw`, aState({ works: [{ ...work, state: 'WITHDRAWN', mayWithdraw: false }] }));
  await press('Rút tác phẩm');
  await expect.element(page.getByText('Tác giả rút bài')).toBeVisible();
  expect(network.to(`${AT}/withdraw`).at(-1)?.body).toMatchObject({ workId: '9', number: 'HV26-A-00001' });
});

test('a file goes on over a line that broke, from where it stopped, and takes its caption with it', async () => {
  const network = new Network();
  network.answer(`${AT}/save`, { draftId: '5', version: 2, expireTime: '2026-12-20T03:00:00.000Z' });
  const sent = anUnsteadyLine();
  reopen(network, aState({ drafts: [aDraft()] }));
  await press('Làm tiếp bản nháp');
  await press('2. Hạng mục và tệp');
  await page.getByLabelText('Hạng mục *').selectOptions('Ảnh đơn');
  await expect.element(page.getByText(/cạnh dài từ 3\.000 điểm ảnh/)).toBeVisible();
  await userEvent.upload(page.getByLabelText('Chọn tệp'), new File(['0123456789'], 'anh.jpg'));
  await expect.element(page.getByText(/Đang chờ mạng/)).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/đã gửi/)).toBeVisible();
  expect(sent).toEqual(['POST', 'HEAD 0', 'PATCH 0 +10', 'HEAD 4', 'PATCH 4 +6']);
  await page.getByLabelText(/Chú thích/).fill('Bến sông');
  await expect
    .poll(() => network.to(`${AT}/save`).at(-1)?.body)
    .toMatchObject({ files: [{ id: '77', caption: 'Bến sông' }], work: { category: 'PHOTO_SINGLE' } });
  await expectAccessible();
});

test('what a guardian signed is asked of a minor alone, sent as such over a line that broke, and can be exchanged', async () => {
  const network = new Network();
  network.answer(`${AT}/save`, { draftId: '5', version: 2, expireTime: '2026-12-20T03:00:00.000Z' });
  const sent = anUnsteadyLine();
  reopen(network, aState({ drafts: [aDraft()] }));
  await press('Làm tiếp bản nháp');
  const born = (age: number) => `${new Date().getFullYear() - age}-01-01`;
  const choose = page.getByLabelText('Chọn ảnh hoặc PDF');
  await page.getByLabelText('Ngày sinh *').fill(born(30));
  await expect.element(choose).not.toBeVisible();
  await page.getByLabelText('Ngày sinh *').fill(born(16));
  await expect.element(page.getByText(/JPEG, PNG hoặc PDF, tối đa 10 MB/)).toBeVisible();
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'giay.pdf', { type: 'application/pdf' });
  offer(choose.element() as HTMLInputElement, large);
  await expect.element(page.getByText(/Tệp lớn hơn 10 MB nên chưa gửi/)).toBeVisible();
  expect(sent).toEqual([]);
  const scan = new File(['0123456789'], 'giay.pdf', { type: 'application/pdf' });
  await userEvent.upload(choose, scan);
  await expect.element(page.getByText(/Đang chờ mạng/)).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Đã nhận (1 KB)')).toBeVisible();
  await expect.element(page.getByLabelText('Thay bằng tệp khác')).toBeInTheDocument();
  expect(sent).toEqual(['POST GUARDIAN', 'HEAD 0', 'PATCH 0 +10', 'HEAD 4', 'PATCH 4 +6']);
  await expectAccessible();
});

/** Chooses a file without sending its bytes through the test's own line. */
function offer(input: HTMLInputElement, file: File): void {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change'));
}

/** A server of uploads whose first PATCH breaks after four bytes. */
function anUnsteadyLine(): string[] {
  const calls: string[] = [];
  let safe = 0;
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    status = 200;
    responseText = '';
    #method = '';
    #headers: Record<string, string> = {};
    #sent: Record<string, string> = {};
    open(method: string) {
      this.#method = method;
    }
    setRequestHeader(name: string, value: string) {
      this.#sent[name] = value;
    }
    getResponseHeader(name: string) {
      return this.#headers[name] ?? null;
    }
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    send(body: Blob | null) {
      const size = body?.size ?? 0;
      const isFirst = this.#method === 'PATCH' && safe === 0;
      calls.push(this.#said(size));
      if (this.#method === 'POST') this.#headers = { location: '/api/intake/v1/2/entries/upload/u1' };
      if (this.#method === 'HEAD') this.#headers = { 'upload-offset': String(safe) };
      if (this.#method === 'PATCH') safe += isFirst ? 4 : size;
      if (safe === 10) this.#headers = { 'upload-offset': '10', 'entry-file': '77' };
      queueMicrotask(() => this.dispatchEvent(new Event(isFirst ? 'error' : 'load')));
    }
    #said(size: number): string {
      if (this.#method === 'HEAD') return `HEAD ${safe}`;
      if (this.#method === 'PATCH') return `PATCH ${this.#sent['upload-offset']} +${size}`;
      const purpose = / ?purpose (\S+)/.exec(this.#sent['upload-metadata']?.replaceAll(',', ' ') ?? '')?.[1];
      return purpose === undefined ? this.#method : `${this.#method} ${atob(purpose)}`;
    }
  }
  window.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  return calls;
}

test('before the sending the author reads which answers the rules do not take, and may send all the same', async () => {
  const network = new Network();
  const words = 'Bạn khai đây là ảnh ghép, mà thể lệ không nhận ảnh ghép.';
  const drafts = [aDraft({ flagged: [words] })];
  network.answer(`${AT}/save`, { draftId: '5', version: 2, expireTime: '2026-12-20T03:00:00.000Z' });
  reopen(network, aState({ drafts }));
  await press('Làm tiếp bản nháp');
  for (let step = 0; step < 3; step += 1) await press('Tiếp tục');
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText(/Bạn vẫn gửi được/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Gửi tác phẩm' })).toBeEnabled();
  await expectAccessible();
});
