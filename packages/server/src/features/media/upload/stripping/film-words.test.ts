import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import {
  appleMeta,
  box,
  latin,
  loci,
  longBox,
  lyingBox,
  makeFilm,
  number32,
  xyz,
} from '../test-support/make-film.ts';
import { edited } from './edited.ts';
import { ownWords } from './own-words.ts';

const HERE = '+10.0342+105.7880+004.000/';
const CAN_THO = { latitude: 10.0342, longitude: 105.788 };
const SECRET = /\+10\.0342|105\.78|Chợ nổi|GPSLatitude/;

function bytesOf(content: Buffer) {
  let reads = 0;
  const read = async (first: number, length: number) => {
    reads += 1;
    return content.subarray(first, first + length);
  };
  return { size: content.length, read, reads: () => reads };
}

const wordsOf = (film: Buffer) => ownWords(bytesOf(film), 'video/mp4');

/** Whatever the pieces the film arrives in. */
async function stripped(film: Buffer, piece = 1_000): Promise<Buffer> {
  const { edits } = await wordsOf(film);
  const copy = Buffer.from(film);
  const chunks = Array.from({ length: Math.ceil(film.length / piece) }, (_, at) =>
    copy.subarray(at * piece, (at + 1) * piece),
  );
  return await buffer(Readable.from(edited(Readable.from(chunks), edits)));
}

const xmp = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
const iso = 'com.apple.quicktime.location.ISO6709';

describe.each<[string, Buffer]>([
  ['in the user data of a track', makeFilm({ userData: [xyz(HERE)] })],
  ['in the user data of the film', makeFilm({ inMovie: [box('udta', xyz(HERE), number32(0))] })],
  ['behind the film itself', makeFilm({ userData: [xyz(HERE)], movieLast: true })],
  ['as 3GPP writes it', makeFilm({ inMovie: [box('udta', loci(10.0342, 105.788))] })],
  [
    'as an iPhone writes it',
    makeFilm({ inMovie: [appleMeta({ 'com.apple.quicktime.make': 'A', [iso]: HERE })] }),
  ],
  [
    'in user data, with the version that ISO wants',
    makeFilm({
      inMovie: [box('udta', box('meta', number32(0), appleMeta({ [iso]: HERE }).subarray(8)))],
    }),
  ],
  [
    'in a list of tunes',
    makeFilm({
      inMovie: [
        box(
          'udta',
          box(
            'meta',
            number32(0),
            box('hdlr', Buffer.alloc(8), 'mdir', Buffer.alloc(13)),
            box(
              'ilst',
              box('----', box('name', number32(0), 'location'), box('data', Buffer.alloc(8), HERE)),
            ),
          ),
        ),
      ],
    }),
  ],
  [
    'in boxes of 64 bits',
    makeFilm({ inMovie: [longBox('udta', longBox('©xyz', latin(`\0\0\0\0${HERE}`)))] }),
  ],
])('A place %s', (_, film) => {
  test('is read, and blanked without moving a byte', async () => {
    expect((await wordsOf(film)).place).toEqual({
      latitude: expect.closeTo(CAN_THO.latitude, 3),
      longitude: expect.closeTo(CAN_THO.longitude, 3),
    });
    const after = await stripped(film);
    expect(after).toHaveLength(film.length);
    expect(after.toString('utf8')).not.toMatch(SECRET);
    const data = film.indexOf('filmfilm');
    expect(after.subarray(data, data + 9_000).equals(film.subarray(data, data + 9_000))).toBe(true);
    expect(await wordsOf(after)).toMatchObject({ place: undefined });
  });

  test('is blanked whatever pieces it arrives in', async () => {
    const whole = await stripped(film, film.length);
    for (const piece of [1, 7, 4_096]) expect((await stripped(film, piece)).equals(whole)).toBe(true);
  });
});

describe('Other data about the author', () => {
  test.each<[string, Buffer]>([
    ['XMP beside the film', makeFilm({ beside: [box('uuid', xmp, 'GPSLatitude')] })],
    ['EXIF within the plan', makeFilm({ inMovie: [box('uuid', latin('JpgTiffExif->JP2'), 'GPSLatitude')] })],
    ['user data of a camera', makeFilm({ userData: [box('GPMF', 'GPSLatitude')] })],
    [
      'user data that cannot be read',
      makeFilm({ userData: [lyingBox('abcd', 9_999, latin('GPSLatitude'))] }),
    ],
    [
      'words of a kind that nobody knows',
      makeFilm({
        beside: [box('meta', number32(0), box('hdlr', Buffer.alloc(8), 'nrtm'), box('xml ', 'GPSLatitude'))],
      }),
    ],
    ['room that was left', makeFilm({ beside: [box('free', 'GPSLatitude')] })],
  ])('is blanked: %s', async (_, film) => {
    const after = await stripped(film);
    expect(after).toHaveLength(film.length);
    expect(after.toString('latin1')).not.toMatch(SECRET);
  });

  test('stays where it is a title or marks a 360° film', async () => {
    const round = box('uuid', Buffer.from('ffcc8263f8554a938814587a02521fdd', 'hex'), '<xml/>');
    const film = makeFilm({ userData: [box('©nam', '\0\x04\0\0Cho')], inMovie: [round] });
    expect(await wordsOf(film)).toEqual({ place: undefined, edits: [] });
  });
});

describe('A place is ignored', () => {
  test.each(['+00.0000+000.0000/', '+91.0000+000.0000/', 'here', ''])('when it says “%s”', async (text) => {
    const film = makeFilm({ userData: [xyz(text)] });
    const { place, edits } = await wordsOf(film);
    expect(place).toBeUndefined();
    expect(edits).not.toEqual([]);
  });

  test('and read with minutes and seconds, south and west', async () => {
    const film = makeFilm({ userData: [xyz('-3352.5-0703030.6/')] });
    expect((await wordsOf(film)).place).toEqual({ latitude: -33.875, longitude: -70.508_5 });
  });
});

describe('A film is refused as damaged', () => {
  const deep = (levels: number): Buffer => (levels === 0 ? Buffer.alloc(0) : box('trak', deep(levels - 1)));
  test.each<[string, Buffer]>([
    ['whose box is larger than the film', makeFilm({ beside: [lyingBox('mdat', 9_999, Buffer.alloc(8))] })],
    [
      'whose inner box is larger than the outer',
      makeFilm({ inMovie: [lyingBox('trak', 9_999, Buffer.alloc(8))] }),
    ],
    [
      'whose box is smaller than its own heading',
      makeFilm({ inMovie: [lyingBox('trak', 4, Buffer.alloc(8))] }),
    ],
    [
      'whose long size is beyond all numbers',
      makeFilm({ beside: [lyingBox('mdat', 1, Buffer.alloc(8, 0xff))] }),
    ],
    ['without a plan', Buffer.concat([box('ftyp', 'isom'), box('mdat', Buffer.alloc(90))])],
    ['with boxes within boxes without end', makeFilm({ inMovie: [deep(2_000)] })],
    [
      'of too many boxes',
      makeFilm({ inMovie: [box('mdia', Buffer.concat(Array(200_001).fill(box('a   '))))] }),
    ],
  ])('%s', async (_, film) => {
    await expect(wordsOf(film)).rejects.toMatchObject({ reason: 'DAMAGED' });
  });
});

test('A film in thousands of pieces is scanned without reading it completely', async () => {
  const pieces = Array.from({ length: 3_000 }, () => [
    box('moof', box('traf')),
    box('mdat', Buffer.alloc(2_000)),
  ]);
  const file = bytesOf(makeFilm({ beside: pieces.flat() }));
  await ownWords(file, 'video/mp4');
  expect(file.reads()).toBeLessThan(1_000);
});
