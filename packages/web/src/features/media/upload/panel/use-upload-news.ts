import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { hasEnded, type UploadItem } from '../queue/upload-item.ts';
import { useUploads } from '../queue/upload-store.ts';

interface Counts {
  readonly underWay: number;
  readonly asked: number;
}

/** What is read out: that it began, that something is asked, and how it ended; not every step of every file. */
export function useUploadNews(items: readonly UploadItem[]): string {
  const { t } = useTranslation('upload');
  const [news, setNews] = useState('');
  const count = (phase: UploadItem['phase']) => items.filter((item) => item.phase === phase).length;
  const underWay = items.filter((item) => !hasEnded(item)).length;
  const asked = count('known');
  const [done, failed] = [count('ready'), count('failed')];
  const before = useRef<Counts>({ underWay: 0, asked: 0 });
  useEffect(() => {
    const event = eventOf(before.current, { underWay, asked });
    before.current = { underWay, asked };
    if (event === 'asks') setNews(t('asks', { count: asked }));
    if (event === 'began') setNews(t('began', { count: underWay }));
    if (event !== 'ended' || done + failed === 0) return;
    const words = t('ended', { done, failed });
    // With the panel closed nobody sees it there.
    if (useUploads.getState().isPanelOpen) setNews(words);
    else showToast({ tone: failed > 0 ? 'warning' : 'success', text: words });
  }, [underWay, asked, done, failed, t]);
  return news;
}

function eventOf(was: Counts, now: Counts): 'asks' | 'began' | 'ended' | undefined {
  if (now.asked > was.asked) return 'asks';
  if (was.underWay === 0 && now.underWay > 0) return 'began';
  return was.underWay > 0 && now.underWay === 0 ? 'ended' : undefined;
}
