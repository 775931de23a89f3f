import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openRequestForm } from '../widget/request/open-request-form.ts';
import { expectAccessible } from './expect-accessible.ts';
import { Network } from './network.ts';

const SEND = '/intake/v1/1/correction-requests';
const ARTICLE = 'https://hue.example/gia-lua';

afterEach(() => document.querySelector('[data-widget]')?.remove());

function open(network: Network, language: 'vi' | 'en' = 'vi', theme = 'light'): void {
  network.answer('/intake/v1/1/settings', { name: 'Báo Huế', captchaSiteKey: '', mails: true });
  const host = document.createElement('div');
  host.dataset.widget = '';
  document.body.append(host);
  openRequestForm(host, {
    base: '/api/intake/v1/1',
    form: 'correction-request',
    language,
    theme,
    url: ARTICLE,
  });
}

/** As the browser does it; to send ten megabytes into the page would take seconds. */
function choose(input: Element, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  (input as HTMLInputElement).files = transfer.files;
  input.dispatchEvent(new Event('change'));
}

const focused = () => document.activeElement?.shadowRoot?.activeElement ?? null;
const labelled = () => (focused() as HTMLInputElement | null)?.labels?.[0]?.textContent;

test('the form of a correction is filled in by keys alone, tried again while nobody answers, and nothing is lost', async () => {
  const network = new Network();
  open(network);
  await expect.element(page.getByRole('heading', { name: 'Yêu cầu cải chính' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  const walked = [];
  for (const text of [
    'Lê Thị Mai',
    '',
    'mai@mail.example',
    '',
    '',
    '',
    'Giá lúa là 7.000 đồng một ký.',
    '',
    '',
  ]) {
    walked.push(labelled());
    if (labelled() === 'Bạn là *') await userEvent.selectOptions(page.getByLabelText('Bạn là *'), 'Bạn đọc');
    await userEvent.keyboard(`${text}{Tab}`);
  }
  expect(walked).toEqual([
    'Họ và tên *',
    'Cơ quan, tổ chức',
    'Email *',
    'Điện thoại',
    'Bạn là *',
    'Địa chỉ bài viết *',
    'Nội dung chưa đúng *',
    'Đề nghị sửa thành',
    'Liên kết làm bằng chứng',
  ]);
  expect(labelled()).toBe('Chọn tệp: Tệp làm bằng chứng');
  await userEvent.keyboard('{Tab}');
  expect(focused()?.textContent).toBe('Gửi yêu cầu');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Không kết nối được.*vẫn còn nguyên/);
  await expectAccessible();
  network.answer(SEND, { number: 'YCCC-2026-0007', dueTime: '2026-12-04T03:00:00.000Z' });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.textContent).toBe('Tòa soạn đã nhận yêu cầu');
  await expect.element(page.getByText('YCCC-2026-0007')).toBeVisible();
  await expectAccessible();
  const [first, second] = network.to(SEND);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(second?.body).toMatchObject({ requesterName: 'Lê Thị Mai', relation: 'READER', postUrl: ARTICLE });
});

test.each(['light', 'dark'])(
  'what is missing or wrong is said in the language of the form, in %s',
  async (theme) => {
    const network = new Network();
    open(network, 'en', theme);
    const name = page.getByRole('textbox', { name: 'Your name *' });
    await page.getByRole('textbox', { name: 'E-mail *' }).fill('mai@');
    await page.getByRole('textbox', { name: 'Telephone' }).fill('gọi cho tôi');
    await page.getByRole('textbox', { name: 'What is wrong *' }).fill('Sai');
    await userEvent.click(page.getByRole('button', { name: 'Send request' }));
    await expect.element(name).toHaveAccessibleDescription('This field is needed. Fill it in.');
    expect(focused()).toBe(name.element());
    for (const words of [
      'Choose one of the list.',
      'This is no e-mail address; one looks like name@example.com.',
      'This is no telephone number; one looks like 0912 345 678.',
    ])
      await expect.element(page.getByText(words)).toBeVisible();
    await expectAccessible();
    expect(network.to(SEND)).toEqual([]);
  },
);

test('a refusal of a line marks its field, and of what the form does not show is said beside the button', async () => {
  const network = new Network();
  open(network);
  await page.getByRole('textbox', { name: 'Họ và tên *' }).fill('Lê Thị Mai');
  await page.getByRole('textbox', { name: 'Email *' }).fill('mai@mail.example');
  await page.getByLabelText('Bạn là *').selectOptions('READER');
  await page.getByRole('textbox', { name: 'Nội dung chưa đúng *' }).fill('Giá lúa là 7.000 đồng một ký.');
  const links = page.getByRole('textbox', { name: 'Liên kết làm bằng chứng' });
  await links.fill('hue.example/a\nhttps://');
  network.fail(SEND, 400, {
    error: -400,
    code: 'INVALID_INPUT',
    message: 'Dữ liệu chưa hợp lệ.',
    errors: [
      { field: 'evidenceLinks.1', code: 'url', message: 'Địa chỉ không đúng.' },
      { field: 'website', code: 'mustBeEmpty', message: 'Ô này phải để trống.' },
    ],
  });
  await userEvent.click(page.getByRole('button', { name: 'Gửi yêu cầu' }));
  await expect.element(links).toHaveAccessibleDescription(/Địa chỉ không đúng\./);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Dữ liệu chưa hợp lệ. Ô này phải để trống.');
});

test('a file of a wrong type, and one that is too large, are refused before anything is sent, each with its reason', async () => {
  const network = new Network();
  open(network);
  const files = page.getByLabelText('Chọn tệp: Tệp làm bằng chứng');
  await userEvent.upload(files, new File(['x'], 'anh.svg'));
  await expect.element(page.getByText(/^anh\.svg: Định dạng này không được nhận/)).toBeVisible();
  choose(files.element(), new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'to.pdf'));
  await expect.element(page.getByText(/^to\.pdf: Tệp lớn hơn 10 MB/)).toBeVisible();
  await userEvent.upload(files, new File(['%PDF-'], 'giay-to.pdf'));
  await expect.element(page.getByText('giay-to.pdf', { exact: true })).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Bỏ tệp giay-to.pdf' }));
  await expect.element(page.getByText('giay-to.pdf', { exact: true })).not.toBeInTheDocument();
  expect(focused()).toBe(files.element());
  expect(network.to('/intake/v1/1/attachments/ticket')).toEqual([]);
});
