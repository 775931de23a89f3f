import type { EventRow } from '@toasoan/contract/features/events/event.ts';
import {
  ATTENDANCE_TEXTS,
  EVENT_STATUS_TEXTS,
  EVENT_TYPE_TEXTS,
  RECURRENCE_TEXTS,
} from '@toasoan/contract/features/events/event-kind-texts.ts';
import {
  EVENT_EXPORT_COLUMNS,
  EVENT_EXPORT_TITLE,
  eventExport,
} from '@toasoan/contract/features/events/export/event-export.ts';
import { shownStatus } from '@toasoan/contract/features/events/verbs/shown-status.ts';
import { EVENT_STATE_TEXTS } from '@toasoan/contract/features/events/workflow/event-state-texts.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { LANGUAGES, type Language } from '@toasoan/contract/vocabulary/language.ts';
import { readDay, toLunar } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import { lunarDateText } from '@toasoan/contract/vocabulary/lunar-texts.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import * as z from 'zod/mini';
import type { Cell } from '#server/core/csv/csv-line.ts';
import { getExporter, headingsOf, inOrder, wallClock, writeList } from '#server/features/posts/public.ts';
import { type TaskHandler, taskHandler } from '#server/features/tasks/public.ts';
import { listEvents } from '../list/event-list-view.ts';
import { exportQuery } from './export-query.ts';

const payload = z.strictObject({ ...eventExport.shape, language: z.enum(LANGUAGES) });

/** Writes the events of a filter into a file, with the current rights of the person who asked. */
export function eventExportTask(): TaskHandler {
  return taskHandler({
    kind: 'event-export',
    payload,
    run: async ({ format, filters, language }, work) => {
      const { db } = work;
      const projectId = work.projectId ?? '';
      const { actor, timezone } = await getExporter(db, projectId, work.userId, 'event.view');
      const now = work.now();
      const query = exportQuery(filters);
      const read = (page: number, limit: number) =>
        listEvents(db, projectId, actor, { ...query, page, limit }, now);
      let page = 0;
      return await writeList<EventRow>(work, {
        format,
        title: EVENT_EXPORT_TITLE[language],
        fileName: 'su-kien',
        headings: headingsOf(EVENT_EXPORT_COLUMNS, language),
        total: (await read(1, 1)).total,
        batch: async ({ limit }) => {
          page += 1;
          return [...(await read(page, limit)).items];
        },
        cells: (row) => cellsOf(row, { language, clock: wallClock(timezone), now: now.getTime() }),
      });
    },
  });
}

interface Words {
  readonly language: Language;
  readonly clock: ReturnType<typeof wallClock>;
  readonly now: number;
}

function cellsOf(event: EventRow, { language, clock, now }: Words): Cell[] {
  const province = Object.entries(PROVINCES).find(([code]) => code === event.provinceCode)?.[1].name;
  const { startTime } = event;
  const lunar =
    startTime === null ? '' : lunarDateText(toLunar(readDay(hanoiDay(Date.parse(startTime)))), language);
  return inOrder(EVENT_EXPORT_COLUMNS, {
    id: event.id,
    title: event.title,
    type: EVENT_TYPE_TEXTS[event.eventType][language],
    startTime: clock(startTime),
    endTime: clock(event.endTime),
    lunar: event.lunarDate || lunar,
    recurrence: RECURRENCE_TEXTS[event.recurrenceKind][language],
    place: event.placeName,
    province: province ?? null,
    attendance: ATTENDANCE_TEXTS[event.attendanceMode][language],
    organizers: event.organizers.join(', '),
    status: EVENT_STATUS_TEXTS[shownStatus(event, now)][language],
    previousStartTime: clock(event.previousStartTime),
    statusNote: event.statusNote,
    state: EVENT_STATE_TEXTS[event.state][language],
    createdBy: event.createdBy.name,
    updateTime: clock(event.updateTime),
    slug: event.slug,
  });
}
