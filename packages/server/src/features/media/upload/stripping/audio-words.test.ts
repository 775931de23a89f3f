import { expect, test } from 'vitest';
import { latin, number32 } from '../test-support/make-film.ts';
import { edited } from './edited.ts';
import { ownWords } from './own-words.ts';

const SECRET = 'GPSLatitude 10.0342';
const sound = Buffer.alloc(2_000, 0xff);

const frame = (id: string, content: Buffer) =>
  Buffer.concat([latin(id), number32(content.length), Buffer.alloc(2), content]);

function tagged(flags: number, ...frames: readonly Buffer[]): Buffer {
  const body = Buffer.concat([...frames, Buffer.alloc(200)]);
  const size = [21, 14, 7, 0].map((shift) => (body.length >> shift) & 0x7f);
  return Buffer.concat([latin('ID3'), Buffer.from([3, 0, flags, ...size]), body, sound]);
}

async function stripped(file: Buffer): Promise<Buffer> {
  const read = async (first: number, length: number) => file.subarray(first, first + length);
  const { edits } = await ownWords({ size: file.length, read }, 'audio/mpeg');
  async function* once() {
    yield Buffer.from(file);
  }
  return Buffer.concat(await Array.fromAsync(edited(once(), edits)));
}

const segment = (marker: number, content: string) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), latin(content)]);
const cover = Buffer.concat([
  latin('\0image/jpeg\0\x03\0'),
  Buffer.from([0xff, 0xd8]),
  segment(0xe0, 'JFIF\0'),
  segment(0xe1, `Exif\0\0${SECRET}`),
  segment(0xda, 'picture'),
]);

test.each<[string, Buffer]>([
  ['things enclosed', tagged(0, frame('TIT2', latin('\0Cho noi')), frame('GEOB', latin(SECRET)))],
  [
    'words of a program',
    tagged(0, frame('PRIV', latin(`XMP\0${SECRET}`)), frame('TIT2', latin('\0Cho noi'))),
  ],
  [
    'a value about the place',
    tagged(0, frame('TIT2', latin('\0Cho noi')), frame('TXXX', latin(`\0GPS\0${SECRET}`))),
  ],
  ['the camera of a cover', tagged(0, frame('TIT2', latin('\0Cho noi')), frame('APIC', cover))],
])('Sound is stored without %s, and with its title', async (_, file) => {
  const after = await stripped(file);
  expect(after).toHaveLength(file.length);
  expect(after.includes(SECRET)).toBe(false);
  expect(after.includes('Cho noi')).toBe(true);
  expect(after.subarray(-sound.length).equals(sound)).toBe(true);
});

test('What a cover shows stays, only what its camera said goes', async () => {
  const after = await stripped(tagged(0, frame('APIC', cover)));
  expect(after.includes('JFIF')).toBe(true);
  expect(after.includes('picture')).toBe(true);
});

test('A tag with more about itself goes as a whole', async () => {
  const after = await stripped(tagged(0x40, frame('GEOB', latin(SECRET))));
  expect(after.includes(SECRET)).toBe(false);
});

test('Sizes that cannot be lead nowhere beyond the tag', async () => {
  const lying = Buffer.concat([latin('GEOB'), number32(0x7fffffff), Buffer.alloc(2), latin(SECRET)]);
  const after = await stripped(tagged(0, lying));
  expect(after.includes(SECRET)).toBe(false);
  expect(after.subarray(-sound.length).equals(sound)).toBe(true);
});

test.each([Buffer.alloc(0), latin('ID3'), sound])('Sound without a tag is stored as it is', async (file) => {
  expect((await stripped(file)).equals(file)).toBe(true);
});
