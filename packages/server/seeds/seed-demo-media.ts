import type { MediaTemplateCreate } from '@toasoan/contract/features/media/describing/media-template.ts';
import type { MediaFacts } from '@toasoan/contract/features/media/media.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { collectionStore } from '#server/features/media/library/collections/collection-store.ts';
import { templateStore } from '#server/features/media/library/describing/template-store.ts';
import { folderStore } from '#server/features/media/library/folders/folder-store.ts';
import { lockGroups } from '#server/features/media/library/folders/group-lock-store.ts';
import { importMedia } from '#server/features/media/library/import-media.ts';
import type { DemoPicture } from './pictures/demo-picture.ts';
import { DEMO_PICTURES, type DemoFiles } from './store-demo-files.ts';

const HOUR = 3_600_000;

interface Library {
  readonly files: DemoFiles;
  /** Ids of the project's tags by title. */
  readonly tags: ReadonlyMap<string, string>;
  readonly by: Actor;
  readonly now: Date;
}

/** Ids of the demo's files by the names that its posts use. */
export type SeededMedia = ReadonlyMap<string, string>;

/** Fills a project's library with drawn pictures, a film and documents, one for every case to show. */
export async function seedMedia(db: Db, projectId: string, library: Library): Promise<SeededMedia> {
  const { by, now } = library;
  await lockGroups(db, projectId);
  const folders = await madeOnce(named('folder'), (title) =>
    folderStore.insert({ db, projectId, caller: by }, { title }),
  );
  const collections = await madeOnce(named('collection'), (title) =>
    collectionStore.insert({ db, projectId, caller: by }, { title }),
  );
  for (const template of TEMPLATES) await templateStore.insert({ db, projectId, caller: by }, template);
  const ids = new Map<string, string>();
  for (const [name, said] of Object.entries(OTHERS)) {
    const at = new Date(now.getTime() - 30 * 24 * HOUR);
    const file = itemOf(library.files.known, name);
    ids.set(name, await importMedia(db, projectId, { file, said, by, at }));
  }
  for (const [name, alt] of Object.entries(LOGOS)) {
    const at = new Date(now.getTime() - 31 * 24 * HOUR);
    const said = {
      title: alt,
      alt,
      credit: 'Đối tác cung cấp',
      licence: 'OWN',
      licenceStatus: 'VALID',
    } as const;
    ids.set(
      name,
      await importMedia(db, projectId, { file: itemOf(library.files.known, name), said, by, at }),
    );
  }
  for (const [index, picture] of DEMO_PICTURES.entries()) {
    const { name, said, folder, tags = [], collection, duplicateOf } = picture;
    // The last of the list is the newest; they are a few hours apart.
    const at = new Date(now.getTime() - (DEMO_PICTURES.length - index) * 5 * HOUR);
    const id = await importMedia(db, projectId, {
      file: {
        ...itemOf(library.files.known, name),
        twin_id: duplicateOf === undefined ? null : itemOf(ids, duplicateOf),
      },
      said: {
        ...said,
        takenTime: new Date(at.getTime() - 30 * HOUR).toISOString(),
        folderId: folder === undefined ? null : itemOf(folders, folder),
        tagIds: tags.map((title) => itemOf(library.tags, title)),
        collectionIds: collection === undefined ? [] : [itemOf(collections, collection)],
        ...licenceEnd(picture, itemOf(ids, 'hop-dong-anh'), now),
      },
      by,
      at,
    });
    ids.set(name, id);
  }
  return ids;
}

/** What the photographers say about every picture of an assignment. */
const TEMPLATES: readonly MediaTemplateCreate[] = [
  {
    title: 'Ảnh phóng viên đi cơ sở',
    set: { caption: '{người trong ảnh}, {địa điểm}, {ngày chụp}.', credit: 'Quang Đức', licence: 'OWN' },
  },
  {
    title: 'Đêm hội hoa đăng',
    set: {
      caption: 'Đêm hội hoa đăng, {ngày chụp}.',
      credit: 'Quang Đức',
      placeText: 'Bến sông, phường Phú Xuân, Huế',
      licence: 'OWN',
    },
  },
];

/** Documents and films. */
const OTHERS: Readonly<Record<string, Partial<MediaFacts>>> = {
  'the-le': { title: 'Thể lệ cuộc thi Happy Việt Nam 2025', licence: 'OWN', licenceStatus: 'VALID' },
  'hop-dong-anh': { title: 'Hợp đồng mua ảnh năm 2026', licence: 'OWN', licenceStatus: 'VALID' },
  'phim-mua-lua': {
    title: 'Phim ngắn: Một ngày mùa ở Mù Cang Chải',
    caption: 'Bốn phút theo chân người gặt lúa.',
    credit: 'Quang Đức',
    licence: 'OWN',
    licenceStatus: 'VALID',
    hasIdentifiableChild: 0,
  },
  'phim-song-nuoc': {
    title: 'Phim ngắn: Một ngày trên sông nước miền Tây',
    caption: 'Năm phút theo một chiếc ghe từ lúc nhận hàng đến khi tắt đèn.',
    credit: 'Trọng Nghĩa',
    licence: 'OWN',
    licenceStatus: 'VALID',
    hasIdentifiableChild: 0,
  },
};

const LOGOS = {
  'logo-don-vi-a': 'Logo Đơn vị A',
  'logo-don-vi-a-nen-toi': 'Logo Đơn vị A, bản nền tối',
  'logo-hoi-b': 'Logo Hội B',
  'logo-hoi-b-nen-toi': 'Logo Hội B, bản nền tối',
  'logo-dai-c': 'Logo Đài C',
  'logo-dai-c-nen-toi': 'Logo Đài C, bản nền tối',
  'logo-bao-tang-d': 'Logo Bảo tàng D',
  'logo-nha-xuat-ban-e': 'Logo Nhà xuất bản E',
} as const;

function licenceEnd({ endsInDays }: DemoPicture, licenceDocId: string, now: Date): Partial<MediaFacts> {
  if (endsInDays === undefined) return {};
  const end = new Date(now.getTime() + endsInDays * 24 * HOUR);
  return { licenceUntil: end.toISOString().slice(0, 10), licenceDocId };
}

function named(key: 'folder' | 'collection'): string[] {
  return [...new Set(DEMO_PICTURES.flatMap((picture) => picture[key] ?? []))];
}

async function madeOnce(
  titles: readonly string[],
  make: (title: string) => Promise<{ readonly id: string }>,
): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const title of titles) made.set(title, (await make(title)).id);
  return made;
}

function itemOf<Item>(items: ReadonlyMap<string, Item>, name: string): Item {
  const item = items.get(name);
  if (item === undefined) throw new Error(`The demo has no "${name}" in its library.`);
  return item;
}
