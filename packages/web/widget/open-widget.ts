import { askedOnce } from './form-context.ts';
import { intakeCalls } from './intake-calls.ts';
import { confirmPage, erasePage } from './link-pages.ts';
import { sayIn, type WidgetLanguage } from './say.ts';
import { shadowOf } from './shadow-of.ts';
import { threadView } from './thread-view.ts';
import type { WidgetContext } from './widget-context.ts';
import { WIDGET_TEXTS } from './widget-texts.ts';

export interface WidgetPlace {
  /** The address of the intake with the project. */
  readonly base: string;
  /** `post-12`, `event-7`, or one of the bare pages. */
  readonly target: string;
  readonly language: WidgetLanguage;
  /** 'light' or 'dark'; anything else follows the reader's machine. */
  readonly theme?: string | undefined;
}

/** Fills an element with what readers see; the page's own styles and scripts do not reach in. */
export function openWidget(host: HTMLElement, { base, target, language, theme }: WidgetPlace): void {
  const root = shadowOf(host, language, theme);
  const say = sayIn(WIDGET_TEXTS, language);
  const calls = intakeCalls({ base, target, language, say });
  const settings = askedOnce(calls.settings);
  const contextWith = (announce: WidgetContext['announce']): WidgetContext => ({
    calls,
    base,
    say,
    language,
    host,
    announce,
    sender: { name: '', email: '' },
    settings,
  });
  root.append(PAGES[target]?.(contextWith(() => undefined)) ?? threadView(contextWith));
}

const PAGES: Readonly<Record<string, (context: WidgetContext) => HTMLElement>> = {
  confirm: confirmPage,
  erase: erasePage,
};
