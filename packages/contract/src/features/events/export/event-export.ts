import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import type { Language } from '../../../vocabulary/language.ts';
import { SHARED_LABELS } from '../../../vocabulary/shared-labels.ts';
import { exportFormat } from '../../posts/export/post-export.ts';
import { chosenEvents, eventFilters } from '../list/event-list.ts';

/** A tab of the list with its filters, or what is ticked in it, in the order of the list. */
export const eventExport = z.strictObject({
  format: exportFormat,
  filters: z.strictObject({ ...eventFilters, ...chosenEvents }),
});
export type EventExport = z.output<typeof eventExport>;

type Text = Readonly<Record<Language, string>>;

/** Headings of the file, in order. */
export const EVENT_EXPORT_COLUMNS = {
  id: SHARED_LABELS.id,
  title: SHARED_LABELS.title,
  type: { vi: 'Loại sự kiện', en: 'Event type' },
  startTime: { vi: 'Bắt đầu', en: 'Start' },
  endTime: { vi: 'Kết thúc', en: 'End' },
  lunar: { vi: 'Ngày âm lịch', en: 'Lunar date' },
  recurrence: { vi: 'Lặp lại', en: 'Recurrence' },
  place: { vi: 'Địa điểm', en: 'Place' },
  province: { vi: 'Tỉnh, thành', en: 'Province' },
  attendance: { vi: 'Hình thức', en: 'Attendance' },
  organizers: { vi: 'Đơn vị tổ chức', en: 'Organizers' },
  status: { vi: 'Tình trạng', en: 'Status' },
  previousStartTime: { vi: 'Ngày dự kiến cũ', en: 'Previous start' },
  statusNote: { vi: 'Ghi chú cho bạn đọc', en: 'Note for readers' },
  state: { vi: 'Trạng thái', en: 'State' },
  createdBy: SHARED_LABELS.createdBy,
  updateTime: SHARED_LABELS.updateTime,
  slug: SHARED_LABELS.slug,
} as const satisfies Readonly<Record<string, Text>>;

export const EVENT_EXPORT_TITLE: Text = { vi: 'Danh sách sự kiện', en: 'List of events' };

export const eventExportEndpoint = defineEndpoint({
  method: 'POST',
  path: '/admin/event/export',
  summary: 'Export the filtered list of events into a file, in the background.',
  access: inArea('events', 'event.view'),
  body: eventExport,
  data: z.object({ taskId: z.string() }),
  creates: true,
});
