import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { insertArriving, type Place, writeArrived } from '#server/features/attachments/attachment-store.ts';
import { attachmentName } from '#server/features/attachments/public.ts';
import { tinyPdf } from './pictures/other-files.ts';

const PDF = 'application/pdf';

interface Paper {
  /** The same at every start, so that one that was cut off leaves nothing behind. */
  readonly key: string;
  readonly fileName: string;
  readonly lines: readonly string[];
}

const ORDER: Paper = {
  key: 'demo-cong-van-128',
  fileName: 'Công văn 128-CV-TTCS.pdf',
  lines: ['Cong van so 128/CV-TTCS (mau)', 'De nghi go bai viet', 'Co quan quan ly (mau)'],
};
const EVIDENCE: Paper = {
  key: 'demo-bang-chung-yccc',
  fileName: 'Bảng giá có xác nhận.pdf',
  lines: ['Bang gia co xac nhan (mau)', 'Kem yeu cau cai chinh'],
};

interface Newsroom {
  readonly storage: Storage;
  readonly by: Actor;
}

/** The order of the pressing takedown case and the evidence of the oldest correction request. */
export async function seedCaseFiles(db: Db, projectId: string, { storage, by }: Newsroom): Promise<void> {
  const cases = await db
    .selectFrom('takedown_cases')
    .select('id')
    .where('project_id', '=', projectId)
    .where('order_ref', '<>', '')
    .where('state', '=', 'OPEN')
    .limit(1)
    .execute();
  const requests = await db
    .selectFrom('correction_requests')
    .select(['id', 'requester_name'])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .limit(1)
    .execute();
  for (const { id } of cases)
    await store(db, projectId, { storage, paper: ORDER, place: { owner: 'takedown', ownerId: id }, by });
  for (const { id, requester_name: displayName } of requests) {
    const place = { owner: 'correctionRequest', ownerId: id } as const;
    await store(db, projectId, { storage, paper: EVIDENCE, place, by: { userId: null, displayName } });
  }
}

interface Stored {
  readonly storage: Storage;
  readonly paper: Paper;
  readonly place: Place;
  readonly by: { readonly userId: string | null; readonly displayName: string };
}

async function store(db: Db, projectId: string, { storage, paper, place, by }: Stored): Promise<void> {
  const content = tinyPdf(paper.lines);
  const size = content.length;
  await storage.put(attachmentName(paper.key), Readable.from([content]), { size, mime: PDF });
  const arriving = { key: paper.key, fileName: paper.fileName, sizeBytes: size, by };
  const id = await insertArriving(db, projectId, place, arriving);
  await writeArrived(db, projectId, id, { mime: PDF, sha256: createHash('sha256').update(content).digest() });
}
