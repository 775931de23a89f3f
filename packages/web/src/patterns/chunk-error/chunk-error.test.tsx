import { type ReactNode, Suspense, useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PageOnceLoaded, TabBoundary } from '#web/app/panel/pages/tab-page.tsx';
import { setConnection } from '#web/core/connection/connection.ts';
import { preloadable } from '#web/core/routing/preloadable.ts';
import { ChunkError } from '#web/core/updates/chunk-error.ts';
import { fetchBeforeImport } from '#web/core/updates/fetch-before-import.ts';
import { useUpdates } from '#web/core/updates/update-store.ts';
import { watchChunkErrors } from '#web/core/updates/watch-chunk-errors.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { lazyChunk } from './lazy-chunk.tsx';

let isCutOff: boolean;
beforeEach(() => {
  freshBrowser();
  isCutOff = true;
  useUpdates.setState({ hasChunkError: false });
  onTestFinished(watchChunkErrors());
  onTestFinished(() => setConnection('online'));
});

/** Fails as the built console does when the server no longer has a file. */
async function gone(): Promise<never> {
  const error = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  throw error;
}

/** Loads as the built console does, first without and later with a connection. */
function late<Part>(part: Part): () => Promise<Part> {
  return () =>
    fetchBeforeImport(async () => {
      if (isCutOff) throw new ChunkError('/assets/part.js', { isGone: false });
      return part;
    });
}
function connectAgain(): void {
  isCutOff = false;
  setConnection('online');
}

const WAITS = /^Phần này của trang chưa tải được vì mất kết nối/;
const SENTENCE = /^Phần này của trang chưa tải được\. /;

const Inspector = lazyChunk(gone);
const Page = preloadable(gone);

function Preview({ of }: { readonly of: string }) {
  return <p>Xem trước {of}</p>;
}
const LatePreview = lazyChunk(late({ default: Preview }));
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

function Waiting({ onRender }: { readonly onRender: () => null }) {
  return onRender();
}

function Broken(): never {
  throw new Error('broken on purpose');
}

describe('when the server no longer has the chunk', () => {
  test('a component shows a notice in its place and text typed around it stays', async () => {
    await renderScreen(<Editor />);
    await page.getByLabelText('Bài viết').fill('Bão số 9');
    await page.getByRole('button', { name: 'Mở' }).click();
    await expect.element(page.getByText(SENTENCE)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Tải lại trang' })).toBeVisible();
    await expect.element(page.getByLabelText('Bài viết')).toHaveValue('Bão số 9');
  });

  test('a page shows the same notice', async () => {
    await renderScreen(
      <TabBoundary>
        <PageOnceLoaded page={Page} />
      </TabBoundary>,
    );
    await expect.element(page.getByText(SENTENCE)).toBeVisible();
  });
});

describe('without a connection', () => {
  test('a component announces a retry and appears once connected', async () => {
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
    expect(useUpdates.getState().hasChunkError).toBe(false);
  });

  test('a page retries on the online event when the outage went unnoticed', async () => {
    await renderScreen(
      <TabBoundary>
        <PageOnceLoaded page={LatePage} />
      </TabBoundary>,
    );
    await expect.element(page.getByText(WAITS)).toBeVisible();
    isCutOff = false;
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Trang đã đến')).toBeVisible();
  });
});

test('the page that waits for code is no fallback of React, which would stay for 300 ms', async () => {
  const waited = vi.fn(() => null);
  const arrival = Promise.withResolvers<() => ReactNode>();
  const ArrivingPage = preloadable(() => arrival.promise);
  await renderScreen(
    <Suspense fallback={<Waiting onRender={waited} />}>
      <PageOnceLoaded page={ArrivingPage} />
    </Suspense>,
  );
  await expect.element(page.getByRole('status', { name: 'Đang tải…' })).toBeVisible();
  arrival.resolve(() => <p>Trang đã đến</p>);
  await expect.element(page.getByText('Trang đã đến')).toBeVisible();
  expect(waited).not.toHaveBeenCalled();
});

describe('a component that is fetched early', () => {
  test('appears with the first render', async () => {
    const waited = vi.fn(() => null);
    isCutOff = false;
    const Early = lazyChunk(late({ default: Preview }));
    await Early.preload();
    await renderScreen(
      <Suspense fallback={<Waiting onRender={waited} />}>
        <Early of="bài này" />
      </Suspense>,
    );
    await expect.element(page.getByText('Xem trước bài này')).toBeVisible();
    expect(waited).not.toHaveBeenCalled();
  });

  test('is fetched again when it is shown, if that failed', async () => {
    const Early = lazyChunk(late({ default: Preview }));
    await expect(Early.preload()).rejects.toThrow(ChunkError);
    isCutOff = false;
    await renderScreen(
      <Suspense>
        <Early of="bài này" />
      </Suspense>,
    );
    await expect.element(page.getByText('Xem trước bài này')).toBeVisible();
  });
});

test('a page that fails for another reason shows the error page', async () => {
  await renderScreen(
    <TabBoundary>
      <Broken />
    </TabBoundary>,
  );
  await expect.element(page.getByText('500')).toBeVisible();
  await expect.element(page.getByText(SENTENCE)).not.toBeInTheDocument();
});
