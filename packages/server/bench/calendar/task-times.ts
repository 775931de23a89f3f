import type { CDPSession, Page } from 'playwright';

/** An event of the browser's trace, of which only tasks matter here. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Processor milliseconds of the tasks of a page while something happens: other programs do not count. */
export async function taskTimes(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  try {
    await act();
  } finally {
    await endTrace(session);
  }
  // A navigation may leave for another process.
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  return events
    .filter((event) => event.name.endsWith('RunTask') && event.ph === 'X' && pages.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1_000);
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;

async function endTrace(session: CDPSession): Promise<void> {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  session.once('Tracing.tracingComplete', () => resolve());
  await session.send('Tracing.end');
  await done;
  await session.detach();
}
