import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { CLAIM_MS } from '@toasoan/contract/features/comments/comment-limits.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { holderOf } from './holder-of.ts';

/** Passing over a comment claims nothing. */
const REST_MS = 250;
/**
 * With the one in hand, the next ones are taken too, so that fast work by keys waits for no claim: more of them in a long
 * queue, and few in a short one, which others want to work too.
 */
const AHEAD = { least: 3, most: 10, share: 1 / 4 };
const QUIET = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

interface Holder {
  readonly name: string;
  /** After that, it is asked for again. */
  readonly until: number;
}

export interface Claims {
  /** Who else has a comment in hand; undefined: nobody. */
  readonly holderOf: (row: CommentRow) => string | undefined;
}

/**
 * Takes what waits in hand while this person looks at it, so that nobody else decides on the same comment.
 * @param onGone is told what waits no more, because a colleague has dealt with it.
 */
export function useClaims(
  rows: readonly CommentRow[],
  currentId: string | undefined,
  mayClaim: boolean,
  onGone: (ids: readonly string[]) => void,
): Claims {
  const projectId = useProjectId();
  const ownId = useAuth(({ userId }) => userId);
  const now = useNow();
  const [taken, setTaken] = useState<ReadonlyMap<string, Holder>>(new Map());

  function holder(row: CommentRow): string | undefined {
    const heard = taken.get(row.id);
    const time = now.getTime();
    return holderOf(row, ownId, time) ?? (heard && heard.until > time ? heard.name : undefined);
  }
  const at = rows.findIndex(({ id }) => id === currentId);
  const ahead = Math.min(AHEAD.most, Math.max(AHEAD.least, Math.floor(rows.length * AHEAD.share)));
  const wanted = rows
    .slice(Math.max(at, 0), at + 1 + ahead)
    .filter((row) => row.state === 'PENDING' || row.reportCount > 0)
    .filter((row) => holder(row) === undefined)
    .map(({ id }) => id)
    .join(' ');
  const gone = useEffectEvent(onGone);
  const isWanted = mayClaim && wanted !== '';
  useEffect(() => {
    if (!isWanted) return;
    const ids = wanted.split(' ');
    async function claim() {
      if (document.hidden) return;
      const answer = await call(commentEndpoints.claim, { body: { ids }, projectId, ...QUIET });
      const until = Date.now() + CLAIM_MS / 2;
      const others = answer.taken.map(({ id, by }) => [id, { name: by, until }] as const);
      const known = new Set([...answer.claimed, ...answer.taken.map(({ id }) => id)]);
      const missing = ids.filter((id) => !known.has(id));
      if (missing.length > 0) gone(missing);
      if (others.length > 0) setTaken((known) => new Map([...known, ...others]));
    }
    const keep = () => void claim().catch(() => undefined);
    const first = window.setTimeout(keep, REST_MS);
    const again = window.setInterval(keep, CLAIM_MS / 2);
    return () => {
      window.clearTimeout(first);
      window.clearInterval(again);
    };
  }, [isWanted, wanted, projectId]);
  useReleaseAtEnd(projectId, isWanted ? wanted : '');
  return { holderOf: holder };
}

/** Gives the claims back when the page is left. */
function useReleaseAtEnd(projectId: string, wanted: string): void {
  const [held] = useState({ ids: wanted });
  useEffect(() => {
    held.ids = wanted;
  }, [held, wanted]);
  useEffect(
    () => () => {
      if (held.ids === '') return;
      const ids = held.ids.split(' ');
      call(commentEndpoints.release, { body: { ids }, projectId, keepalive: true, ...QUIET }).catch(
        () => undefined,
      );
    },
    [held, projectId],
  );
}
