import type { ServedMedia } from './served-media-view.ts';

/**
 * A file of the library may be embedded by any page and can do nothing itself. The address with the present
 * revision never changes its content; by every other one the answer is asked for anew.
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
  // Shown to the newsroom only.
  if (row.state !== 'READY') return 'private, no-store';
  return revision === row.revision ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** On whatever is answered under `/media/`, refusals too. */
export const SAFE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
