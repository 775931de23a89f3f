import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { importMedia } from '#server/features/media/library/import-media.ts';
import { drawBars } from './pictures/draw-bars.ts';
import { indexedPng } from './pictures/indexed-png.ts';
import { lookOf, placeholderOf } from './pictures/small-look.ts';
import { storeFile } from './pictures/stored-demo-files.ts';
import { tinySound } from './pictures/tiny-audio.ts';

const PROVINCES = { all: 34, fresh: 23 };
const [WIDTH, HEIGHT] = [1_600, 1_000];
const SOUND_SECONDS = 90;
const HOUR = 3_600_000;

interface Around {
  readonly storage: Storage;
  readonly by: Actor;
  readonly now: Date;
}

/** What single posts of the demo are made of: an infographic and a podcast's sound, by the names they ask for. */
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
