import { element } from '../element.ts';
import { formField } from '../form-field.ts';
import type { DraftContext, Step } from './draft-context.ts';
import { pair, stay, yesNoField } from './fields.ts';
import { countryChoices, provinceChoices, provinceOf, provinceValue } from './place-choices.ts';

/** What the author says about the work. */
export function workStep(context: DraftContext): Step {
  const { say, contest, draft, language } = context;
  const { work } = draft;
  const { people } = work;
  const star = (label: string, field: (typeof contest.requiredFields)[number]) =>
    contest.requiredFields.includes(field) ? `${label} *` : label;
  const title = formField({ label: say('workTitle'), value: work.title, max: 150 });
  const story = formField({
    label: star(say('story'), 'story'),
    kind: 'text',
    value: work.story,
    max: 2_000,
  });
  const takenDate = formField({
    label: star(say('takenDate'), 'takenTime'),
    kind: 'date',
    value: work.takenDate ?? '',
  });
  const takenPrecision = formField({
    label: say('takenPrecision'),
    kind: 'choice',
    choices: (['DAY', 'MONTH', 'YEAR'] as const).map((one) => [one, say(`precision${one}`)]),
    value: ['MONTH', 'YEAR'].includes(work.takenPrecision) ? work.takenPrecision : 'DAY',
  });
  const takenPlace = formField({
    label: star(say('takenPlace'), 'takenPlace'),
    value: work.takenPlace,
    max: 200,
  });
  const province = formField({
    label: say('takenProvince'),
    kind: 'choice',
    choices: provinceChoices(contest, say, true),
    value: provinceValue(work.provinceCode, work.oldProvinceName),
  });
  const country = formField({
    label: say('takenCountry'),
    kind: 'choice',
    choices: countryChoices(language),
    value: work.country,
  });
  const ask = (label: string, value: typeof work.ai, hint?: string) =>
    yesNoField(context, label, { value, hint });
  const person = ask(say('person'), people.person);
  const modelRelease = ask(say('modelRelease'), people.modelRelease);
  const child = ask(say('child'), people.child);
  const guardianConsent = ask(say('guardianConsent'), people.guardianConsent);
  const ai = ask(say('ai'), work.ai, contest.allowAi === 'NO' ? say('aiNo') : undefined);
  const aiText = formField({ label: say('aiText'), kind: 'text', value: work.aiText, max: 1_000 });
  const composite = ask(
    say('composite'),
    work.composite,
    contest.allowComposite ? undefined : say('compositeNo'),
  );
  const published = ask(say('published'), work.published);
  const awarded = ask(say('awarded'), work.awarded, contest.allowPrevAwarded ? undefined : say('awardedNo'));
  const awardedText = formField({
    label: say('awardedText'),
    kind: 'text',
    value: work.awardedText,
    max: 1_000,
  });
  const show = () => {
    modelRelease.root.hidden = person.value() !== 1;
    guardianConsent.root.hidden = child.value() !== 1;
    aiText.root.hidden = ai.value() !== 1;
    awardedText.root.hidden = awarded.value() !== 1;
  };
  show();
  const root = element(
    'form',
    { 'aria-label': say('stepWork'), novalidate: true, onchange: show, onsubmit: stay },
    title.root,
    story.root,
    pair(takenDate, takenPrecision),
    pair(takenPlace, province),
    country.root,
    ...[person, modelRelease, child, guardianConsent, ai, aiText].map((field) => field.root),
    ...[composite, published, awarded, awardedText].map((field) => field.root),
  );
  return {
    root,
    read: (written) => {
      const { code, former } = provinceOf(province.input.value);
      return {
        ...written,
        work: {
          ...written.work,
          title: title.input.value,
          story: story.input.value,
          takenDate: takenDate.input.value || null,
          takenPrecision: takenPrecision.input.value as typeof work.takenPrecision,
          takenPlace: takenPlace.input.value,
          provinceCode: code,
          oldProvinceName: former,
          country: country.input.value,
          people: {
            person: person.value(),
            child: child.value(),
            modelRelease: modelRelease.value(),
            guardianConsent: guardianConsent.value(),
          },
          ai: ai.value(),
          aiText: aiText.input.value,
          composite: composite.value(),
          published: published.value(),
          awarded: awarded.value(),
          awardedText: awardedText.input.value,
        },
      };
    },
  };
}
