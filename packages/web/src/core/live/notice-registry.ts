import type { Notice, NoticeKind } from '@toasoan/contract/features/live/notice.ts';

type NoticeHandler = (notice: Notice) => void;

const byKind = new Map<NoticeKind, Set<NoticeHandler>>();
const onAgain = new Set<() => void>();

/** Calls the handler for every notice of a kind, of every project of the person; gives back what ends it. */
export function onNotice(kind: NoticeKind, handler: NoticeHandler): () => void {
  return add(handlersOf(kind), handler);
}

/** Calls the handler when more may have changed than is told one by one: everything known is to be asked again. */
export function onEverythingStale(handler: () => void): () => void {
  return add(onAgain, handler);
}

/** For the stream: one handler that fails keeps no other from hearing. */
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
