import type { Storage } from '#server/core/storage/storage.ts';
import type { KnownFile } from '#server/features/media/library/import-media.ts';
import { type ContestFiles, storeContestFiles } from './contests/store-contest-files.ts';
import { DEMO_LANDSCAPES } from './pictures/demo-landscapes.ts';
import type { DemoPicture } from './pictures/demo-picture.ts';
import { DEMO_PICTURE_CASES } from './pictures/demo-picture-cases.ts';
import { tinyFilm, tinyPdf } from './pictures/other-files.ts';
import {
  type DemoLogo,
  storeFile,
  storeFilm,
  storeLogo,
  storePicture,
} from './pictures/stored-demo-files.ts';

export const DEMO_PICTURES: readonly DemoPicture[] = [...DEMO_LANDSCAPES, ...DEMO_PICTURE_CASES];
/** Names of logos are names of files too. */
const DEMO_LOGOS: readonly DemoLogo[] = [
  { name: 'logo-don-vi-a', mark: 'peaks', colour: '#0b6b4a' },
  { name: 'logo-don-vi-a-nen-toi', mark: 'peaks', colour: '#8fd9b9' },
  { name: 'logo-hoi-b', mark: 'lotus', colour: '#a21b78' },
  { name: 'logo-hoi-b-nen-toi', mark: 'lotus', colour: '#f19ad3' },
  { name: 'logo-dai-c', mark: 'waves', colour: '#0a66c2' },
  { name: 'logo-dai-c-nen-toi', mark: 'waves', colour: '#7cbbf5' },
  { name: 'logo-bao-tang-d', mark: 'drum', colour: '#8a5a06' },
  { name: 'logo-nha-xuat-ban-e', mark: 'pages', colour: '#b4412b' },
];
/** Each with the picture that stands for it. */
const DEMO_FILMS = [
  { name: 'phim-mua-lua', seconds: 4 * 60, still: 'lua-chin-1' },
  { name: 'phim-song-nuoc', seconds: 5 * 60, still: 'dong-2' },
];

const PAPERS = {
  'the-le': ['The le cuoc thi', 'Happy Viet Nam 2025'],
  'hop-dong-anh': ['Hop dong mua anh', 'Hang anh Mau'],
} as const;

/** The demo's files in the storage, by name. */
export interface DemoFiles {
  readonly storage: Storage;
  readonly known: ReadonlyMap<string, KnownFile>;
  /** Of the works of its contests. */
  readonly contests: ContestFiles;
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
  for (const logo of DEMO_LOGOS) known.set(logo.name, await storeLogo(storage, logo));
  for (const { name, seconds, still } of DEMO_FILMS) {
    const picture = DEMO_LANDSCAPES.find((one) => one.name === still);
    if (picture === undefined) throw new Error(`The demo has no picture "${still}".`);
    const film = await storeFilm(storage, { ...picture, name }, tinyFilm(seconds));
    known.set(name, { ...film, duration_sec: seconds });
  }
  return { storage, known, contests: await storeContestFiles(storage) };
}
