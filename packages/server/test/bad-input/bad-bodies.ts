import type { ErrorCode } from '@toasoan/contract/core/errors.ts';

export interface BadBody {
  readonly name: string;
  /** `head` holds the required members of the call's body, followed by a comma. */
  readonly body: (head: string) => string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly codes: readonly ErrorCode[];
  readonly field?: string;
  /** A call that accepts more bytes than these reads the body, and refuses what it says. */
  readonly bytes?: number;
}

type Rest = Partial<Omit<BadBody, 'name' | 'body'>>;

const text = (name: string, members: string, rest: Rest = {}): BadBody => ({
  name,
  body: (head) => `{${head}${members}}`,
  codes: ['INVALID_INPUT'],
  ...rest,
});
const whole = (name: string, body: string | Buffer, rest: Rest = {}): BadBody => ({
  name,
  body: () => body,
  codes: ['INVALID_INPUT'],
  ...rest,
});
const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([...part]))));
const typed = (type: string, body: string): BadBody =>
  whole(`of type ${type || '(empty)'}`, body, {
    headers: { 'content-type': type },
    codes: ['UNSUPPORTED_MEDIA_TYPE'],
  });
const encoded = (encoding: string): BadBody =>
  whole(`encoded as ${encoding}`, '{}', {
    headers: { 'content-encoding': encoding },
    codes: ['UNSUPPORTED_MEDIA_TYPE'],
  });

const TOO_LARGE = { codes: ['TOO_LARGE'] } as const;
const MEGABYTE = 1024 * 1024;

/** Sent to every call that may carry a body. */
export const BAD_BODIES: readonly BadBody[] = [
  // Characters
  text('NUL in a text', '"title":"a\\u0000b"'),
  text('NUL in a key', '"ti\\u0000tle":"a"'),
  text('NUL as a byte in a text', '"title":"a\0b"'),
  text('half a character, the first', '"title":"a\\ud83d b"'),
  text('half a character, the second', '"title":"a\\ude00b"'),
  text('two halves the wrong way round', '"title":"\\ude00\\ud83d"'),
  text('half a character in a key', '"\\ud83d":1'),
  whole('a byte that is no UTF-8', bytes('{"title":"', [0xff], '"}')),
  whole('a slash in two bytes', bytes('{"title":"', [0xc0, 0xaf], '"}')),
  whole('half a character as bytes', bytes('{"title":"', [0xed, 0xa0, 0x80], '"}')),
  whole('a character cut off', bytes('{"title":"', [0xe1, 0xba], '"}')),
  whole('UTF-16', Buffer.from('{"title":"a"}', 'utf16le'), {
    headers: { 'content-type': 'application/json; charset=utf-16' },
  }),
  whole('a byte order mark in front', '\uFEFF{}'),
  whole('a byte order mark alone', '\uFEFF'),
  whole('a space that JSON does not know', '\u00A0'),
  text('a line break inside a text', '"title":"a\nb"'),
  // Size
  text('a text of 1 MB', `"title":"${'a'.repeat(MEGABYTE)}"`, { codes: ['TOO_LARGE', 'INVALID_INPUT'] }),
  text('a text of 3 MB', `"title":"${'a'.repeat(3 * MEGABYTE)}"`, {
    ...TOO_LARGE,
    bytes: 3 * MEGABYTE,
  }),
  text('a key of 50 kB', `"${'k'.repeat(50_000)}":1`),
  text('65 lists in each other', `"title":${'['.repeat(65)}${']'.repeat(65)}`, TOO_LARGE),
  text('65 objects in each other', `"title":${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, TOO_LARGE),
  text('30,000 lists opened and none closed', '['.repeat(30_000), TOO_LARGE),
  text('a list of 20,001 values', `"title":[${'1,'.repeat(20_000)}1]`, TOO_LARGE),
  text('20,001 empty lists', `"title":[${'[],'.repeat(20_000)}[]]`, TOO_LARGE),
  // Keys
  text('a key twice', '"title":"a","title":"b"', { field: 'title' }),
  text('a key twice, once escaped', '"title":"a","\\u0074itle":"b"', { field: 'title' }),
  text('a key twice further in', '"title":{"a":1,"a":2}', { field: 'a' }),
  text('__proto__', '"__proto__":{"role":"SUPPER_ADMIN"}', { field: '__proto__' }),
  text('__proto__ escaped', '"\\u005f_proto__":{"role":"SUPPER_ADMIN"}', { field: '__proto__' }),
  text('__proto__ further in', '"title":{"__proto__":{}}', { field: '__proto__' }),
  text('constructor', '"constructor":{"prototype":{"role":"SUPPER_ADMIN"}}', { field: 'constructor' }),
  text('prototype', '"prototype":{}', { field: 'prototype' }),
  text('toString', '"toString":1', { field: 'toString' }),
  text('an unknown key', '"isAdmin":true', { field: 'isAdmin' }),
  text('a key of the database', '"project_id":"1"', { field: 'project_id' }),
  text('a key without a name', '"":1'),
  // Shape
  whole('an empty list', '[]'),
  whole('a list of bodies', '[{}]'),
  whole('a text', '"title"'),
  whole('a number', '1'),
  whole('true', 'true'),
  whole('null', 'null'),
  // Grammar
  whole('cut off', '{"title":"a'),
  whole('an object that is not closed', '{"title":"a"'),
  whole('a comma too much', '{"title":"a",}'),
  whole('a comment', '{/* a */}'),
  whole('single quotes', "{'title':'a'}"),
  whole('a key without quotes', '{title:"a"}'),
  text('NaN', '"version":NaN'),
  text('Infinity', '"version":-Infinity'),
  text('a hexadecimal number', '"version":0x10'),
  whole('two documents', '{}{}'),
  whole('something behind it', '{} x'),
  whole('undefined', 'undefined'),
  text('an escape that does not exist', '"title":"\\x41"'),
  whole('a form', 'title=a'),
  whole('markup', '<title>a</title>'),
  // Kind
  typed('text/plain', '{}'),
  typed('text/html', '<p>'),
  typed('application/x-www-form-urlencoded', 'title=a'),
  typed('multipart/form-data; boundary=x', '--x--'),
  typed('application/xml', '<a/>'),
  typed('application/json garbage', '{}'),
  typed('application/jsonx', '{}'),
  typed('', '{}'),
  encoded('gzip'),
  encoded('br'),
  encoded('identity, gzip'),
];
