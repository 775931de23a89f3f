import { openRequestForm } from './open-request-form.ts';

/**
 * `<script src="…/intake/v1/forms.js" data-project="1" data-form="correction-request"></script>` shows the form in the
 * place where it stands. `?url=` in the page's address names the article. The form `translation-suggestion` stands below a
 * translated article: an element with the id of its post in `data-translation`.
 */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const { project, form = '', lang = document.documentElement.lang, theme } = script.dataset;
  const host = document.createElement('div');
  script.after(host);
  openRequestForm(host, {
    base: `${script.src.replace(/\/forms\.js.*$/, '')}/${project}`,
    form,
    // Readers of every other language are more likely to know English.
    language: lang === '' || lang.startsWith('vi') ? 'vi' : 'en',
    theme,
    url: new URLSearchParams(location.search).get('url') ?? '',
  });
}
