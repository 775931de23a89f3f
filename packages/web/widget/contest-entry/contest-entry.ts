import { openContestEntry } from './open-contest-entry.ts';

/**
 * `<script src="…/intake/v1/contest-entry.js" data-project="2" data-contest="happy_2025"></script>` shows the form in the
 * place where it stands.
 */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const { project, contest = '', lang = document.documentElement.lang, theme } = script.dataset;
  const host = document.createElement('div');
  script.after(host);
  openContestEntry(host, {
    base: `${script.src.replace(/\/contest-entry\.js.*$/, '')}/${project}`,
    code: contest,
    // Readers of every other language are more likely to know English.
    language: lang === '' || lang.startsWith('vi') ? 'vi' : 'en',
    theme,
  });
}
