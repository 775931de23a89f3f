import * as z from 'zod/mini';
import type { Language } from '../../vocabulary/language.ts';

type Text = Readonly<Record<Language, string>>;

/** Where the house may hold data of a person. */
export const HELD_KINDS = [
  'COMMENT',
  'CONTEST_ENTRANT',
  'CONTEST_JUROR',
  'CONTEST_VOTER',
  'CORRECTION_REQUEST',
  'DATA_REQUEST',
  'EVENT',
  'POST',
  'PROFILE',
  'STAFF',
  'TRANSLATION_SUGGESTION',
] as const;
const heldKind = z.enum(HELD_KINDS, { error: 'choice' });
export type HeldKind = z.output<typeof heldKind>;

interface HeldKindFacts {
  readonly text: Text;
  /** Why it is not erased with the rest; undefined for what the product erases. */
  readonly keptBecause: Text | undefined;
}

export const HELD_KIND_FACTS: Readonly<Record<HeldKind, HeldKindFacts>> = {
  COMMENT: { text: { vi: 'Bình luận', en: 'Comments' }, keptBecause: undefined },
  CONTEST_ENTRANT: {
    text: { vi: 'Tác giả dự thi', en: 'Contest authors' },
    keptBecause: {
      vi: 'cần để chấm, trao giải và chứng minh sự đồng ý; tự xóa khi hết thời gian lưu của cuộc thi. Bản nháp chưa gửi, và dữ liệu ở cuộc thi đã công bố của người không đoạt giải, được xóa ngay',
      en: 'needed for judging, awards and as proof of consent; erased when the contest’s period ends. Drafts, and data in announced contests of who was not awarded, are erased at once',
    },
  },
  CONTEST_JUROR: {
    text: { vi: 'Giám khảo ngoài tòa soạn', en: 'External jurors' },
    keptBecause: {
      vi: 'chứng minh ai đã chấm cuộc thi; người quản lý hội đồng sửa email hoặc rút giám khảo ở bảng vòng chấm',
      en: 'they prove who judged a contest; who manages the jury changes the address or removes the juror on the board',
    },
  },
  CONTEST_VOTER: {
    text: { vi: 'Người bình chọn của cuộc thi', en: 'Contest voters' },
    keptBecause: {
      vi: 'chứng minh mỗi người một phiếu cho mỗi tác phẩm; tự xóa khi hết thời gian lưu của cuộc thi. Ở cuộc thi đã công bố được xóa ngay, phiếu vẫn được tính',
      en: 'they prove one vote for each person and work; erased when the contest’s period ends. In announced contests they are erased at once, and their votes count on',
    },
  },
  CORRECTION_REQUEST: {
    text: { vi: 'Yêu cầu cải chính', en: 'Correction requests' },
    keptBecause: {
      vi: 'hồ sơ cải chính phải lưu theo pháp luật về báo chí; chỉ email và điện thoại được xóa',
      en: 'press law wants correction files kept; only e-mail and telephone are erased',
    },
  },
  DATA_REQUEST: {
    text: { vi: 'Yêu cầu về dữ liệu cá nhân', en: 'Personal data requests' },
    keptBecause: {
      vi: 'chứng minh tòa soạn đã thực hiện quyền của chủ thể dữ liệu; tự xóa khi hết thời gian lưu',
      en: 'they prove that the newsroom did its duty; they lose the person when their time is over',
    },
  },
  EVENT: {
    text: { vi: 'Đầu mối liên hệ của sự kiện', en: 'Contacts of events' },
    keptBecause: {
      vi: 'thông tin do bên tổ chức công bố; biên tập viên sửa ở sự kiện',
      en: 'published by the organizer; an editor changes it in the event',
    },
  },
  POST: {
    text: { vi: 'Bài đã xuất bản có nêu tên này', en: 'Published posts with this name' },
    keptBecause: {
      vi: 'hoạt động báo chí; có thể là người khác cùng tên, biên tập viên đọc rồi mới cải chính hoặc gỡ',
      en: 'press work; it may be somebody else of that name, an editor reads it before correcting or taking down',
    },
  },
  PROFILE: {
    text: { vi: 'Hồ sơ nhân vật, tác giả, tổ chức', en: 'Profiles of figures, authors and bodies' },
    keptBecause: {
      vi: 'hoạt động báo chí và nội dung đã xuất bản; biên tập viên xem lại từng hồ sơ',
      en: 'press work and published content; an editor looks at each profile',
    },
  },
  STAFF: {
    text: { vi: 'Tài khoản nhân sự', en: 'Staff accounts' },
    keptBecause: {
      vi: 'hồ sơ lao động và nhật ký phải lưu',
      en: 'employment records and the log have to be kept',
    },
  },
  TRANSLATION_SUGGESTION: {
    text: { vi: 'Góp ý bản dịch', en: 'Suggestions for translations' },
    keptBecause: undefined,
  },
};

/** EMAIL and PHONE are the same; NAME is somebody of that name, which a person has to look at. */
const HELD_MATCHES = ['EMAIL', 'PHONE', 'NAME'] as const;

export const heldRecord = z.object({
  kind: heldKind,
  id: z.string(),
  title: z.string(),
  time: z.nullable(z.string()),
  match: z.enum(HELD_MATCHES),
});
export type HeldRecord = z.output<typeof heldRecord>;

/** What is found by one look. Posts are read step by step: only their text tells whether they name somebody. */
export const LOOKED_UP_KINDS = HELD_KINDS.filter((kind) => kind !== 'POST');

/** How much of one kind is found by a look, at most. */
export const MOST_OF_KIND = 200;

/** How much of all kinds together goes into one file. */
export const MOST_HELD = HELD_KINDS.length * MOST_OF_KIND;

export const holdings = z.object({
  items: z.array(heldRecord),
  /** Kinds of which there are more than are listed. */
  cut: z.array(heldKind),
});
export type Holdings = z.output<typeof holdings>;

/** A step through the published posts, from the newest id to the oldest. */
export const namedPosts = z.object({
  /** False: the name is one word, which alone names nobody. */
  isSearched: z.boolean(),
  items: z.array(heldRecord),
  /** Posts that were read in this step. */
  read: z.number(),
  /** Where the next step begins; null: all are read. */
  after: z.nullable(z.string()),
});

/** "COMMENT:12": which records belong to the person, chosen by whoever handles the request. */
export const heldKey = z
  .string({ error: 'type' })
  .check(z.regex(/^[A-Z_]{4,30}:[1-9]\d{0,17}$/, { error: 'pattern' }));

export function heldKeyOf({ kind, id }: Pick<HeldRecord, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}
