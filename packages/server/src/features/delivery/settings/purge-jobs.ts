import type { PurgeFailure } from '@toasoan/contract/features/delivery/delivery-settings.ts';
import * as z from 'zod/mini';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { hastenJob } from '#server/core/jobs/job-store.ts';
import { FetchRefused } from '#server/core/safe-fetch/fetch-refused.ts';
import type { SafeFetch, SafeRequest } from '#server/core/safe-fetch/safe-fetch.ts';
import { noteAnswers } from '../receipt/cdn-answer-store.ts';
import {
  findSettings,
  notePurge,
  removePurges,
  type SettingsRow,
  tokenOf,
  waitingPurges,
} from './settings-store.ts';

interface PurgeDependencies {
  readonly safeFetch: Pick<SafeFetch, 'fetch'>;
  readonly secretBox: SecretBox;
}

/** The triggers of migration 0702 add it. */
const PURGE = 'delivery.purge';
const AT_ONCE = 500;
/** Cloudflare takes 30 tags in a call. */
const KEYS_A_CALL = 30;
const TOTAL_MS = 10_000;

const payload = z.strictObject({ projectId: z.string() });

/** Passes on to a network of caches what has changed on a site; a failure is tried again, and seen by ADMIN. */
export function purgeJobs(deps: PurgeDependencies): readonly JobHandler[] {
  const purge = longJob({
    kind: PURGE,
    payload,
    lane: 'remote',
    run: async ({ projectId }, { db, now, signal }) => {
      const [settings, waiting] = await Promise.all([
        findSettings(db, projectId),
        waitingPurges(db, projectId, AT_ONCE),
      ]);
      const last = waiting.at(-1);
      if (last === undefined) return undefined;
      if (settings.cdn_kind !== 'NONE') {
        const failure = await purgeKeys(deps, settings, keysOf(waiting, projectId), signal);
        await notePurge(db, projectId, failure, now());
        if (failure !== null) throw new Error(`The purge of project ${projectId} failed: ${failure}.`);
      }
      return async (tx) => {
        if (settings.cdn_kind !== 'NONE') await noteAnswers(tx, projectId, last.id, now());
        await removePurges(tx, projectId, last.id);
        const [more] = await waitingPurges(tx, projectId, 1);
        const job = { kind: PURGE, payload: { projectId }, key: `${PURGE}:${projectId}`, runAt: now() };
        if (more !== undefined) await hastenJob(tx, job);
      };
    },
  });
  return [purge];
}

/** The site itself contains all else. */
function keysOf(purges: readonly { readonly keys: readonly string[] }[], projectId: string): string[] {
  const keys = [...new Set(purges.flatMap((purge) => purge.keys))];
  const whole = `project-${projectId}`;
  return keys.includes(whole) ? [whole] : keys;
}

async function purgeKeys(
  { safeFetch, secretBox }: PurgeDependencies,
  settings: SettingsRow,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<PurgeFailure | null> {
  const token = openToken(settings, secretBox);
  if (token === undefined) return 'TOKEN';
  for (let from = 0; from < keys.length; from += KEYS_A_CALL) {
    const request = requestOf(settings.cdn_kind, keys.slice(from, from + KEYS_A_CALL), token);
    const common = {
      httpsOnly: true,
      maxRedirects: 0,
      totalMs: TOTAL_MS,
      maxBytes: 4_096,
      cutsBody: true,
      signal,
    };
    try {
      const { status } = await safeFetch.fetch(settings.cdn_address, {
        ...request,
        ...common,
        method: 'POST',
      });
      if (status < 200 || status > 299) return 'ANSWER';
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error;
      return ['address', 'scheme', 'userinfo', 'port', 'private'].includes(error.reason)
        ? 'REFUSED'
        : 'NETWORK';
    }
  }
  return null;
}

function openToken(settings: SettingsRow, box: SecretBox): string | undefined {
  try {
    return tokenOf(settings, box) || undefined;
  } catch {
    return undefined;
  }
}

function requestOf(kind: SettingsRow['cdn_kind'], keys: readonly string[], token: string): SafeRequest {
  if (kind === 'SURROGATE_KEY')
    return { headers: { 'fastly-key': token, 'surrogate-key': keys.join(' ') }, body: '' };
  return {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: keys }),
  };
}
