import { element } from '../element.ts';
import { formField } from '../form-field.ts';
import type { DraftContext, Step } from './draft-context.ts';
import { pair, stay, tickField } from './fields.ts';
import { guardianPaper } from './guardian-paper.ts';
import { countryChoices, provinceChoices, provinceOf, provinceValue } from './place-choices.ts';

const ADULT_AGE = 18;
const YEAR_MS = 365.25 * 86_400_000;

/** Who takes part. */
export function authorStep(context: DraftContext): Step {
  const { say, contest, language, draft } = context;
  const { author } = draft;
  const asks = (field: (typeof contest.requiredFields)[number]) => contest.requiredFields.includes(field);
  const line = (label: string, value: string, max: number, more: object = {}) =>
    formField({ label, value, max, ...more });
  const star = (label: string, isNeeded: boolean) => (isNeeded ? `${label} *` : label);
  const fullName = line(say('fullName'), author.fullName, 120, { autocomplete: 'name' });
  const stageName = line(say('stageName'), author.stageName, 120);
  const organizationType = formField({
    label: say('organizationType'),
    kind: 'choice',
    choices: [
      ['INDIVIDUAL', say('individual')],
      ['ORGANIZATION', say('organization')],
    ],
    value: author.organizationType,
  });
  const groupName = line(say('groupName'), author.groupName, 200, { autocomplete: 'organization' });
  const birthDate = formField({
    label: star(say('birthDate'), contest.minAge > 0 || asks('birthDate')),
    kind: 'date',
    value: author.birthDate ?? '',
    autocomplete: 'bday',
  });
  const gender = formField({
    label: say('gender'),
    kind: 'choice',
    choices: [
      ['', say('genderNone')],
      ['FEMALE', say('genderFEMALE')],
      ['MALE', say('genderMALE')],
      ['OTHER', say('genderOTHER')],
    ],
    value: author.gender,
  });
  const countries = countryChoices(language);
  const nationality = formField({
    label: say('nationality'),
    kind: 'choice',
    choices: countries,
    value: author.nationality,
  });
  const country = formField({
    label: say('country'),
    kind: 'choice',
    choices: countries,
    value: author.country,
  });
  const residence = formField({
    label: say('residence'),
    kind: 'choice',
    choices: (['DOMESTIC', 'OVERSEAS_VN', 'FOREIGN'] as const).map((one) => [one, say(`residence${one}`)]),
    value: author.residence,
  });
  const tel = { kind: 'tel', pattern: '\\+?[0-9 .\\(\\)\\-]{8,20}', autocomplete: 'tel' };
  const phone = line(star(say('phone'), asks('phone')), author.phone, 20, tel);
  const address = line(star(say('address'), asks('address')), author.address, 300, {
    autocomplete: 'street-address',
  });
  const province = formField({
    label: say('province'),
    kind: 'choice',
    choices: provinceChoices(contest, say),
    value: provinceValue(author.provinceCode, ''),
  });
  const job = line(say('job'), author.job, 120);
  const workplace = line(say('workplace'), author.workplace, 200);
  const vapaNumber = line(say('vapaNumber'), author.vapaNumber, 40);
  const coAuthors = formField({
    label: say('coAuthors'),
    hint: say('coAuthorsHint'),
    kind: 'text',
    max: 4_000,
    value: author.coAuthors.map(({ name, role }) => (role === '' ? name : `${name}, ${role}`)).join('\n'),
  });
  const guardianName = line(say('guardianName'), author.guardianName, 120);
  const guardianPhone = line(say('guardianPhone'), author.guardianPhone, 20, { ...tel, autocomplete: 'off' });
  const guardianAgrees = tickField(say('guardianAgrees'), author.guardianAgrees);
  const guardian = element(
    'fieldset',
    {},
    element('legend', {}, say('guardian')),
    element('p', { class: 'hint' }, say('guardianHint')),
    pair(guardianName, guardianPhone),
    guardianAgrees.root,
    guardianPaper(context),
  );
  const show = () => {
    const isPerson = organizationType.input.value === 'INDIVIDUAL';
    groupName.root.hidden = isPerson;
    const age = (Date.now() - Date.parse(birthDate.input.value)) / YEAR_MS;
    guardian.hidden = !isPerson || !(age < ADULT_AGE);
  };
  show();
  const root = element(
    'form',
    { 'aria-label': say('stepAuthor'), novalidate: true, oninput: show, onsubmit: stay },
    pair(fullName, stageName),
    pair(organizationType, groupName),
    pair(birthDate, gender),
    guardian,
    pair(nationality, country),
    residence.root,
    pair(phone, province),
    address.root,
    pair(job, workplace),
    vapaNumber.root,
    coAuthors.root,
  );
  return {
    root,
    read: (written) => ({
      ...written,
      author: {
        fullName: fullName.input.value,
        stageName: stageName.input.value,
        organizationType: organizationType.input.value as typeof author.organizationType,
        groupName: groupName.input.value,
        birthDate: birthDate.input.value || null,
        gender: gender.input.value as typeof author.gender,
        nationality: nationality.input.value,
        country: country.input.value,
        residence: residence.input.value as typeof author.residence,
        phone: phoneIn(phone.input.value),
        address: address.input.value,
        provinceCode: provinceOf(province.input.value).code,
        job: job.input.value,
        workplace: workplace.input.value,
        vapaNumber: vapaNumber.input.value,
        guardianName: guardianName.input.value,
        guardianPhone: phoneIn(guardianPhone.input.value),
        guardianAgrees: guardianAgrees.input.checked,
        coAuthors: peopleIn(coAuthors.input.value),
      },
    }),
  };
}

/** A number that is only begun is not one yet: the rest of the draft is kept all the same. */
function phoneIn(typed: string): string {
  return /^\+?[\d .()-]{8,20}$/.test(typed.trim()) ? typed.trim() : '';
}

function peopleIn(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, 20).map((line) => {
    const [name = '', ...role] = line.split(',');
    return { name: name.trim().slice(0, 120) || '?', role: role.join(',').trim().slice(0, 60) };
  });
}
