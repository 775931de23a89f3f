import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Db } from '#server/core/db/database.ts';
import type { aJury } from './a-jury.ts';

/** The one fact of EXIF that a juror sees. */
export const EXPOSURE = 'ISO 200 · 1/320 · f/5,6 · 85 mm';
export const ENTRANT = {
  id: '900000000000123',
  email: 'bi.mat@thu-rieng.example',
  email_key: 'bi.mat@thu-rieng.example',
  full_name: 'Trương Bí Mật',
  stage_name: 'Gió Lạ',
  group_name: 'Nhóm Ánh Sáng Ẩn',
  phone: '0912345678',
  address: 'Ngõ Không Tên',
};
const EXIF = {
  takenTime: '2025-03-04T05:06:07.000Z',
  camera: 'Máy Riêng 9000',
  lens: 'Ống Riêng 35',
  software: 'Phần Mềm Riêng',
  latitude: 21.123456,
  longitude: 105.654321,
  owner: 'Truong Bi Mat',
  exposure: EXPOSURE,
};
const CHECKSUM = Buffer.alloc(32, 0xa7);
const SECRETS = [
  ...Object.values(ENTRANT),
  'Truong Bi Mat',
  'TruongBiMat_001.jpg',
  'Cộng Sự Kín',
  '2024-12-13',
  CHECKSUM.toString('hex'),
  CHECKSUM.toString('base64'),
  '7777777777',
  ...Object.entries(EXIF).flatMap(([field, value]) => (field === 'exposure' ? [] : [String(value)])),
].map(foldVietnamese);

/** A work whose every personal fact is a word that must not come out. */
export async function aSignedWork(
  db: Db,
  jury: Awaited<ReturnType<typeof aJury>>,
  entrant: Partial<typeof ENTRANT> = ENTRANT,
): Promise<string> {
  const id = await jury.work({
    entrant,
    title: 'Mùa vàng – TRƯƠNG BÍ MẬT',
    story: 'Ảnh của Truong Bi Mat (Gió Lạ), nhóm Ánh Sáng Ẩn: bi.mat@thu-rieng.example',
    co_authors: JSON.stringify([{ name: 'Cộng Sự Kín', role: 'Trợ lý' }]),
    submit_time: new Date('2024-12-13T08:00:00Z'),
  });
  const file = await db
    .insertInto('submission_files')
    .values({
      project_id: jury.project,
      submission_id: id,
      draft_id: null,
      caption: 'Trương bí mật chụp cùng Cộng Sự Kín',
      file_name: 'TruongBiMat_001.jpg',
      mime: 'image/jpeg',
      bytes: '7777777777',
      width: 5472,
      height: 3648,
      duration_ms: null,
      checksum: CHECKSUM,
      look_hash: null,
      exif: JSON.stringify(EXIF),
      key: `khoa-${id}`,
      state: 'READY',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('submissions').set({ cover_file_id: file.id }).where('id', '=', id).execute();
  return id;
}

/** Planted words that come out. */
export function secretsIn(text: string): string[] {
  const said = foldVietnamese(text);
  return SECRETS.filter((secret) => said.includes(secret));
}

/** Planted names that come out: of facts, a list of works may show more than the jury room. */
export function namesIn(text: string): string[] {
  const said = foldVietnamese(text);
  const names = [...Object.values(ENTRANT), 'Truong Bi Mat', 'Cộng Sự Kín'].map(foldVietnamese);
  return names.filter((name) => said.includes(name));
}
