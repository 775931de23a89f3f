import { openContestVote } from './open-contest-vote.ts';

/** On the page of a work: `<script src="…/intake/v1/contest-vote.js" data-project data-contest data-work data-votes>`. */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const { project, contest = '', work = '', votes, shares, theme } = script.dataset;
  const { lang = document.documentElement.lang } = script.dataset;
  const host = document.createElement('div');
  script.after(host);
  openContestVote(host, {
    base: `${script.src.replace(/\/contest-vote\.js.*$/, '')}/${project}`,
    ...{ contest, work, theme },
    votes: Number(votes ?? 0),
    countsShares: shares !== undefined,
    language: lang === '' || lang.startsWith('vi') ? 'vi' : 'en',
  });
}
