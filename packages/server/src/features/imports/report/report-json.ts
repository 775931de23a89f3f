import { type ImportNote, textOfNote } from '../import-note.ts';
import type { ImportOutcome } from '../running/run-import.ts';
import { totalsByType, totalsOf } from './import-report.ts';

/** Everything about a run, for programs and for archiving. */
export function reportJson({ report, runId }: ImportOutcome): string {
  const { entries, ...about } = report;
  const whole = {
    isDryRun: runId === undefined,
    ...(runId !== undefined && { runId }),
    ...about,
    totals: { ...totalsOf(entries), byType: Object.fromEntries(totalsByType(entries)) },
    items: entries.map(({ reason, notes, ...entry }) => ({
      ...entry,
      ...(reason !== undefined && { reason: withMessage(reason) }),
      notes: notes.map(withMessage),
    })),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

function withMessage(note: ImportNote) {
  return { ...note, message: textOfNote(note) };
}
