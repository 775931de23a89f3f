import type { HistoryDetail } from '@toasoan/contract/features/translation-history/translation-history.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openAs } from '../projects/test-support/open-project.tsx';

const HISTORY = '/manager_translate/translation_history';
const LIST = '/admin/translation-history/list';

function aText(changes: Partial<HistoryDetail> = {}): HistoryDetail {
  return {
    id: '31',
    time: '2026-11-20T03:00:00.000Z',
    sourceLang: 'vi',
    targetLang: 'ar',
    owner: { userId: '4', name: 'Phạm Đức Anh' },
    from: 'NEWSROOM',
    apiKeyId: null,
    record: { kind: 'POST', id: '12' },
    field: 'title',
    filledBy: 'ENGINE',
    engine: 'Máy của nhà',
    source: 'Mùa lúa chín',
    target: 'موسم الأرز',
    hasTexts: true,
    chars: 1_200,
    cost: 24,
    durationMs: 350,
    state: 'FALLBACK',
    failure: null,
    engineVersion: '1.6',
    sourceChars: 12,
    targetChars: 10,
    sourceHash: 'ab12cd34ef56ab78'.repeat(4),
    memoryScore: null,
    terms: [{ id: '5', source: 'lúa', target: 'أرز' }],
    ...changes,
  };
}

const OLD = aText({ id: '8', source: '', target: '', hasTexts: false, targetChars: 0, terms: [] });

let network: Network;
let asked: Record<string, string>[];
beforeEach(() => {
  network = freshBrowser();
  asked = [];
});

/** The list with two texts, and one more behind them. */
async function openHistory(search = ''): Promise<void> {
  network.reply(LIST, (query) => {
    asked.push(Object.fromEntries(query));
    const isNext = query.has('before');
    const items = isNext ? [aText({ id: '3', source: 'Chợ phiên' })] : [aText(), OLD];
    return Response.json({ error: 0, data: { items, hasMore: !isNext } });
  });
  network.answer('/admin/translation-history/engines', { items: ['Máy của nhà'] });
  for (const text of [aText(), OLD]) network.answer(`/admin/translation-history/detail/${text.id}`, text);
  await page.viewport(1440, 900);
  await openAs(network, 'ADMIN', `${HISTORY}${search}`);
  await expect.element(page.getByRole('row', { name: /Mùa lúa chín/ })).toBeVisible();
}

const drawer = () => page.getByRole('dialog', { name: 'Chi tiết lượt dịch' });

test('a row has both texts, its pair, engine and result; more rows come from below the last one', async () => {
  await openHistory();
  await expect
    .element(page.getByRole('row', { name: /Mùa lúa chín/ }))
    .toMatchTextContent(
      /Tiếng Việt › Tiếng Ả Rập.*Máy của nhà.*Dịch bằng công cụ dự phòng.*24 đ.*Phạm Đức Anh/,
    );
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Xem thêm' }));
  await expect.element(page.getByRole('row', { name: /Chợ phiên/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Mùa lúa chín/ })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ before: '8' });
});

test('filters are those of the address, and a choice goes into it', async () => {
  await openHistory('?targetLang=ar&text=l%C3%BAa');
  expect(asked.at(-1)).toMatchObject({ targetLang: 'ar', text: 'lúa' });
  await expect.element(page.getByRole('searchbox')).toHaveValue('lúa');
  await userEvent.click(page.getByRole('button', { name: /^Kết quả/ }));
  await userEvent.click(page.getByRole('option', { name: 'Không dịch được' }));
  await expect.poll(() => asked.at(-1)).toMatchObject({ targetLang: 'ar', text: 'lúa', state: 'FAILED' });
  await expect.poll(() => new URLSearchParams(location.search).get('state')).toBe('FAILED');
  await userEvent.click(page.getByRole('button', { name: 'Xóa lọc' }));
  await expect.poll(() => Object.keys(asked.at(-1) ?? {})).toEqual(['limit']);
});

test('a text opens with its words in their direction and what filled it, and leads to those of its owner', async () => {
  await openHistory();
  await userEvent.click(page.getByRole('link', { name: 'Mùa lúa chín' }));
  await expect.element(drawer().getByText('موسم الأرز')).toHaveAttribute('dir', 'rtl');
  await expect
    .element(drawer())
    .toMatchTextContent(/12 ký tự.*Máy của nhà · 1\.6.*POST #12.*1\.200.*350 ms.*lúa › أرز/);
  expect(new URLSearchParams(location.search).get('open')).toBe('31');
  await expectAccessible();
  await userEvent.click(drawer().getByRole('button', { name: /Phạm Đức Anh/ }));
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.poll(() => asked.at(-1)).toMatchObject({ userIds: '4' });
});

test('a text of more than 180 days ago has no words any more, but its facts and the sign of its source', async () => {
  await openHistory();
  await userEvent.click(page.getByRole('link', { name: 'Văn bản đã hết hạn lưu' }));
  await expect.element(drawer()).toMatchTextContent(/chỉ lưu 180 ngày.*ab12cd34ef56ab78….*1\.200.*24 đ/);
  await expect.element(drawer().getByRole('heading', { level: 3 })).not.toBeInTheDocument();
  await expectAccessible();
});
