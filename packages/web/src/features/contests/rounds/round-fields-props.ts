import type { ContestCategory, RoundKey } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';
import type { RoundsValues, RoundValues } from './round-values.ts';

export interface RoundFieldsProps {
  readonly form: FormStore<RoundsValues>;
  readonly at: number;
  readonly round: RoundValues;
  /** Keys that other rounds have. */
  readonly others: readonly RoundKey[];
  readonly categories: readonly ContestCategory[];
  /** Judging has begun: read-only. */
  readonly isStarted: boolean;
  readonly onChange: (set: Partial<RoundValues>) => void;
  readonly onRemove: () => void;
}
