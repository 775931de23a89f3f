import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

// Seldom seen, so their code is fetched with the first of them.
const load = () => import('./status-page.tsx');

export const ForbiddenPage = lazyChunk(async () => ({ default: (await load()).ForbiddenPage }));
export const SignInAgainPage = lazyChunk(async () => ({ default: (await load()).SignInAgainPage }));
export const NotFoundPage = lazyChunk(async () => ({ default: (await load()).NotFoundPage }));
export const ErrorPage = lazyChunk(async () => ({ default: (await load()).ErrorPage }));
