import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatClock } from '#web/ui/text/format-date.ts';
import type { ArticleSession } from '../editing/article-session.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import { headlineOf } from '../editing/headline.ts';
import type { ArticleLock, TakenText } from './article-lock.ts';
import type { ReceivedText } from './presence-state.ts';
import { receiveText } from './receive-text.ts';

interface TakeOver {
  readonly takeOver: () => Promise<void>;
  /** Asks the holder, who decides. */
  readonly ask: () => Promise<void>;
  readonly busy: boolean;
}

/**
 * Takes the record over with all its words, after a confirmation that names the effect; between tabs of one person at
 * once.
 */
export function useTakeOver<A extends ArticleTypes>(
  session: ArticleSession<A>,
  lock: ArticleLock<A>,
): TakeOver {
  const { kind } = session;
  const { t } = useTranslation('lock');
  const userId = useAuth((auth) => auth.userId);
  const client = useQueryClient();
  const projectId = useProjectId();
  const [busy, setBusy] = useState(false);

  async function isSure(): Promise<boolean> {
    const { holder } = lock.get();
    if (!holder || holder.userId === userId) return true;
    const { name } = holder;
    return await confirm({
      title: t('confirm.title', { title: headlineOf(session) }),
      text: t('confirm.text', { ...kind.words(), name, time: formatClock(new Date(holder.since)) }),
      action: t('takeOver'),
    });
  }
  async function take(): Promise<void> {
    const name = lock.get().holder?.name ?? '';
    const taken = await lock.takeOver('living');
    await receive(taken, name);
  }
  async function receive(taken: TakenText<A>, name: string): Promise<void> {
    const { version } = lock.get();
    const read = (id: string) => client.fetchQuery({ ...kind.detail(projectId, id), staleTime: 0 });
    let received: ReceivedText | undefined;
    try {
      received = await receiveText({ session, version, read }, taken);
    } catch {
      const action = { label: t('received.again'), run: () => void receive(taken, name) };
      showToast({ tone: 'error', text: t('received.failed', { name }), action });
      return;
    }
    if (received) lock.pass({ received });
    else if (taken.isNewest) {
      showToast({ tone: 'success', text: t('received.nothing', { ...kind.words(), name }) });
    } else if (name !== '') showToast({ tone: 'warning', text: t('received.silent', { name }) });
  }
  async function orSay(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { by = '' } = error.details;
      const text = error.code === 'LOCKED_BY_OTHER' ? t('faster', { name: by }) : error.message;
      showToast({ tone: 'error', text });
      await lock.look();
    } finally {
      setBusy(false);
    }
  }
  return {
    async takeOver() {
      if (await isSure()) await orSay(take);
    },
    ask: () => orSay(lock.askForLock),
    busy,
  };
}
