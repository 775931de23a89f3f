import type { Language } from '../../vocabulary/language.ts';
import type { AttendanceMode, EventType, HostPart, RecurrenceKind, TicketType } from './event-kinds.ts';
import type { ShownStatus } from './verbs/shown-status.ts';

type Texts<Value extends string> = Readonly<Record<Value, Readonly<Record<Language, string>>>>;

export const EVENT_TYPE_TEXTS: Texts<EventType> = {
  FESTIVAL: { vi: 'Lễ hội', en: 'Festival' },
  EXHIBITION: { vi: 'Triển lãm', en: 'Exhibition' },
  CONFERENCE: { vi: 'Hội nghị, hội thảo', en: 'Conference' },
  PERFORMANCE: { vi: 'Biểu diễn', en: 'Performance' },
  SPORT: { vi: 'Thể thao', en: 'Sport' },
  ANNIVERSARY: { vi: 'Kỷ niệm', en: 'Anniversary' },
  TRADE_FAIR: { vi: 'Hội chợ', en: 'Trade fair' },
  CONTEST: { vi: 'Cuộc thi', en: 'Contest' },
  DIPLOMACY: { vi: 'Đối ngoại', en: 'Diplomacy' },
  OTHER: { vi: 'Khác', en: 'Other' },
};

export const ATTENDANCE_TEXTS: Texts<AttendanceMode> = {
  OFFLINE: { vi: 'Trực tiếp', en: 'In person' },
  ONLINE: { vi: 'Trực tuyến', en: 'Online' },
  MIXED: { vi: 'Kết hợp', en: 'Both' },
};

export const TICKET_TEXTS: Texts<TicketType> = {
  FREE: { vi: 'Miễn phí', en: 'Free' },
  PAID: { vi: 'Có bán vé', en: 'Paid' },
  INVITE: { vi: 'Theo giấy mời', en: 'By invitation' },
};

export const RECURRENCE_TEXTS: Texts<RecurrenceKind> = {
  NONE: { vi: 'Không lặp', en: 'Does not repeat' },
  YEARLY_SOLAR: { vi: 'Hằng năm, theo dương lịch', en: 'Yearly, by the solar calendar' },
  YEARLY_LUNAR: { vi: 'Hằng năm, theo âm lịch', en: 'Yearly, by the lunar calendar' },
  CUSTOM: { vi: 'Theo quy tắc riêng', en: 'By a rule of its own' },
};

export const EVENT_STATUS_TEXTS: Texts<ShownStatus> = {
  SCHEDULED: { vi: 'Đúng lịch', en: 'As planned' },
  RESCHEDULED: { vi: 'Dời ngày', en: 'Rescheduled' },
  POSTPONED: { vi: 'Hoãn', en: 'Postponed' },
  CANCELLED: { vi: 'Hủy', en: 'Cancelled' },
  MOVED_ONLINE: { vi: 'Chuyển sang trực tuyến', en: 'Moved online' },
  ONGOING: { vi: 'Đang diễn ra', en: 'Ongoing' },
  ENDED: { vi: 'Đã kết thúc', en: 'Ended' },
};

export const HOST_PART_TEXTS: Texts<HostPart> = {
  directed: { vi: 'Chỉ đạo', en: 'Directed by' },
  led: { vi: 'Chủ trì', en: 'Led by' },
  coOrganized: { vi: 'Phối hợp', en: 'Co-organized by' },
  patrons: { vi: 'Bảo trợ', en: 'Under the patronage of' },
  sponsors: { vi: 'Tài trợ', en: 'Sponsored by' },
};
