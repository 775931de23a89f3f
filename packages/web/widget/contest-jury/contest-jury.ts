import { openContestJury } from './open-contest-jury.ts';

/** `<script src="…/intake/v1/contest-jury.js" data-project="2"></script>` shows the jury room where it stands. */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const { project, lang = document.documentElement.lang, theme } = script.dataset;
  const host = document.createElement('div');
  script.after(host);
  openContestJury(host, {
    base: `${script.src.replace(/\/contest-jury\.js.*$/, '')}/${project}`,
    language: lang === '' || lang.startsWith('vi') ? 'vi' : 'en',
    theme,
  });
}
