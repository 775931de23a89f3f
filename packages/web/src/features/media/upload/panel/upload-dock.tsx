import { Check } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { foldUnfinished, readUnfinished, useUnfinished } from '../queue/unfinished-store.ts';
import { hasEnded, totalsOf, type UploadItem } from '../queue/upload-item.ts';
import { openPanel, useUploads } from '../queue/upload-store.ts';
import styles from './progress-ring.module.css';
import { UploadPanel } from './upload-panel.tsx';

/** A ring in the frame while there are uploads or unfinished ones; it opens and closes their panel. */
export function UploadDock() {
  const userId = useAuth((auth) => auth.userId);
  const hasUploads = useUploads(({ items }) => items.length > 0);
  const hasUnfinished = useUnfinished(({ items }) => items.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other uploads.
  useEffect(() => void readUnfinished(), [userId]);
  return hasUploads || hasUnfinished ? (
    <Suspense>
      <Dock />
    </Suspense>
  ) : null;
}

const PANEL_ID = 'upload-panel';

function Dock() {
  const { t } = useTranslation(['upload', 'media']);
  const items = useUploads((uploads) => uploads.items);
  const isOpen = useUploads((uploads) => uploads.isPanelOpen);
  const ring = useRef<HTMLButtonElement>(null);
  const news = useUploadNews(items);
  const unfinished = useUnfinished((known) => known.items.length);
  const { sentBytes, totalBytes, underWay, failed, ended } = totalsOf(items);
  const share = totalBytes === 0 ? 1 : sentBytes / totalBytes;
  const percent = Math.floor(share * 100);
  function close() {
    openPanel(false);
    foldUnfinished();
    ring.current?.focus();
  }
  function label(): string {
    if (underWay > 0) return t('ring', { underWay, percent });
    if (failed > 0) return t('ringFailed', { count: failed });
    if (unfinished > 0) return t('unfinished.ring', { count: unfinished });
    return t('ringDone', { count: ended });
  }
  return (
    <>
      <IconButton
        ref={ring}
        icon={<ProgressRing share={share} count={underWay || failed || unfinished} isFailed={failed > 0} />}
        label={label()}
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL_ID : undefined}
        onClick={() => (isOpen ? close() : openPanel(true))}
      />
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {isOpen && <UploadPanel id={PANEL_ID} items={items} onClose={close} />}
    </>
  );
}

interface ProgressRingProps {
  /** 0 to 1. */
  readonly share: number;
  /** Shown inside; 0: everything is finished. */
  readonly count: number;
  readonly isFailed: boolean;
}

/** The progress of the whole queue in 28 pixels; the button around it has the text. */
function ProgressRing({ share, count, isFailed }: ProgressRingProps) {
  return (
    <span className={styles.ring} aria-hidden>
      <svg viewBox="0 0 28 28" width={28} height={28}>
        <title>{count}</title>
        <circle cx={14} cy={14} r={12} className={styles.track} />
        <circle
          cx={14}
          cy={14}
          r={12}
          pathLength={100}
          strokeDasharray={`${Math.min(1, share) * 100} 100`}
          className={styles.bar}
          data-failed={isFailed || undefined}
        />
      </svg>
      <span className={styles.count}>{count > 0 ? count : <Check size={14} />}</span>
    </span>
  );
}

interface Counts {
  readonly underWay: number;
  readonly asked: number;
}

/** Screen reader announcements: the start, each question and the end, not every step of each file. */
function useUploadNews(items: readonly UploadItem[]): string {
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
    const words = t(failed > 0 ? 'endedWithErrors' : 'ended', { done, failed });
    // With the panel closed nobody sees the end there.
    if (useUploads.getState().isPanelOpen) setNews(words);
    else showToast({ tone: failed > 0 ? 'warning' : 'success', text: words });
    return foldOnceRead(failed);
  }, [underWay, asked, done, failed, t]);
  return news;
}

/** A result is read in this time. */
const READ_MS = 5_000;

/** Folds the panel into its ring, unless something failed or somebody is at it then. */
function foldOnceRead(failed: number): (() => void) | undefined {
  if (failed > 0) return;
  const timer = window.setTimeout(() => {
    const panel = document.getElementById(PANEL_ID);
    if (panel && !panel.matches(':hover, :focus-within')) openPanel(false);
  }, READ_MS);
  return () => window.clearTimeout(timer);
}

function eventOf(was: Counts, now: Counts): 'asks' | 'began' | 'ended' | undefined {
  if (now.asked > was.asked) return 'asks';
  if (was.underWay === 0 && now.underWay > 0) return 'began';
  return was.underWay > 0 && now.underWay === 0 ? 'ended' : undefined;
}
