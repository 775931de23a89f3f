import type { IntakeCalls } from './intake-calls.ts';
import type { Say, WidgetLanguage } from './widget-texts.ts';

/** What every part of the script needs. */
export interface WidgetContext {
  readonly calls: IntakeCalls;
  readonly say: Say;
  readonly language: WidgetLanguage;
  /** Outside of the shadow tree: the captcha finds its box only there. */
  readonly host: HTMLElement;
  /** Asked once, and not before somebody writes. */
  readonly settings: IntakeCalls['settings'];
  /** What the reader gave before, for the next form of this page. Kept nowhere else. */
  readonly sender: { name: string; email: string };
  /** Says something to everybody: shown, and read out. */
  readonly announce: (text: string) => void;
}
