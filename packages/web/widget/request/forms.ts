import { openRequestForm } from './open-request-form.ts';

/**
 * `<script src="…/intake/v1/forms.js" data-project="1" data-form="correction-request"></script>` shows the form in the
 * place where it stands. `?url=` in the page's address names the article.
 */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const { project, form = '', lang = document.documentElement.lang, theme } = script.dataset;
  const host = document.createElement('div');
  script.after(host);
  openRequestForm(host, {
    base: `${script.src.replace(/\/forms\.js.*$/, '')}/${project}`,
    form,
    language: lang.startsWith('en') ? 'en' : 'vi',
    theme,
    url: new URLSearchParams(location.search).get('url') ?? '',
  });
}
