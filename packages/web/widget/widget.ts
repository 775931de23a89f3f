import { openWidget } from './open-widget.ts';

/**
 * `<script async src="…/intake/v1/widget.js" data-project="1" data-target="post-12"></script>` shows the thread in the
 * place where it stands; `data-into="#comments"` names another. `data-lang` and `data-theme` override the page's own.
 */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const { project, target, into, lang = document.documentElement.lang, theme } = script.dataset;
  const start = () => {
    const found = into === undefined ? null : document.querySelector<HTMLElement>(into);
    const host = found ?? document.createElement('div');
    if (found === null) script.after(host);
    openWidget(host, {
      base: `${script.src.replace(/\/widget\.js.*$/, '')}/${project}`,
      target: target ?? '',
      language: lang.startsWith('en') ? 'en' : 'vi',
      theme,
    });
  };
  if (into === undefined || document.readyState !== 'loading') start();
  else document.addEventListener('DOMContentLoaded', start);
}
