import * as z from 'zod/mini';
import { bulkIds } from '../../core/bulk.ts';
import { oneLine } from '../../core/text.ts';
import type { Language } from '../../vocabulary/language.ts';
import { PROVINCE_CODES } from '../../vocabulary/province-codes.ts';
import { SHARED_LABELS } from '../../vocabulary/shared-labels.ts';
import { status } from '../../vocabulary/status.ts';
import { ACCOUNT_GAPS, ACCOUNT_VIEWS, accountGap } from './account.ts';
import { profileKind } from './kinds/account-kinds.ts';
import { listOf, yesOrNo } from './kinds/profile-parts.ts';

export const MOST_EXPORTED = 10_000;

/** The list with its filters, or some of its rows, in the order of names. Every file is on record with its reason. */
export const accountExport = z.strictObject({
  kind: profileKind,
  filters: z.strictObject({
    view: z._default(z.enum(ACCOUNT_VIEWS, { error: 'choice' }), 'all'),
    text: z.optional(oneLine({ max: 200 })),
    status: z.optional(status),
    tick: z.optional(yesOrNo),
    type: z.optional(listOf(oneLine({ min: 1, max: 60 }), 20)),
    provinceCode: z.optional(listOf(z.enum(PROVINCE_CODES, { error: 'choice' }), 34)),
    lacks: z.optional(listOf(accountGap, ACCOUNT_GAPS.length)),
    isLinked: z.optional(yesOrNo),
  }),
  ids: z.optional(bulkIds),
  reason: oneLine({ min: 10, max: 500 }),
});
export type AccountExport = z.output<typeof accountExport>;

type Text = Readonly<Record<Language, string>>;

/** Headings of the file, in order: nothing by which a person is reached or paid. */
export const ACCOUNT_EXPORT_COLUMNS = {
  id: SHARED_LABELS.id,
  name: { vi: 'Tên', en: 'Name' },
  penName: { vi: 'Bút danh', en: 'Pen name' },
  type: { vi: 'Loại', en: 'Type' },
  province: { vi: 'Tỉnh, thành', en: 'Province' },
  tick: { vi: 'Tích xanh', en: 'Verified' },
  posts: { vi: 'Số bài', en: 'Posts' },
  login: { vi: 'Tài khoản đăng nhập', en: 'Login' },
  joinedDate: { vi: 'Cộng tác từ', en: 'Works with us since' },
  lacks: { vi: 'Còn thiếu', en: 'Lacks' },
  state: { vi: 'Trạng thái hồ sơ', en: 'State of the profile' },
  status: { vi: 'Dùng được', en: 'Enabled' },
  updateTime: SHARED_LABELS.updateTime,
  updatedBy: SHARED_LABELS.updatedBy,
} as const satisfies Readonly<Record<string, Text>>;

export const YES: Text = { vi: 'Có', en: 'Yes' };
export const NO: Text = { vi: 'Không', en: 'No' };
export const GAP_TEXTS: Readonly<Record<(typeof ACCOUNT_GAPS)[number], Text>> = {
  picture: { vi: 'Ảnh', en: 'Picture' },
  coordinates: { vi: 'Tọa độ', en: 'Coordinates' },
  source: { vi: 'Nguồn', en: 'Source' },
  login: { vi: 'Tài khoản đăng nhập', en: 'Login' },
};
export const ACCOUNT_STATE_TEXTS = {
  DRAFT: { vi: 'Bản nháp', en: 'Draft' },
  PUBLISHED: { vi: 'Đã xuất bản', en: 'Published' },
  UNPUBLISHED: { vi: 'Đã hạ', en: 'Taken down' },
} as const satisfies Readonly<Record<string, Text>>;
export const ACCOUNT_EXPORT_TITLES: Readonly<Record<z.output<typeof profileKind>, Text>> = {
  author: { vi: 'Tác giả', en: 'Authors' },
  event: { vi: 'Đơn vị sự kiện', en: 'Organizers' },
  figure: { vi: 'Nhân vật', en: 'Figures' },
  destination: { vi: 'Điểm đến', en: 'Destinations' },
  organization: { vi: 'Tổ chức', en: 'Organizations' },
  enterprise: { vi: 'Doanh nghiệp', en: 'Enterprises' },
};
