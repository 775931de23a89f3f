import { requestDue } from '@toasoan/contract/features/data-requests/data-request-due.ts';
import type {
  DataRequestKind,
  DataRequestState,
  ProofKind,
} from '@toasoan/contract/features/data-requests/data-request-states.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  addEntry,
  changeDataRequest,
  getDataRequest,
  insertDataRequest,
  type Sealing,
} from '#server/features/data-requests/data-request-store.ts';

const HOUR = 3_600_000;
const ANSWER_HOURS = 72;

interface DemoRequest {
  readonly kind: DataRequestKind;
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly child?: string;
  readonly details: string;
  readonly hoursAgo: number;
  readonly channel: 'SITE' | 'LETTER' | 'EMAIL';
  /** How far it has come. */
  readonly state: DataRequestState;
  readonly proof?: ProofKind;
  readonly answer?: string;
}

/** Invented persons; the first two also wrote comments of the demo. */
const REQUESTS: readonly DemoRequest[] = [
  {
    kind: 'DELETE',
    name: 'Trần Bảo Ngọc',
    email: 'tran-bao-ngoc@bandoc.example',
    details: 'Xin xóa các bình luận tôi đã viết dưới tên thật và địa chỉ email đã để lại.',
    hoursAgo: 40,
    channel: 'SITE',
    state: 'IN_PROGRESS',
    proof: 'EMAIL_LINK',
  },
  {
    kind: 'OBJECT',
    name: 'Lê Hải Yến',
    email: 'le-hai-yen@bandoc.example',
    details: 'Tôi không muốn bình luận có nhắc nơi ở của gia đình tiếp tục hiện trên trang.',
    hoursAgo: 66,
    channel: 'SITE',
    state: 'VERIFYING',
  },
  {
    kind: 'ACCESS',
    name: 'Phan Văn Mẫu',
    email: '',
    phone: '0900 000 123',
    details: 'Đề nghị cho biết tòa soạn đang giữ những thông tin nào về tôi và lấy từ đâu.',
    hoursAgo: 90,
    channel: 'LETTER',
    state: 'NEW',
  },
  {
    kind: 'RESTRICT',
    name: 'Đặng Thị Mẫu',
    email: 'phu-huynh-mau@bandoc.example',
    child: 'Đặng Minh Mẫu',
    details: 'Ảnh lớp của con tôi (9 tuổi) đăng kèm tên trường, gia đình chưa đồng ý. Xin tạm ngừng sử dụng.',
    hoursAgo: 6,
    channel: 'SITE',
    state: 'NEW',
  },
  {
    kind: 'FIX',
    name: 'Hồ Quang Mẫu',
    email: 'ho-quang-mau@bandoc.example',
    details: 'Số điện thoại liên hệ của tôi ở trang sự kiện đã đổi, xin sửa lại giúp.',
    hoursAgo: 200,
    channel: 'EMAIL',
    state: 'ANSWERED',
    proof: 'PHONE_CALL',
    answer: 'Tòa soạn đã sửa số điện thoại liên hệ theo thông tin ông cung cấp.',
  },
];

/** Requests of the demo: a new one, one that is verified, one in work, one overdue and an answered one. */
export async function seedDataRequests(
  db: Db,
  projectId: string,
  { now, by, sealing }: { readonly now: Date; readonly by: Actor; readonly sealing: Sealing },
): Promise<void> {
  for (const request of REQUESTS) {
    const received = new Date(now.getTime() - request.hoursAgo * HOUR);
    const self = { userId: null, displayName: request.name };
    const id = await insertDataRequest(
      db,
      projectId,
      {
        kind: request.kind,
        channel: request.channel,
        requester_name: request.name,
        capacity: request.child === undefined ? 'SELF' : 'PARENT',
        subject_name: request.child ?? '',
        details: request.details,
        refs: [],
        received_time: received,
        due_time: requestDue(received, { answerHours: ANSWER_HOURS }),
        contact: { email: request.email, phone: request.phone ?? '' },
      },
      self,
      sealing,
    );
    await addEntry(db, { project_id: projectId, id }, { verb: 'create', time: received }, self);
    await walk(db, projectId, id, { request, received, by, self });
  }
}

interface Walk {
  readonly request: DemoRequest;
  readonly received: Date;
  readonly by: Actor;
  readonly self: Actor;
}

/** To the state that the demo shows, with the lines of history that lead there. */
async function walk(
  db: Db,
  projectId: string,
  id: string,
  { request: { state, proof, answer = '' }, received, by, self }: Walk,
): Promise<void> {
  if (state === 'NEW') return;
  const after = (hours: number) => new Date(received.getTime() + hours * HOUR);
  const isMailed = proof === 'EMAIL_LINK' || proof === undefined;
  const isClosed = state === 'ANSWERED';
  await changeDataRequest(
    db,
    await getDataRequest(db, projectId, id),
    {
      state,
      email_verified_time: isMailed ? after(1) : null,
      ...(proof && { proof_kind: proof, assignee_id: by.userId }),
      ...(isClosed && { answer, closed_by_name: by.displayName, closed_time: after(30) }),
    },
    isMailed && proof === undefined ? self : by,
  );
  const line = { project_id: projectId, id };
  if (isMailed) await addEntry(db, line, { verb: 'confirm', time: after(1) }, self);
  else await addEntry(db, line, { verb: 'verify', time: after(1) }, by);
  if (proof !== undefined) await addEntry(db, line, { verb: 'begin', time: after(5) }, by);
  if (isClosed) await addEntry(db, line, { verb: 'answer', time: after(30) }, by);
}
