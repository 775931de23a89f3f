import type { ServedMedia } from './served-media-view.ts';

/**
 * Any page may embed a file of the library, and the file itself can do nothing. An address with the current
 * revision never changes its content; any other address is revalidated.
 */
export function publicHeaders(
  row: Pick<ServedMedia, 'revision' | 'state' | 'update_time'>,
  { tag, mime, revision }: { tag: string; mime: string; revision: number | undefined },
): Record<string, string> {
  return {
    ...SAFE_HEADERS,
    'content-type': mime,
    'cache-control': cachingOf(row, revision),
    etag: tag,
    'last-modified': row.update_time.toUTCString(),
  };
}

function cachingOf(row: Pick<ServedMedia, 'revision' | 'state'>, revision: number | undefined): string {
  // Visible to the newsroom only.
  if (row.state !== 'READY') return 'private, no-store';
  return revision === row.revision ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** For every answer under `/media/`, including refusals. */
export const SAFE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
