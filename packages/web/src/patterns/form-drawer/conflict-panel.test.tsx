import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ArticleCompare } from '#web/patterns/article-compare/article-compare.tsx';
import { createFormStore } from '#web/ui/form/form-store.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ConflictPanel } from './conflict-panel.tsx';

const articleOf = (text: string): ArticleDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

const theirs = articleOf('Giá vé đi Cát Linh là 12.000 đồng');
const newer = {
  id: '1',
  version: 2,
  updateTime: '2026-11-21T13:15:00.000Z',
  updatedBy: { userId: '7', name: 'Phạm Đức Anh' },
};

it('a field too long for the eye shows what differs, and both versions can be taken', async () => {
  const form = createFormStore({ body: articleOf('Giá vé là 10.000 đồng') });
  form.fill({ body: articleOf('Giá vé đi Cát Linh là 15.000 đồng') });
  await renderScreen(
    <Suspense>
      <ConflictPanel
        record={{
          fields: { body: { label: 'Nội dung', compare: (versions) => <ArticleCompare {...versions} /> } },
          toValues: () => ({ body: theirs }),
        }}
        form={form}
        newer={newer}
        onDone={() => undefined}
      />
    </Suspense>,
  );
  await expect.element(page.getByRole('deletion')).toHaveTextContent('bỏ: 12.000');
  await expect.element(page.getByRole('insertion')).toHaveTextContent('thêm: 15.000');
  await expect.element(page.getByRole('radio', { name: 'Của bạn', exact: true })).toBeChecked();
  await userEvent.click(page.getByRole('radio', { name: 'Bản mới của Phạm Đức Anh', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Lưu lựa chọn' }));
  expect(form.get().values).toEqual({ body: theirs });
});
