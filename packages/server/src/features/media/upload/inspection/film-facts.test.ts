import { expect, test } from 'vitest';
import { box, makeFilm, mvhd, number32, timedFilm, track, xyz } from '../test-support/make-film.ts';
import { filmFacts } from './film-facts.ts';

const bytesOf = (content: Buffer) => ({
  size: content.length,
  read: async (first: number, length: number) => content.subarray(first, first + length),
});
const FROM_1904 = 2_082_844_800;

test('a film says how long it runs, how large it is shown, its codec and when it was made', async () => {
  const created = Date.UTC(2026, 8, 14, 3) / 1000 + FROM_1904;
  const sound = track(0, 0, { codec: 'mp4a' });
  const facts = await filmFacts(
    bytesOf(timedFilm(mvhd({ created, timescale: 600, duration: 217_200 }), track(1920, 1080), sound)),
  );
  expect(facts).toMatchObject({ durationMs: 362_000, width: 1920, height: 1080, codec: 'avc1' });
  expect(facts.createTime).toEqual(new Date('2026-09-14T03:00:00Z'));
});

test('a film taken upright is higher than wide, and a clock that was never set is no time', async () => {
  const upright = track(1920, 1080, { isTurned: true });
  expect(await filmFacts(bytesOf(timedFilm(mvhd({ duration: 9_000 }), upright)))).toMatchObject({
    durationMs: 9_000,
    width: 1080,
    height: 1920,
    createTime: null,
  });
});

test('a film in fragments has its length where fragments have it, and one without any has none', async () => {
  const length = box('mvex', box('mehd', number32(0), number32(12_500)));
  expect(await filmFacts(bytesOf(timedFilm(mvhd({}), length)))).toMatchObject({
    durationMs: 12_500,
    width: null,
  });
  expect(await filmFacts(bytesOf(timedFilm(mvhd({}))))).toMatchObject({ durationMs: null });
});

test('the place and what a generator remarks are read, and a film of impossible sizes is refused', async () => {
  const here = makeFilm({ userData: [xyz('+10.0342+105.7880/')] });
  expect((await filmFacts(bytesOf(here))).place).toEqual({ latitude: 10.0342, longitude: 105.788 });
  const signed = Buffer.concat([
    timedFilm(mvhd({})),
    box('uuid', Buffer.alloc(16), 'x'.repeat(40_000), 'made by Sora'),
  ]);
  expect((await filmFacts(bytesOf(signed))).remarks.toString('latin1')).toContain('made by Sora');
  await expect(filmFacts(bytesOf(Buffer.alloc(64, 0xff)))).rejects.toMatchObject({ reason: 'DAMAGED' });
});
