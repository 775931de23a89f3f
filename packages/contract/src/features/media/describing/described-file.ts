import { PROVINCE_CODES } from '../../../vocabulary/province-codes.ts';
import { PROVINCES } from '../../../vocabulary/provinces.ts';
import type { Licence } from '../media-kinds.ts';
import {
  DESCRIBED_FIELDS,
  type DescribedField,
  type DescribedText,
  LONGEST,
  type MediaDescription,
} from './description.ts';
import { fillPlaceholders, type Placeholder } from './placeholders.ts';

/** What is said about a file already, and what placeholders read from it. */
export interface FileToDescribe {
  readonly title: string;
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
  readonly placeText: string;
  readonly takenTime: string | null;
  readonly persons: readonly string[];
  readonly licence: Licence;
  readonly provinceCode: string | null;
  readonly fileName: string;
  readonly camera: string;
}

/** Facts before the texts that may name them. */
const ORDER = [
  'persons',
  'takenTime',
  'licence',
  'placeText',
  'credit',
  'title',
  'alt',
  'caption',
] as const satisfies readonly DescribedField[];

/**
 * What a description changes about one file. The texts read what the same description puts into the other fields.
 * @param zone the project's time zone, for the day and the time of a picture.
 */
export function changesBy(
  file: FileToDescribe,
  set: MediaDescription,
  { overwrite, zone }: { readonly overwrite: boolean; readonly zone: string },
): MediaDescription {
  let now = file;
  const changes: Record<string, unknown> = {};
  for (const field of ORDER) {
    const wanted = set[field];
    if (wanted === undefined || !(overwrite || isOpen(now, field))) continue;
    const value = isText(field) ? fillPlaceholders(String(wanted), valuesOf(now, zone)) : wanted;
    // A text of which nothing is left says nothing: it clears no field.
    if (value === '' || JSON.stringify(value) === JSON.stringify(now[field])) continue;
    changes[field] = value;
    now = { ...now, [field]: value };
  }
  return changes;
}

/** The field whose filled text is longer than a file may hold. */
export function tooLongField(changes: MediaDescription): DescribedText | undefined {
  return DESCRIBED_FIELDS.filter(isText).find((field) => [...(changes[field] ?? '')].length > LONGEST[field]);
}

/** The same without what is longer than a file may hold: nobody is there to shorten it. */
export function fittingChanges(changes: MediaDescription): MediaDescription {
  const long = tooLongField(changes);
  if (long === undefined) return changes;
  const { [long]: _left, ...others } = changes;
  return fittingChanges(others);
}

function isText(field: DescribedField): field is DescribedText {
  return field in LONGEST;
}

/** It says nothing yet; a licence that nobody knows is none. */
function isOpen(file: FileToDescribe, field: DescribedField): boolean {
  if (field === 'licence') return file.licence === 'UNKNOWN';
  const value = file[field];
  return value === null || value.length === 0;
}

function valuesOf(file: FileToDescribe, zone: string): Record<Placeholder, string> {
  const taken = file.takenTime === null ? undefined : new Date(file.takenTime);
  const province = PROVINCE_CODES.find((code) => code === file.provinceCode);
  return {
    takenDay: taken ? inZone(taken, zone, { day: '2-digit', month: '2-digit', year: 'numeric' }) : '',
    takenClock: taken ? inZone(taken, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }) : '',
    fileName: file.fileName.replace(/\.[^.]+$/, ''),
    camera: file.camera,
    credit: file.credit,
    place: file.placeText || (province ? PROVINCES[province].name : ''),
    persons: file.persons.join(', '),
  };
}

function inZone(time: Date, timeZone: string, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('vi', { timeZone, ...form }).format(time);
}
