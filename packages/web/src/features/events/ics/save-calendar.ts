import { saveFile } from '#web/core/api/save-file.ts';

/** Saves a calendar as a file of this computer. */
export function saveCalendar(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}
