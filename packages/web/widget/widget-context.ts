import type { FormContext } from './form-context.ts';
import type { IntakeCalls } from './intake-calls.ts';
import type { Say } from './say.ts';
import type { WidgetText } from './widget-texts.ts';

/** What every part of the script needs. */
export interface WidgetContext extends FormContext {
  readonly calls: IntakeCalls;
  /** The address of the intake with the project, without a slash at its end. */
  readonly base: string;
  readonly say: Say<WidgetText>;
  /** What the reader gave before, for the next form of this page. Kept nowhere else. */
  readonly sender: { name: string; email: string };
  /** Says something to everybody: shown, and read out. */
  readonly announce: (text: string) => void;
}
