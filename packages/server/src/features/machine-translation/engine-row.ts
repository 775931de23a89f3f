import type { Engine } from '@toasoan/contract/features/machine-translation/engine.ts';
import { auditFieldsOf, type RowOf } from '#server/core/db/versioned.ts';

export type EngineRow = RowOf<'translation_engines'>;

export function engineOf(row: EngineRow): Engine {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    address: row.address,
    model: row.model,
    keyEnd: row.key_end,
    price: Number(row.price),
    status: row.status,
    failures: row.failures,
    lastFailure: row.last_failure,
    pausedUntil: row.paused_until?.toISOString() ?? null,
    lastSuccessTime: row.last_success_time?.toISOString() ?? null,
    ...auditFieldsOf(row),
  };
}

/** What the log keeps of an engine; of its key, its last four characters. */
export function engineFacts(row: EngineRow) {
  const { id, title, kind, address, model, key_end, price, status } = row;
  return { id, title, engineKind: kind, address, model, keyEnd: key_end, enginePrice: Number(price), status };
}
