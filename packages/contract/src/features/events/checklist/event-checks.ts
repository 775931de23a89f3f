import type { CheckText } from '../../posts/checklist/check-facts.ts';
import type { PostMedia } from '../../posts/media/post-media.ts';
import { UNTITLED } from '../../posts/post.ts';
import type { EventDetails } from '../event-details.ts';
import { overTimeOf } from '../occurrences/over-time.ts';
import type { EventGuard } from '../workflow/event-transitions.ts';

/** The input of the checks, the same on console and server. */
export interface EventCheckFacts {
  readonly title: string;
  readonly excerpt: string;
  readonly details: EventDetails;
  /** Its files of the library; unknown ones are left out. */
  readonly media: readonly Pick<PostMedia, 'id' | 'state' | 'licenceStatus'>[];
}

/** recommended: reported, never blocking. required: stands in the way of publishing. */
export interface EventCheck {
  readonly code: string;
  /** The field where it is fixed. */
  readonly field: string;
  readonly level: 'required' | 'recommended';
  /** Also checked before submission. */
  readonly beforeSubmit?: boolean;
  readonly isMet: (facts: EventCheckFacts) => boolean;
  readonly text: CheckText;
}

const isOnline = ({ details }: EventCheckFacts) => details.attendanceMode !== 'OFFLINE';
const hasPlace = ({ details }: EventCheckFacts) => details.placeName !== '' && details.provinceCode !== null;
const coverOf = ({ details, media }: EventCheckFacts) =>
  media.find(({ id }) => id === details.cover?.mediaId);

function isWithin({ startTime, endTime, programme }: EventDetails): boolean {
  if (startTime === null) return true;
  const end = overTimeOf({ startTime, endTime });
  return programme.every(({ time }) => time >= startTime && time <= end);
}

/** Every check, in display order. */
const EVENT_CHECKS: readonly EventCheck[] = [
  {
    code: 'TITLE_REQUIRED',
    field: 'title',
    level: 'required',
    beforeSubmit: true,
    isMet: ({ title }) => title !== '' && title !== UNTITLED,
    text: { vi: 'Thiếu tên sự kiện.', en: 'The name of the event is missing.' },
  },
  {
    code: 'START_REQUIRED',
    field: 'startTime',
    level: 'required',
    beforeSubmit: true,
    isMet: ({ details }) => details.startTime !== null,
    text: { vi: 'Chưa có ngày bắt đầu.', en: 'It has no start yet.' },
  },
  {
    code: 'EXCERPT_REQUIRED',
    field: 'excerpt',
    level: 'required',
    isMet: ({ excerpt }) => excerpt !== '',
    text: { vi: 'Thiếu lời giới thiệu.', en: 'The introduction is missing.' },
  },
  {
    code: 'COVER_REQUIRED',
    field: 'cover',
    level: 'required',
    isMet: ({ details }) => details.cover !== null,
    text: { vi: 'Thiếu ảnh đại diện.', en: 'The cover is missing.' },
  },
  {
    code: 'COVER_UNUSABLE',
    field: 'cover',
    level: 'required',
    isMet: (facts) => {
      const cover = coverOf(facts);
      return facts.details.cover === null || (cover?.state === 'READY' && cover.licenceStatus !== 'DENIED');
    },
    text: {
      vi: 'Ảnh đại diện không còn dùng được: đã xóa, tạm ngừng hoặc không có quyền sử dụng.',
      en: 'The cover cannot be used: it is deleted, out of use or without rights.',
    },
  },
  {
    code: 'ORGANIZER_REQUIRED',
    field: 'organizerIds',
    level: 'required',
    isMet: ({ details }) => details.organizerIds.length > 0 || details.organizerText !== '',
    text: { vi: 'Cần ít nhất một đơn vị tổ chức.', en: 'At least one organizer is needed.' },
  },
  {
    code: 'PLACE_REQUIRED',
    field: 'placeName',
    level: 'required',
    isMet: (facts) => facts.details.attendanceMode === 'ONLINE' || hasPlace(facts),
    text: {
      vi: 'Thiếu địa điểm hoặc tỉnh, thành.',
      en: 'The place or its province is missing.',
    },
  },
  {
    code: 'ONLINE_URL_REQUIRED',
    field: 'onlineUrl',
    level: 'required',
    isMet: (facts) => !isOnline(facts) || facts.details.onlineUrl !== '',
    text: { vi: 'Thiếu đường dẫn trực tuyến.', en: 'The online link is missing.' },
  },
  {
    code: 'PRICE_REQUIRED',
    field: 'price',
    level: 'required',
    isMet: ({ details }) => details.ticketType !== 'PAID' || (details.price ?? 0) > 0,
    text: { vi: 'Sự kiện bán vé cần giá vé.', en: 'A paid event needs its price.' },
  },
  {
    code: 'PROGRAMME_OUTSIDE',
    field: 'programme',
    level: 'required',
    isMet: ({ details }) => isWithin(details),
    text: {
      vi: 'Có hoạt động nằm ngoài thời gian của sự kiện.',
      en: 'Something in the programme lies outside of the event.',
    },
  },
  {
    code: 'POINT_MISSING',
    field: 'lat',
    level: 'recommended',
    isMet: ({ details }) => details.attendanceMode === 'ONLINE' || details.lat !== null,
    text: { vi: 'Nên đặt ghim trên bản đồ.', en: 'A point on the map helps readers.' },
  },
  {
    code: 'POINT_FAR',
    field: 'lat',
    level: 'recommended',
    isMet: ({ details: { lat, lng } }) =>
      lat === null || lng === null || (lat >= 8 && lat <= 24 && lng >= 102 && lng <= 118),
    text: { vi: 'Tọa độ nằm ngoài Việt Nam.', en: 'The point lies outside of Viet Nam.' },
  },
  {
    code: 'CONTACT_MISSING',
    field: 'contactPhone',
    level: 'recommended',
    isMet: ({ details }) => details.contactPhone !== '' || details.contactEmail !== '',
    text: { vi: 'Nên có số điện thoại hoặc email liên hệ.', en: 'A phone number or e-mail helps readers.' },
  },
  {
    code: 'ALT_MISSING',
    field: 'cover',
    level: 'recommended',
    isMet: ({ details }) => details.cover === null || details.cover.alt !== '',
    text: { vi: 'Nên có văn bản thay thế cho ảnh đại diện.', en: 'The cover has no alternative text.' },
  },
  {
    code: 'LUNAR_DATE_MISSING',
    field: 'lunarDate',
    level: 'recommended',
    isMet: ({ details }) => details.recurrence.kind !== 'YEARLY_LUNAR' || details.lunarDate !== '',
    text: { vi: 'Nên ghi ngày âm lịch.', en: 'Say the lunar date in words.' },
  },
];

export interface EventCheckResult {
  readonly check: EventCheck;
  readonly isMet: boolean;
}

/** All checks, met or not. */
export function runEventChecks(facts: EventCheckFacts): EventCheckResult[] {
  return EVENT_CHECKS.map((check) => ({ check, isMet: check.isMet(facts) }));
}

/** The unmet checks that block a transition with this guard. */
export function eventBlockers(guard: EventGuard, facts: EventCheckFacts): EventCheck[] {
  if (guard === 'none') return [];
  return EVENT_CHECKS.filter(
    (check) =>
      check.level === 'required' &&
      (guard === 'publish' || check.beforeSubmit === true) &&
      !check.isMet(facts),
  );
}
