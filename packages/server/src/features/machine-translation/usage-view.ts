import type { MachineUsage } from '@toasoan/contract/features/machine-translation/machine-usage.ts';
import { addDays, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import type { Db } from '#server/core/db/database.ts';

const NOTHING = { chars: 0, cost: 0, calls: 0, failures: 0 };

/** The ledger of the last so many days in Hà Nội: each day, and each engine with its pair, the dearest first. */
export async function usageOf(db: Db, projectId: string, days: number, now: Date): Promise<MachineUsage> {
  const today = hanoiDay(now.getTime());
  const first = addDays(today, 1 - days);
  const rows = await db
    .selectFrom('translation_usage')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('day', '>=', first)
    .execute();
  const byDay = new Map(
    Array.from({ length: days }, (_, at) => addDays(first, at)).map((day) => [day, { day, ...NOTHING }]),
  );
  const byEngine = new Map<string, MachineUsage['engines'][number]>();
  for (const row of rows) {
    const sums = {
      chars: Number(row.chars),
      cost: Number(row.cost) / 1_000,
      calls: row.calls,
      failures: row.failures,
    };
    const day = byDay.get(row.day);
    if (day !== undefined) byDay.set(row.day, { day: row.day, ...added(day, sums) });
    const { engine, source_lang: sourceLang, target_lang: targetLang } = row;
    const key = `${sourceLang}>${targetLang}>${engine}`;
    const before = byEngine.get(key) ?? { ...NOTHING, seenChars: 0, changedChars: 0 };
    byEngine.set(key, {
      engine,
      sourceLang,
      targetLang,
      ...added(before, sums),
      seenChars: before.seenChars + Number(row.seen_chars),
      changedChars: before.changedChars + Number(row.changed_chars),
    });
  }
  const engines = [...byEngine.values()].toSorted((a, b) => b.cost - a.cost || b.chars - a.chars);
  return { days: [...byDay.values()], engines };
}

function added(one: typeof NOTHING, other: typeof NOTHING): typeof NOTHING {
  return {
    chars: one.chars + other.chars,
    cost: one.cost + other.cost,
    calls: one.calls + other.calls,
    failures: one.failures + other.failures,
  };
}
