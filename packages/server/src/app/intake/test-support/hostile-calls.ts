import type { HostileCall, HostileForm } from './hostile-form.ts';
import { type PickOne, pickOf, type Random, randomFrom, wordOf as word } from './random-words.ts';

/** Without a path: at the form's own. */
type Kind = (
  random: Random,
  pick: PickOne,
  form: HostileForm,
) => Omit<HostileCall, 'path'> & { readonly path?: string };

const HOMOGLYPHS = [
  'hu\u0435.example',
  'hue.ex\u0430mple',
  'h\uff55e.example',
  'hue\u2024example',
  'huе.example',
];
const WRONG_VALUES: readonly unknown[] = [null, 0, -1, 1e308, true, {}, [['a']], { toString: 'x' }];
const CONTROL = ['\\u0000', '\\u0007', '\\ud800', '\\udfff', '\\u001b[2J', '\\u009f'];

/** Each kind makes a call whose refusal is certain, in endless variety. */
const KINDS: readonly Kind[] = [
  (random) => ({ name: 'noise', body: Buffer.from(bytes(random, 200)) }),
  (random, _, { honest }) => {
    const whole = json(honest(random));
    return {
      name: 'cut JSON',
      body: whole.slice(0, 1 + Math.floor(random() * Math.min(60, whole.length - 1))),
    };
  },
  (random, pick, { honest, text }) => ({
    name: 'wrong type',
    body: json({ ...honest(random), [pick([text, 'website', 'recaptchaToken'])]: pick(WRONG_VALUES) }),
  }),
  (random, _, { honest }) => ({
    name: 'unknown key',
    body: json({ ...honest(random), [`x${word(random)}`]: true }),
  }),
  (random, _, { honest }) => ({
    name: 'role key',
    body: json({ ...honest(random), state: 'APPROVED', isPinned: true, channel: 'LETTER' }),
  }),
  (random, _, form) => ({
    name: 'duplicate key',
    body: withText(random, form, `"${long(random)}","${form.text}":"${long(random)}"`),
  }),
  (random, _, form) => ({
    name: '__proto__',
    body: withText(random, form, `"${long(random)}","__proto__":{"a":1}`),
  }),
  (random, pick, form) => ({
    name: 'control characters',
    body: withText(random, form, `"${long(random)}${pick(CONTROL)}"`),
  }),
  (random, _, form) => ({ name: 'bytes that are no UTF-8', body: badUtf8(random, form) }),
  (random, _, form) => {
    const levels = 64 + Math.floor(random() * 400);
    return { name: 'deep JSON', body: withText(random, form, '['.repeat(levels) + ']'.repeat(levels)) };
  },
  (random, _, { honest, text }) => ({
    name: 'megabyte',
    body: json({ ...honest(random), [text]: 'x'.repeat(1_048_576) }),
  }),
  (random, _, { honest, text, most }) => ({
    name: 'too long',
    body: json({ ...honest(random), [text]: 'ẵ'.repeat(most + 1 + random() * 500) }),
  }),
  (random, _, { honest, text }) => ({
    name: 'nothing but marks',
    body: json({ ...honest(random), [text]: '\u200b \u00ad' }),
  }),
  (random, _, { honest }) => ({
    name: 'filled trap',
    body: json({ ...honest(random), website: `https://${word(random)}.example` }),
  }),
  (random, pick, { honest }) => ({
    name: 'homoglyph origin',
    body: json(honest(random)),
    headers: { origin: encodeURI(`https://${pick(HOMOGLYPHS)}`) },
  }),
  (random, _, { honest }) => ({
    name: 'forged origin',
    body: json(honest(random)),
    headers: { origin: `https://hue.example.${word(random)}.example` },
  }),
  (random, _, { honest }) => ({
    name: 'null origin',
    body: json(honest(random)),
    headers: { origin: 'null' },
  }),
  (random, _, { text }) => ({
    name: 'form',
    body: `${text}=${word(random)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  (random) => ({
    name: 'HTML',
    body: `<html>${word(random)}</html>`,
    headers: { 'content-type': 'text/html' },
  }),
  (random, _, { honest }) => ({
    name: 'compressed',
    body: json(honest(random)),
    headers: { 'content-encoding': 'gzip' },
  }),
];

/** So many calls of these forms, every kind of each in turn. */
export function* hostileCalls(
  count: number,
  seed: number,
  forms: readonly HostileForm[],
): Generator<HostileCall> {
  const random = randomFrom(seed);
  const pick = pickOf(random);
  const all = forms.flatMap((form) => [...KINDS, ...form.kinds].map((kind) => [form, kind] as const));
  for (let call = 0; call < count; call += 1) {
    const [form, kind] = all[call % all.length] ?? [];
    if (form === undefined || kind === undefined) return;
    const { name, ...made } = kind(random, pick, form);
    yield { path: form.path, name: `${form.path} ${name}`, ...made };
  }
}

const json = (value: unknown) => JSON.stringify(value);

const MARK = 'the place of the text';

/** The honest body with something else, written as it stands, where its text was. */
function withText(random: Random, { honest, text }: HostileForm, value: string): string {
  return json({ ...honest(random), [text]: MARK }).replace(json(MARK), () => value);
}

const long = (random: Random) => Array.from({ length: 5 }, () => word(random)).join(' ');

function bytes(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => Math.floor(random() * 256));
}

function badUtf8(random: Random, form: HostileForm): Buffer {
  const [before = '', after = ''] = withText(random, form, `"${long(random)}|"`).split('|');
  return Buffer.concat([Buffer.from(before), Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from(after)]);
}
