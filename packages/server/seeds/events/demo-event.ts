import type { CoverageKind } from '@toasoan/contract/features/events/coverage/coverage.ts';
import type { EventDraft } from '@toasoan/contract/features/events/event.ts';
import type { EventVerbRequest } from '@toasoan/contract/features/events/verbs/verb-request.ts';
import type { EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';
import type { SeedPerson } from '../first-accounts.ts';

/** When a demo event takes place: so many days from today, a day of the year, or of the lunar year. */
export type DemoTime =
  | { readonly inDays: number }
  | { readonly month: number; readonly day: number }
  | { readonly lunarMonth: number; readonly lunarDay: number };

interface DemoCoverage {
  readonly kind: CoverageKind;
  readonly note?: string;
  /** Absent: nobody does it yet. */
  readonly by?: SeedPerson;
  /** Made already. */
  readonly isDone?: boolean;
}

/** An event of the demo. `{year}` in its title is the year of its start. */
export interface DemoEvent {
  readonly draft: Omit<EventDraft, 'startTime' | 'endTime' | 'cover' | 'tagIds' | 'categoryIds'> & {
    readonly title: string;
  };
  readonly at: DemoTime;
  /** Clock times of the first and the last day; absent: whole days. */
  readonly hours?: readonly [from: number, to: number];
  /** Absent: one. */
  readonly days?: number;
  /** The name of its cover in the library. */
  readonly cover: string;
  /** Usernames of accounts. */
  readonly organizers?: readonly string[];
  readonly performers?: readonly string[];
  readonly tags?: readonly string[];
  readonly category?: string;
  /** Absent: PUBLISHED. */
  readonly state?: Exclude<EventState, 'TRASHED' | 'SCHEDULED'>;
  readonly by?: SeedPerson;
  /** What became of the plan; days from today for a new date. */
  readonly plan?: {
    readonly verb: Exclude<EventVerbRequest['verb'], 'takeBack'>;
    readonly note: string;
    readonly toDays?: number;
    readonly onlineUrl?: string;
  };
  readonly coverage?: readonly DemoCoverage[];
}
