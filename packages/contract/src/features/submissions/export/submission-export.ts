import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { bulkIds } from '../../../core/bulk.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { oneLine } from '../../../core/text.ts';
import type { Language } from '../../../vocabulary/language.ts';
import { submissionFilter } from '../submission-list.ts';

/** A table, the originals, a page of small pictures, the certificates of those who were awarded. */
export const SUBMISSION_EXPORTS = ['XLSX', 'ZIP', 'CONTACT_SHEET', 'CERTIFICATES'] as const;
export const submissionExportKind = z.enum(SUBMISSION_EXPORTS, { error: 'choice' });
export type SubmissionExportKind = z.output<typeof submissionExportKind>;

/** Works of one contact sheet, certificates of one file. */
export const MOST_PICTURED = 600;

export const submissionExport = z.strictObject({
  kind: submissionExportKind,
  filters: z.strictObject({ ...submissionFilter, text: z.optional(oneLine({ max: 200 })) }),
  /** Of the works that the filters keep only these. */
  ids: z.optional(bulkIds),
  /** With the authors' data; asks for contest.exportPII and a reason. */
  personal: z._default(z.boolean({ error: 'type' }), false),
  reason: z._default(oneLine({ max: 300 }), ''),
});
export type SubmissionExport = z.output<typeof submissionExport>;

type Text = Readonly<Record<Language, string>>;

export const SUBMISSION_EXPORT_TEXTS: Readonly<Record<SubmissionExportKind, Text>> = {
  XLSX: { vi: 'Danh sách tác phẩm dự thi', en: 'List of contest works' },
  ZIP: { vi: 'Tệp gốc tác phẩm dự thi', en: 'Originals of contest works' },
  CONTACT_SHEET: { vi: 'Bảng ảnh dự thi', en: 'Contact sheet of contest works' },
  CERTIFICATES: { vi: 'Giấy chứng nhận giải', en: 'Certificates of awards' },
};

/** Headings of the table, in order. */
export const SUBMISSION_COLUMNS = {
  number: { vi: 'Mã số', en: 'Number' },
  title: { vi: 'Tên tác phẩm', en: 'Title' },
  category: { vi: 'Hạng mục', en: 'Category' },
  state: { vi: 'Trạng thái', en: 'State' },
  reason: { vi: 'Lý do', en: 'Reason' },
  takenPlace: { vi: 'Địa điểm', en: 'Place' },
  province: { vi: 'Tỉnh, thành', en: 'Province' },
  takenTime: { vi: 'Chụp/quay lúc', en: 'Taken' },
  tech: { vi: 'Kỹ thuật', en: 'Technical check' },
  flags: { vi: 'Cờ cảnh báo', en: 'Flags' },
  votes: { vi: 'Bình chọn hợp lệ', en: 'Valid votes' },
  average: { vi: 'Điểm TB', en: 'Average' },
  rank: { vi: 'Xếp hạng', en: 'Rank' },
  spread: { vi: 'Độ lệch', en: 'Spread' },
  round: { vi: 'Vòng', en: 'Round' },
  submitTime: { vi: 'Gửi lúc', en: 'Sent' },
  files: { vi: 'Số tệp', en: 'Files' },
  residence: { vi: 'Đối tượng tác giả', en: 'Residence of the author' },
  exhibition: { vi: 'Mã trưng bày', en: 'Exhibition code' },
} as const satisfies Readonly<Record<string, Text>>;

/** What is added where the authors' data was asked for. */
export const PERSONAL_COLUMNS = {
  fullName: { vi: 'Họ và tên', en: 'Full name' },
  stageName: { vi: 'Nghệ danh', en: 'Stage name' },
  groupName: { vi: 'Tên nhóm, tổ chức', en: 'Group or organization' },
  birthDate: { vi: 'Ngày sinh', en: 'Birth date' },
  email: { vi: 'Email', en: 'E-mail' },
  phone: { vi: 'Điện thoại', en: 'Phone' },
  address: { vi: 'Địa chỉ', en: 'Address' },
  homeProvince: { vi: 'Tỉnh, thành nơi ở', en: 'Home province' },
  country: { vi: 'Quốc gia', en: 'Country' },
  job: { vi: 'Nghề nghiệp', en: 'Job' },
  workplace: { vi: 'Nơi công tác, học tập', en: 'Workplace or school' },
  vapaNumber: { vi: 'Số hội viên VAPA', en: 'VAPA number' },
  guardian: { vi: 'Người giám hộ', en: 'Guardian' },
  guardianPhone: { vi: 'Điện thoại người giám hộ', en: 'Guardian’s phone' },
  coAuthors: { vi: 'Đồng tác giả', en: 'Co-authors' },
  agreed: { vi: 'Đã đồng ý', en: 'Agreed to' },
  agreedVersion: { vi: 'Phiên bản thể lệ đã đồng ý', en: 'Version of the rules agreed to' },
  agreedTime: { vi: 'Đồng ý lúc', en: 'Agreed at' },
  agreedAddress: { vi: 'Địa chỉ mạng khi đồng ý', en: 'Network address when agreeing' },
  withdrawnTime: { vi: 'Rút lúc', en: 'Withdrawn at' },
} as const satisfies Readonly<Record<string, Text>>;

export const submissionExportEndpoints = {
  start: defineEndpoint({
    method: 'POST',
    path: '/admin/submission/export',
    summary:
      'Write works of a contest into a file, in the background; the log keeps who asked for what and why.',
    access: inArea('submissions', 'contest.check'),
    body: submissionExport,
    data: z.object({ taskId: z.string() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'RULES_NOT_MET'],
    creates: true,
  }),
};
