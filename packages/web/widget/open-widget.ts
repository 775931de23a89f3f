import { dataRequestConfirmPage, dataRequestPage } from './data-request-pages.ts';
import { intakeCalls } from './intake-calls.ts';
import { confirmPage, erasePage } from './link-pages.ts';
import { threadView } from './thread-view.ts';
import type { WidgetContext } from './widget-context.ts';
import { WIDGET_STYLE } from './widget-style.ts';
import { sayIn, type WidgetLanguage } from './widget-texts.ts';

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
  const root = host.attachShadow({ mode: 'open' });
  // A style sheet made by script needs no permission of the page's policy.
  const style = new CSSStyleSheet();
  style.replaceSync(WIDGET_STYLE);
  root.adoptedStyleSheets = [style];
  host.lang = language;
  if (theme !== undefined) host.dataset.theme = theme;
  const say = sayIn(language);
  const calls = intakeCalls({ base, target, language, say });
  let asked: ReturnType<typeof calls.settings> | undefined;
  const contextWith = (announce: WidgetContext['announce']): WidgetContext => ({
    calls,
    say,
    language,
    host,
    announce,
    sender: { name: '', email: '' },
    settings: () => {
      asked ??= calls.settings().catch((error) => {
        asked = undefined;
        throw error;
      });
      return asked;
    },
  });
  root.append(PAGES[target]?.(contextWith(() => undefined)) ?? threadView(contextWith));
}

const PAGES: Readonly<Record<string, (context: WidgetContext) => HTMLElement>> = {
  confirm: confirmPage,
  erase: erasePage,
  'data-request': dataRequestPage,
  'data-request-email': dataRequestConfirmPage,
};
