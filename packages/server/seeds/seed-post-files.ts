import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { importMedia } from '#server/features/media/library/import-media.ts';
import { type IndexedPicture, indexedPng } from './pictures/indexed-png.ts';
import { tinySound } from './pictures/other-files.ts';
import { colourOf } from './pictures/scene.ts';
import { lookOf, placeholderOf } from './pictures/small-look.ts';
import { storeFile } from './pictures/stored-demo-files.ts';

const [PAPER, LINE, NEW, KEPT] = [0, 1, 2, 3];

const PROVINCES = { all: 34, fresh: 23 };
const [WIDTH, HEIGHT] = [1_600, 1_000];
const SOUND_SECONDS = 90;
const HOUR = 3_600_000;

interface Around {
  readonly storage: Storage;
  readonly by: Actor;
  readonly now: Date;
}

/** Files of single demo posts: an infographic and the audio of a podcast, by the names the posts use. */
export async function seedPostFiles(
  db: Db,
  projectId: string,
  { storage, by, now }: Around,
): Promise<[name: string, id: string][]> {
  const bars = drawBars(PROVINCES, WIDTH, HEIGHT);
  const picture = {
    ...(await storeFile(storage, 'do-hoa-34-tinh.png', await indexedPng(bars), 'image/png')),
    width: WIDTH,
    height: HEIGHT,
    placeholder: await placeholderOf(bars),
    look_hash: lookOf(bars),
  };
  const sound = {
    ...(await storeFile(storage, 'tieng-rao-dem.mp3', tinySound(SOUND_SECONDS), 'audio/mpeg')),
    duration_sec: SOUND_SECONDS,
  };
  const own = {
    licence: 'OWN',
    licenceStatus: 'VALID',
    hasIdentifiableChild: 0,
    mapChecked: 0,
  } as const;
  const drawn = {
    ...own,
    title: 'Đồ họa: 34 tỉnh, thành phố',
    alt: 'Ba mươi bốn cột: 23 cột đỏ là đơn vị mới, 11 cột xanh giữ nguyên',
    caption: 'Cả nước có 34 đơn vị hành chính cấp tỉnh.',
    credit: 'Gia Bảo',
  };
  const heard = { ...own, title: 'Tiếng rao đêm, bản thu số 12', credit: 'Mai Chi' };
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  return [
    ['do-hoa-34-tinh', await importMedia(db, projectId, { file: picture, said: drawn, by, at: ago(1_150) })],
    ['tieng-rao-dem', await importMedia(db, projectId, { file: sound, said: heard, by, at: ago(260) })],
  ];
}

/** One column per item; new items come first and in another colour. */
function drawBars(
  { all, fresh }: { readonly all: number; readonly fresh: number },
  width: number,
  height: number,
): IndexedPicture {
  const pixels = new Uint8Array(width * height).fill(PAPER);
  const fill = (left: number, top: number, wide: number, high: number, colour: number) => {
    for (let y = top; y < top + high; y += 1) pixels.fill(colour, y * width + left, y * width + left + wide);
  };
  const [margin, floor] = [Math.round(width * 0.06), Math.round(height * 0.86)];
  const step = Math.floor((width - 2 * margin) / all);
  for (let index = 0; index < all; index += 1) {
    const high = Math.round(height * (0.3 + 0.4 * Math.abs(Math.sin(index * 1.7))));
    const wide = Math.round(step * 0.66);
    fill(margin + index * step, floor - high, wide, high, index < fresh ? NEW : KEPT);
  }
  fill(margin, floor, width - 2 * margin, Math.max(2, Math.round(height / 200)), LINE);
  return { width, height, pixels, palette: ['#ffffff', '#1c1e21', '#a0141e', '#1b5faa'].map(colourOf) };
}
