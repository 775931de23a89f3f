import type { EntryState } from '@toasoan/contract/features/contest-entries/entry-answers.ts';
import { element } from '../element.ts';
import { pressing } from '../pressing.ts';
import { authorStep } from './author-step.ts';
import type { DraftContext, Step } from './draft-context.ts';
import { type DraftSaver, draftSaver, type Written } from './draft-saver.ts';
import type { Contest, Draft, Opened } from './entry-context.ts';
import { filesStep } from './files-step.ts';
import { sendStep } from './send-step.ts';
import { workStep } from './work-step.ts';

const STEPS = ['stepAuthor', 'stepFiles', 'stepWork', 'stepSend'] as const;

interface Opening {
  readonly email: string;
  readonly onEnd: (state: EntryState) => void;
}

/** A draft in steps; whatever is written is kept by itself. */
export function draftView(
  context: Opened,
  contest: Contest,
  draft: Draft,
  { email, onEnd }: Opening,
): HTMLElement {
  const { say, calls, token, language } = context;
  const kept = element('p', { class: 'kept', role: 'status' });
  const heading = element('h1', { tabindex: -1 });
  const place = element('div');
  const steps: Step[] = [];
  const written = () =>
    steps.reduce((all, { read }) => read(all), {
      author: draft.author,
      work: draft.work,
      files: draft.files.map(({ id, caption }) => ({ id, caption })),
    } as Written);
  let saver: DraftSaver | undefined;
  const held = () => {
    saver ??= draftSaver(context, draft, {
      written,
      report: (words) => {
        kept.textContent = words;
      },
    });
    return saver;
  };
  const inside: DraftContext = { ...context, contest, draft, email, saver: held, written, onEnd };
  steps.push(authorStep(inside), filesStep(inside), workStep(inside));
  held();
  let at = 0;
  const go = async (step: number) => {
    await held().now();
    at = step;
    await draw();
    heading.focus();
  };
  const draw = async () => {
    const name = STEPS[at] ?? 'stepAuthor';
    heading.textContent = say(name);
    marks.replaceChildren(...STEPS.map((one, step) => mark(one, step)));
    const shown = steps[at]?.root ?? (await sendStep(inside, () => go(at - 1)));
    place.replaceChildren(shown, ...(at < STEPS.length - 1 ? [buttons()] : []));
  };
  const mark = (name: (typeof STEPS)[number], step: number) =>
    element(
      'li',
      {},
      element(
        'button',
        {
          type: 'button',
          'aria-current': at === step ? 'step' : undefined,
          onclick: () => void go(step).catch(() => undefined),
        },
        `${step + 1}. ${say(name)}`,
      ),
    );
  const buttons = () =>
    element(
      'div',
      { class: 'actions' },
      pressing(context, { label: say('next'), isMain: true, press: () => go(at + 1) }),
      at > 0 && pressing(context, { label: say('back'), press: () => go(at - 1) }),
      pressing(context, { label: say('toList'), press: toList }),
    );
  const toList = async () => {
    await held().now();
    held().stop();
    onEnd(await calls('state', { token }));
  };
  const marks = element('ol', { class: 'steps', 'aria-label': say('steps') });
  const title = language === 'en' && contest.titleEn !== '' ? contest.titleEn : contest.title;
  const root = element(
    'div',
    { oninput: () => held().soon(), onchange: () => held().soon() },
    element('p', { class: 'hint' }, say('title', { contest: title })),
    heading,
    marks,
    kept,
    place,
  );
  void draw();
  return root;
}
