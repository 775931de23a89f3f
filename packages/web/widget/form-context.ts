import type { DataOf } from '@toasoan/contract/core/endpoint.ts';
import type { intakeEndpoints } from '@toasoan/contract/features/intake/intake-endpoints.ts';
import type { Say, WidgetLanguage } from './say.ts';
import type { SharedText } from './shared-texts.ts';

export type IntakeSettings = DataOf<typeof intakeEndpoints.settings>;

/** What every form needs. */
export interface FormContext {
  readonly say: Say<SharedText>;
  readonly language: WidgetLanguage;
  /** Outside of the shadow tree: the captcha finds its box only there. */
  readonly host: HTMLElement;
  /** Asked once, and not before somebody writes. */
  readonly settings: () => Promise<IntakeSettings>;
}

/** Asks at its first use; a failure is asked again. */
export function askedOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined;
  return () => {
    asked ??= ask().catch((error) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}
