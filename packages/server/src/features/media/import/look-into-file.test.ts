import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { box, makeFilm, xyz } from '../upload/test-support/make-film.ts';
import { lookIntoFile } from './look-into-file.ts';

const { scratch, images } = await startTestServer();
const folder = await mkdtemp(join(tmpdir(), 'toasoan-look-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a film that is brought in tells its place, and lies there without it', async () => {
  const path = join(folder, 'film');
  const telemetry = box('GPMF', Buffer.alloc(200_000, 'GPS5'));
  const film = makeFilm({ userData: [xyz('+10.0342+105.7880/'), telemetry], movieLast: true });
  await writeFile(path, film);
  const found = await lookIntoFile({ scratch, images }, path, 'phim.mp4');
  expect(found.words.place).toEqual({ latitude: 10.0342, longitude: 105.788 });
  const stored = await readFile(path);
  expect(stored).toHaveLength(film.length);
  expect(stored.includes('10.0342') || stored.includes('GPS5')).toBe(false);
  expect((await lookIntoFile({ scratch, images }, path, 'phim.mp4')).words.place).toBeUndefined();
});
