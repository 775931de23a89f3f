import type { Notice, NoticeKind } from '@toasoan/contract/features/live/notice.ts';

type NoticeHandler = (notice: Notice) => void;

const byKind = new Map<NoticeKind, Set<NoticeHandler>>();
const onAgain = new Set<() => void>();

/** Calls the handler for every notice of a kind, in all projects of the user; returns the unsubscribe function. */
export function onNotice(kind: NoticeKind, handler: NoticeHandler): () => void {
  return add(handlersOf(kind), handler);
}

/** Calls the handler when single notices may be missing: every query has to be read again. */
export function onEverythingStale(handler: () => void): () => void {
  return add(onAgain, handler);
}

/** For the stream: a failing handler does not keep the others from running. */
export function publishNotice(notice: Notice): void {
  for (const handler of [...handlersOf(notice.kind)]) guarded(() => handler(notice));
}

/** For the stream. */
export function publishEverythingStale(): void {
  for (const handler of [...onAgain]) guarded(handler);
}

function handlersOf(kind: NoticeKind): Set<NoticeHandler> {
  const handlers = byKind.get(kind) ?? new Set();
  byKind.set(kind, handlers);
  return handlers;
}

function add<Handler>(handlers: Set<Handler>, handler: Handler): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

function guarded(act: () => void): void {
  try {
    act();
  } catch (error) {
    reportError(error);
  }
}
