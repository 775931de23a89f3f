import { answerDue } from '@toasoan/contract/features/correction-requests/correction-request-states.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  changeRequest,
  findPostByAddress,
  getRequest,
  insertRequest,
} from '#server/features/correction-requests/correction-request-store.ts';

const DAY = 86_400_000;
const ANSWER_DAYS = 10;

const REQUESTS = [
  {
    name: 'Trần Văn Mẫu',
    org: '',
    relation: 'SUBJECT',
    claim:
      'Bài viết ghi tôi là chủ cơ sở, thực tế tôi chỉ là người làm thuê từ năm 2021 và không có phần vốn nào.',
    proposal: 'Xin sửa “chủ cơ sở” thành “người lao động của cơ sở”.',
    daysAgo: 2,
    channel: 'SITE',
  },
  {
    name: 'Hợp tác xã Nông nghiệp Mẫu',
    org: 'Hợp tác xã Nông nghiệp Mẫu',
    relation: 'AUTHORITY',
    claim:
      'Diện tích lúa chất lượng cao trong bài là 1.200 ha, số liệu tại báo cáo của hợp tác xã là 1.020 ha.',
    proposal: 'Đề nghị đính chính con số ở đoạn thứ ba.',
    daysAgo: 12,
    channel: 'LETTER',
  },
  {
    name: 'Bạn đọc Thu Mẫu',
    org: '',
    relation: 'READER',
    claim: 'Chú thích ảnh ghi nhầm tên cây cầu: đây là cầu Trường Tiền, không phải cầu Phú Xuân.',
    proposal: '',
    daysAgo: 6,
    channel: 'SITE',
    state: 'ANSWERED',
  },
  {
    name: 'Lê Thị Mẫu',
    org: '',
    relation: 'REPRESENTATIVE',
    claim:
      'Bài ghi lễ hội mở cửa lúc 7 giờ, giấy mời của ban tổ chức ghi 8 giờ; nhiều người đã đến sớm một tiếng.',
    proposal: 'Lễ hội mở cửa lúc 8 giờ, như giấy mời của ban tổ chức.',
    daysAgo: 4,
    channel: 'EMAIL',
    state: 'ACCEPTED',
  },
  {
    name: 'Hợp tác xã được nêu Mẫu',
    org: 'Hợp tác xã được nêu Mẫu',
    relation: 'SUBJECT',
    claim: 'Bài viết ghi sản lượng của hợp tác xã là 1.200 tấn, số thật là 120 tấn theo báo cáo năm.',
    proposal: 'Sản lượng của hợp tác xã đạt 120 tấn.',
    daysAgo: 3,
    channel: 'EMAIL',
    state: 'ANSWERED',
    answer: 'Tòa soạn đã gỡ bài và đăng “Thông tin cải chính, xin lỗi”.',
    isCorrected: true,
  },
] as const;

/** Requests of the demo: a new one, one overdue, one that is answered, one to be corrected, and one that was. */
export async function seedCorrectionRequests(
  db: Db,
  projectId: string,
  { now, by }: { readonly now: Date; readonly by: Actor },
): Promise<void> {
  const addresses = await publicAddresses(db, projectId, REQUESTS.length);
  for (const [index, request] of REQUESTS.entries()) {
    const correction = 'isCorrected' in request ? await findCorrection(db, projectId) : undefined;
    const postUrl = correction?.address ?? addresses[index] ?? 'https://toasoan.local/mot-bai-viet';
    const received = new Date(now.getTime() - request.daysAgo * DAY);
    const id = await insertRequest(
      db,
      projectId,
      {
        channel: request.channel,
        post_id: (await findPostByAddress(db, projectId, postUrl)) ?? null,
        post_url: postUrl,
        requester_name: request.name,
        requester_org: request.org,
        requester_email: `yeu-cau-${index + 1}@ban-doc.example`,
        requester_phone: '0912345678',
        relation: request.relation,
        claim: request.claim,
        proposal: request.proposal,
        evidence_links: [],
        received_time: received,
        due_time: answerDue(received, ANSWER_DAYS),
        decided_time: null,
        answered_time: null,
      },
      { userId: null, displayName: request.name },
    );
    const answer = 'answer' in request ? request.answer : 'Tòa soạn cảm ơn bạn đọc và đã sửa chú thích ảnh.';
    if ('state' in request) await decide(db, projectId, id, { state: request.state, answer }, { by, now });
    if (correction !== undefined) {
      const row = db.updateTable('post_corrections').set({ request_id: id });
      await row.where('project_id', '=', projectId).where('id', '=', correction.id).execute();
    }
  }
}

async function decide(
  db: Db,
  projectId: string,
  id: string,
  { state, answer }: { readonly state: 'ACCEPTED' | 'ANSWERED'; readonly answer: string },
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<void> {
  const decided = { decision_reason: '', decided_by_name: by.displayName, decided_time: now };
  const answered = { answer, answered_by_name: by.displayName, answered_time: now };
  const before = await getRequest(db, projectId, id);
  const values = { state, ...decided, ...(state === 'ANSWERED' && answered) };
  await changeRequest(db, before, values, by);
}

/** The one of the demo, with the address of the post that it corrects. */
async function findCorrection(db: Db, projectId: string) {
  const row = await db
    .selectFrom('post_corrections')
    .innerJoin('posts', 'posts.id', 'post_corrections.post_id')
    .select(['post_corrections.id', 'posts.slug'])
    .where('post_corrections.project_id', '=', projectId)
    .executeTakeFirst();
  return row && { id: row.id, address: `https://toasoan.local/${row.slug}` };
}

async function publicAddresses(db: Db, projectId: string, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('slug')
    .where('project_id', '=', projectId)
    .where('state', '=', 'PUBLISHED')
    .orderBy('published_time', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ slug }) => `https://toasoan.local/${slug}`);
}
