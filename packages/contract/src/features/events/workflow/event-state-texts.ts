import type { Language } from '../../../vocabulary/language.ts';
import type { EventState } from './event-states.ts';

/** The name of each state on the server: in the log and in files. */
export const EVENT_STATE_TEXTS = {
  DRAFT: { vi: 'Bản nháp', en: 'Draft' },
  SUBMITTED: { vi: 'Chờ biên tập', en: 'Submitted' },
  RETURNED: { vi: 'Trả lại', en: 'Returned' },
  PENDING_APPROVAL: { vi: 'Chờ duyệt xuất bản', en: 'Pending approval' },
  SCHEDULED: { vi: 'Hẹn giờ xuất bản', en: 'Scheduled' },
  PUBLISHED: { vi: 'Đã xuất bản', en: 'Published' },
  UNPUBLISHED: { vi: 'Đã hạ', en: 'Unpublished' },
  TRASHED: { vi: 'Thùng rác', en: 'In trash' },
} as const satisfies Readonly<Record<EventState, Readonly<Record<Language, string>>>>;
