import { Suspense, useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { TabBoundary } from '#web/app/panel/pages/tab-page.tsx';
import { setConnection } from '#web/core/connection/connection.ts';
import { preloadable } from '#web/core/routing/preloadable.ts';
import { fetchBeforeImport } from '#web/core/updates/fetch-before-import.ts';
import { watchMissingParts } from '#web/core/updates/missing-parts.ts';
import { PartMissing } from '#web/core/updates/part-missing.ts';
import { useUpdates } from '#web/core/updates/update-store.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { lazyPart } from './lazy-part.tsx';

let isCutOff: boolean;
beforeEach(() => {
  freshBrowser();
  isCutOff = true;
  useUpdates.setState({ missesPart: false });
  onTestFinished(watchMissingParts());
  onTestFinished(() => setConnection('online'));
});

/** As the built console fails to fetch a file that is gone. */
async function gone(): Promise<never> {
  const error = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  throw error;
}

/** As the built console asks for a file while there is no connection, and later. */
function late<Part>(part: Part): () => Promise<Part> {
  return () =>
    fetchBeforeImport(async () => {
      if (isCutOff) throw new PartMissing('/assets/part.js', { isGone: false });
      return part;
    });
}
function connectAgain(): void {
  isCutOff = false;
  setConnection('online');
}

const WAITS = /^Phần này của trang chưa tải được vì mất kết nối/;
const SENTENCE = /^Phần này của trang chưa tải được\. /;

const Inspector = lazyPart(gone);
const Page = preloadable(gone);

function Preview({ of }: { readonly of: string }) {
  return <p>Xem trước {of}</p>;
}
const LatePreview = lazyPart(late({ default: Preview }));
const LatePage = preloadable(late(() => <p>Trang đã đến</p>));

function Editor() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <textarea aria-label="Bài viết" />
      <button type="button" onClick={() => setOpen(true)}>
        Mở
      </button>
      <Suspense>{isOpen && <Inspector />}</Suspense>
    </>
  );
}

function Broken(): never {
  throw new Error('broken on purpose');
}

describe('where code is gone', () => {
  test('a part says so in its place, and what is typed around it stays', async () => {
    await renderScreen(<Editor />);
    await page.getByLabelText('Bài viết').fill('Bão số 9');
    await page.getByRole('button', { name: 'Mở' }).click();
    await expect.element(page.getByText(SENTENCE)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Tải lại trang' })).toBeVisible();
    await expect.element(page.getByLabelText('Bài viết')).toHaveValue('Bão số 9');
  });

  test('a whole page says so with the same words', async () => {
    await renderScreen(
      <TabBoundary>
        <Suspense>
          <Page />
        </Suspense>
      </TabBoundary>,
    );
    await expect.element(page.getByText(SENTENCE)).toBeVisible();
  });
});

describe('without a connection', () => {
  test('a part says that it comes later, and comes into its place by itself', async () => {
    await renderScreen(
      <>
        <textarea aria-label="Bài viết" />
        <Suspense>
          <LatePreview of="bài này" />
        </Suspense>
      </>,
    );
    await expect.element(page.getByText(WAITS)).toBeVisible();
    await page.getByLabelText('Bài viết').fill('Bão số 9');
    setConnection('offline');
    connectAgain();
    await expect.element(page.getByText('Xem trước bài này')).toBeVisible();
    await expect.element(page.getByText(WAITS)).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Bài viết')).toHaveValue('Bão số 9');
    expect(useUpdates.getState().missesPart).toBe(false);
  });

  test('a whole page does the same, also where nobody noticed that the connection was away', async () => {
    await renderScreen(
      <TabBoundary>
        <Suspense>
          <LatePage />
        </Suspense>
      </TabBoundary>,
    );
    await expect.element(page.getByText(WAITS)).toBeVisible();
    isCutOff = false;
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Trang đã đến')).toBeVisible();
  });
});

test('a page that fails for another reason is called broken', async () => {
  await renderScreen(
    <TabBoundary>
      <Broken />
    </TabBoundary>,
  );
  await expect.element(page.getByText('500')).toBeVisible();
  await expect.element(page.getByText(SENTENCE)).not.toBeInTheDocument();
});
