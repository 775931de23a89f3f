import type { EntrySave } from '@toasoan/contract/features/contest-entries/entry.ts';
import { Refusal } from '../refusal.ts';
import { type Draft, type Opened, timeText } from './entry-context.ts';

export type Written = Pick<EntrySave, 'author' | 'work' | 'files'>;

const WAIT_MS = 1_200;

export interface DraftSaver {
  /** Soon after the last change; a newer one moves it. */
  soon(): void;
  /** Now, if anything differs from what is kept. @throws Refusal */
  now(): Promise<void>;
  /** The version that the server has. */
  version(): number;
  /** The server has changed the draft itself. */
  isNow(version: number): void;
  stop(): void;
}

/** Keeps a draft on the server while it is written, one save at a time. */
export function draftSaver(
  { calls, token, say, language }: Opened,
  draft: Draft,
  { written, report }: { readonly written: () => Written; readonly report: (words: string) => void },
): DraftSaver {
  let { version } = draft;
  let kept = JSON.stringify(written());
  let timer = 0;
  let running: Promise<void> = Promise.resolve();

  async function save(): Promise<void> {
    const content = written();
    const text = JSON.stringify(content);
    if (text === kept) return;
    report(say('saving'));
    const saved = await calls('save', { token, draftId: draft.id, version, ...content });
    version = saved.version;
    kept = text;
    report(say('saved', { time: timeText(new Date().toISOString(), language) }));
  }

  function now(): Promise<void> {
    clearTimeout(timer);
    running = running.catch(() => undefined).then(save);
    return running;
  }

  return {
    soon: () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        now().catch((failure: unknown) => {
          report(say('notSaved', { why: failure instanceof Refusal ? failure.message : say('offline') }));
        });
      }, WAIT_MS);
    },
    now,
    version: () => version,
    isNow: (next) => {
      version = next;
    },
    stop: () => clearTimeout(timer),
  };
}
