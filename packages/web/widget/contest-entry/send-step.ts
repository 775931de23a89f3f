import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { CONSENT_TEXTS } from '@toasoan/contract/features/submissions/consent-texts.ts';
import { element } from '../element.ts';
import { pressing } from '../pressing.ts';
import { sendingForm } from '../sending-form.ts';
import type { DraftContext } from './draft-context.ts';
import { tickField } from './fields.ts';

/** The texts with their ticks, what is still missing, and the button that sends. */
export async function sendStep(context: DraftContext, onBack: () => Promise<void>): Promise<HTMLElement> {
  const { say, calls, token, language, draft, saver, onEnd } = context;
  const state = await calls('state', { token });
  const fresh = state.drafts.find(({ id }) => id === draft.id);
  if (fresh === undefined) {
    onEnd(state);
    return element('p');
  }
  const { contest } = state;
  const ticks = {
    rules: tickField(say('agreeRules'), false),
    privacy: tickField(say('agreePrivacy'), false),
    copyright: tickField(say('agreeCopyright'), false),
    marketing: tickField(say('agreeMarketing'), false),
  };
  const version = say('textVersion', { version: contest.rulesVersion });
  const text = (kind: 'RULES' | 'PRIVACY' | 'COPYRIGHT', words: string) =>
    element(
      'section',
      {},
      element('h2', {}, `${CONSENT_TEXTS[kind][language]} (${version})`),
      element('div', { class: 'text-box', tabindex: 0, role: 'document' }, words),
    );
  const { rules, consent, privacy, copyright } = contest.texts;
  const { category, title } = fresh.work;
  const said = {
    category: category === null ? '…' : CATEGORY_TEXTS[category][language],
    count: fresh.files.length,
    title: title || '…',
  };
  const missing =
    fresh.problems.length > 0 &&
    element(
      'section',
      { class: 'missing' },
      element('h2', {}, say('stillMissing')),
      element('ul', {}, ...fresh.problems.map(({ message }) => element('li', {}, message))),
    );
  const flagged =
    fresh.flagged.length > 0 &&
    element(
      'section',
      { class: 'missing' },
      element('h2', {}, say('willBeFlagged')),
      element('ul', {}, ...fresh.flagged.map((words) => element('li', {}, words))),
      element('p', {}, say('flaggedText')),
    );
  const form = sendingForm({
    context,
    label: say('stepSend'),
    fields: {},
    content: [
      ...(missing ? [missing] : []),
      ...(flagged ? [flagged] : []),
      element('p', {}, say('summary', said)),
      text('RULES', [rules[language] || rules.vi, consent[language] || consent.vi].join('\n\n')),
      ticks.rules.root,
      text('PRIVACY', privacy[language] || privacy.vi),
      ticks.privacy.root,
      text('COPYRIGHT', copyright[language] || copyright.vi),
      ticks.copyright.root,
      ticks.marketing.root,
    ],
    send: say('send'),
    call: async (guard) => {
      await saver().now();
      return await calls('send', {
        ...guard,
        ...{ token, draftId: draft.id, version: saver().version(), rulesVersion: contest.rulesVersion },
        rules: ticks.rules.input.checked,
        privacy: ticks.privacy.input.checked,
        copyright: ticks.copyright.input.checked,
        marketing: ticks.marketing.input.checked,
      });
    },
    onSent: ({ number, state: after }) => {
      saver().stop();
      context.show(
        element(
          'div',
          {},
          element('h1', {}, say('sentTitle')),
          element('p', {}, say('sentNumber')),
          element('p', { class: 'number' }, number),
          element('p', {}, say('sentText', { email: context.email })),
          element('button', { class: 'main', type: 'button', onclick: () => onEnd(after) }, say('toWorks')),
        ),
      );
    },
  });
  return element('div', {}, form, pressing(context, { label: say('back'), press: onBack }));
}
