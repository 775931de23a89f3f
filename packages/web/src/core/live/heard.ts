import type { Notice } from '@toasoan/contract/features/live/notice.ts';

/** The number of remembered ids: a repeated notice follows soon after its first copy. */
const REMEMBERED = 2_000;

/** What one browser tab has received: its cursor and the ids of its notices. */
export interface Heard {
  /** '' before the first `hello`. */
  readonly cursor: () => string;
  readonly standAt: (cursor: string) => void;
  /** True the first time. */
  readonly isNew: (notice: Pick<Notice, 'id'>) => boolean;
}

export function createHeard(remembered = REMEMBERED): Heard {
  let at = '';
  const ids = new Set<string>();
  return {
    cursor: () => at,
    standAt: (cursor) => {
      at = cursor;
    },
    isNew: ({ id }) => {
      if (ids.has(id)) return false;
      ids.add(id);
      if (ids.size > remembered)
        for (const oldest of [...ids].slice(0, ids.size - remembered)) ids.delete(oldest);
      return true;
    },
  };
}
