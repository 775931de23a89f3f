import type { WidgetLanguage } from './say.ts';
import { WIDGET_STYLE } from './widget-style.ts';

/** A tree into which styles and scripts of the page around it do not reach. */
export function shadowOf(host: HTMLElement, language: WidgetLanguage, theme?: string): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  // A style sheet made by script needs no permission of the page's policy.
  const style = new CSSStyleSheet();
  style.replaceSync(WIDGET_STYLE);
  root.adoptedStyleSheets = [style];
  host.lang = language;
  if (theme !== undefined) host.dataset.theme = theme;
  return root;
}
