import type { Storage } from '#server/core/storage/storage.ts';
import type { KnownFile } from '#server/features/media/library/import-media.ts';
import { DEMO_LANDSCAPES } from './pictures/demo-landscapes.ts';
import type { DemoPicture } from './pictures/demo-picture.ts';
import { DEMO_PICTURE_CASES } from './pictures/demo-picture-cases.ts';
import { tinyFilm, tinyPdf } from './pictures/other-files.ts';
import { storeFile, storeFilm, storePicture } from './pictures/stored-demo-files.ts';

export const DEMO_PICTURES: readonly DemoPicture[] = [...DEMO_LANDSCAPES, ...DEMO_PICTURE_CASES];
const FILM_SECONDS = 4 * 60;

const PAPERS = {
  'the-le': ['The le cuoc thi', 'Happy Viet Nam 2025'],
  'hop-dong-anh': ['Hop dong mua anh', 'Hang anh Mau'],
} as const;

/** The demo's files in the storage, by name. */
export interface DemoFiles {
  readonly storage: Storage;
  readonly known: ReadonlyMap<string, KnownFile>;
}

/**
 * Draws and stores the files of the demo before the transaction that names them, which would otherwise time out.
 * The sweep removes files that nothing names.
 */
export async function storeDemoFiles(storage: Storage): Promise<DemoFiles> {
  const known = new Map<string, KnownFile>();
  for (const picture of DEMO_PICTURES) {
    const original = DEMO_PICTURES.find(({ name }) => name === picture.duplicateOf);
    const seed = original?.seed ?? picture.seed;
    known.set(picture.name, await storePicture(storage, { ...picture, seed }));
  }
  for (const [name, lines] of Object.entries(PAPERS)) {
    known.set(name, await storeFile(storage, `${name}.pdf`, tinyPdf(lines), 'application/pdf'));
  }
  const [still] = DEMO_LANDSCAPES;
  if (still === undefined) throw new Error('The demo has no picture.');
  const film = await storeFilm(storage, { ...still, name: 'phim-mua-lua' }, tinyFilm(FILM_SECONDS));
  known.set('phim-mua-lua', { ...film, duration_sec: FILM_SECONDS });
  return { storage, known };
}
