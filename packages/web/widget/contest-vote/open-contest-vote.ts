import type { VoterState } from '@toasoan/contract/features/contest-votes/reader-votes.ts';
import type { intakeEndpoints } from '@toasoan/contract/features/intake/intake-endpoints.ts';
import { element } from '../element.ts';
import { askedOnce } from '../form-context.ts';
import { callsAt } from '../intake-call.ts';
import { pressing } from '../pressing.ts';
import { Refusal } from '../refusal.ts';
import { sayIn, type WidgetLanguage } from '../say.ts';
import { shadowOf } from '../shadow-of.ts';
import { SHARED_TEXTS } from '../shared-texts.ts';
import { ballotOf, keepBallot } from './kept-ballot.ts';
import { verifyView } from './verify-view.ts';
import { type VoteContext, voteCalls } from './vote-context.ts';
import { VOTE_FORM_TEXTS } from './vote-form-texts.ts';

interface VotePlace {
  /** The address of the intake with the project. */
  readonly base: string;
  readonly contest: string;
  /** The number of the work. */
  readonly work: string;
  /** As the page says; fresher ones come with each vote. */
  readonly votes: number;
  readonly countsShares: boolean;
  readonly language: WidgetLanguage;
  readonly theme?: string | undefined;
}

const TEXTS = {
  vi: { ...SHARED_TEXTS.vi, ...VOTE_FORM_TEXTS.vi },
  en: { ...SHARED_TEXTS.en, ...VOTE_FORM_TEXTS.en },
};

/** Fills an element with the vote for one work: one press for who is verified, the way there for who is not. */
export function openContestVote(host: HTMLElement, place: VotePlace): void {
  const { base, contest, work, countsShares, language, theme } = place;
  const say = sayIn(TEXTS, language);
  const call = callsAt({ base, language, say });
  const root = element('section', { 'aria-label': say('title') });
  shadowOf(host, language, theme).append(root);
  const settings = askedOnce(() => call<typeof intakeEndpoints.settings>('/settings'));
  const context: VoteContext = { say, language, host, settings, contest, calls: voteCalls(call) };
  const key = `toasoan-vote ${base} ${contest}`;
  let { votes } = place;
  let mine: 'NONE' | 'VOTED' | 'STRUCK' = 'NONE';

  const note = (text: string) => element('p', { role: 'status' }, text);
  const show = (said = '') => {
    const token = ballotOf(key);
    root.replaceChildren(
      element('h2', {}, say('title')),
      element('p', { class: 'number' }, say('count', { votes: votes.toLocaleString(language) })),
      ...(mine === 'STRUCK' ? [note(say('struck'))] : []),
      ...(mine === 'VOTED' ? [note(say('voted'))] : []),
      ...(said === '' ? [] : [note(said)]),
      element(
        'div',
        { class: 'actions' },
        mine === 'NONE' && pressing({ say }, { label: say('vote'), isMain: true, press: () => vote(true) }),
        mine === 'VOTED' && pressing({ say }, { label: say('takeBack'), press: () => vote(false) }),
        countsShares && token !== undefined && pressing({ say }, { label: say('share'), press: share }),
        token !== undefined && pressing({ say }, { label: say('leave'), press: leave }),
      ),
    );
  };
  const verify = () =>
    root.replaceChildren(
      element('h2', {}, say('title')),
      verifyView(context, {
        onOpened: (token, state) => {
          keepBallot(key, token);
          take(state);
          show();
          if (mine === 'NONE') void vote(true).catch((failure) => show(wordsOf(failure)));
        },
        onCancel: () => show(),
      }),
    );
  const vote = async (on: boolean) => {
    const token = ballotOf(key);
    if (token === undefined) return verify();
    try {
      const counted = await context.calls('cast', { token, work, on });
      votes = counted.votes;
      mine = counted.on ? 'VOTED' : 'NONE';
      show();
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== 'VOTER_OVER') throw failure;
      keepBallot(key, undefined);
      verify();
    }
  };
  const share = async () => {
    const token = ballotOf(key);
    if (token === undefined) return verify();
    const isShared = navigator.share !== undefined;
    const sent = isShared
      ? navigator.share({ url: location.href })
      : navigator.clipboard.writeText(location.href);
    // Whoever closes the list of places has shared nothing.
    if (!(await sent.then(() => true).catch(() => false))) return;
    await context.calls('share', { token, work });
    show(say(isShared ? 'shared' : 'copied'));
  };
  const leave = async () => {
    keepBallot(key, undefined);
    mine = 'NONE';
    show();
  };
  const take = (state: VoterState) => {
    const own = state.votes.find((one) => one.work === work && one.kind === 'LIKE');
    mine = own === undefined ? 'NONE' : own.isStruck ? 'STRUCK' : 'VOTED';
  };
  show();
  const token = ballotOf(key);
  if (token === undefined) return;
  void context.calls('state', { token }).then(
    (state) => {
      take(state);
      show();
    },
    (failure) => {
      if (failure instanceof Refusal && failure.code === 'VOTER_OVER') void leave();
    },
  );
}

function wordsOf(failure: unknown): string {
  return failure instanceof Refusal ? failure.message : String(failure);
}
