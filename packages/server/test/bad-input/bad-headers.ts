/** Values of `project-id`; an empty one means none. */
export const BAD_PROJECTS: readonly (readonly [name: string, projectId: string])[] = [
  ['letters', 'abc'],
  ['zero', '0'],
  ['below zero', '-1'],
  ['a fraction', '1.5'],
  ['a power', '1e3'],
  ['hexadecimal', '0x1'],
  ['a zero in front', '08'],
  ['one that there never was', '999999999999999999'],
  ['40 digits', '9'.repeat(40)],
  ['a list', '1,2'],
  ['JSON', '{"id":1}'],
  ['a question for the database', '1 OR 1=1'],
  ['letters beyond ASCII', '１'.repeat(2)],
  ['a path', '../1'],
  ['10,000 characters', 'a'.repeat(10_000)],
];

export const BAD_VERSIONS: readonly string[] = [
  'abc',
  '""',
  '"-1"',
  '"1.5"',
  '"1e3"',
  '"0x1"',
  '"1","2"',
  '1 2',
  'W/',
  'w/"1"',
  '"1',
  "'1'",
  '1;',
  '**',
  '9'.repeat(10),
  'a'.repeat(10_000),
];

export const BAD_KEYS: readonly string[] = [
  '',
  ' ',
  'a b',
  'a\tb',
  'khóa',
  'k'.repeat(256),
  'k'.repeat(10_000),
];

/** Values of `{id}`. */
export const BAD_IDS: readonly string[] = [
  '%20',
  'abc',
  '0',
  '-1',
  '+1',
  '01',
  '1.0',
  '1.5',
  '1e3',
  '0x1',
  '1%201',
  '%201',
  '1%00',
  '%00',
  '%EF%BC%91',
  '9'.repeat(19),
  '9'.repeat(90),
  '9'.repeat(500),
  '1,2',
  '%5B1%5D',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  '1%27%20OR%201=1',
  '..%2F1',
  '%2e%2e%2f',
  '%zz',
  '%',
  '%ED%A0%80',
  '%C0%AF',
];

/** Unknown addresses below the base of the calls. */
export const BAD_ADDRESSES: readonly string[] = [
  '',
  '/',
  '/admin',
  '/admin/',
  '//admin/me',
  '/admin//me',
  '/admin/me/',
  '/Admin/Me',
  '/admin/me%00',
  '/admin/me%2F',
  '/admin%2Fme',
  '/admin/%zz',
  '/%',
  '/admin/..%2f..%2fetc%2fpasswd',
  '/admin/../me',
  '/admin/me;role=SUPPER_ADMIN',
  '/__proto__',
  '/constructor',
  `/${'a'.repeat(20_000)}`,
  `/${'a/'.repeat(5_000)}`,
];

/** For test titles: a long value is shown by its length. */
export function shortly(texts: readonly string[]): { readonly name: string; readonly text: string }[] {
  return texts.map((text) => ({
    name: text.length > 60 ? `${text.slice(0, 8)}… (${text.length} characters)` : JSON.stringify(text),
    text,
  }));
}
