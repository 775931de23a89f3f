import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';
import { type Pdf, setFace, writePdf } from '#server/core/pdf/open-pdf.ts';
import type { TaskWork } from '#server/features/tasks/public.ts';
import { type ExportedRow, provinceName } from './export-columns.ts';
import type { PdfContent } from './export-content.ts';

const WORDS = {
  vi: {
    head: 'GIẤY CHỨNG NHẬN',
    given: 'Ban Tổ chức cuộc thi',
    to: 'chứng nhận tác giả',
    for: 'với tác phẩm',
    number: 'Mã số',
    won: 'đoạt',
    decision: 'Theo Quyết định số {no} ngày {date}',
    organiser: 'TM. BAN TỔ CHỨC',
  },
  en: {
    head: 'CERTIFICATE',
    given: 'The organisers of the contest',
    to: 'certify that',
    for: 'was awarded for the work',
    number: 'Number',
    won: 'with',
    decision: 'By decision {no} of {date}',
    organiser: 'FOR THE ORGANISERS',
  },
} as const satisfies Readonly<Record<Language, object>>;

const GOLD = '#9a7420';
const INK = '#16202c';

/** A prize as a certificate says it. */
export interface CertifiedPrize {
  readonly name: string;
  readonly nameEn: string;
  readonly decisionNo: string;
  /** `2026-11-30`; null where none is named. */
  readonly decisionDate: string | null;
}

/** The prizes in force of awarded works, by the id of the work. */
export type PrizesOf = (
  db: Db,
  projectId: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, readonly CertifiedPrize[]>>;

/** One page for each prize of an awarded work, in the name of its author. */
export async function writeCertificates(
  prizesOf: PrizesOf,
  work: TaskWork,
  { rows, contest, language }: PdfContent,
): Promise<void> {
  const title = language === 'vi' ? contest.title : contest.title_en || contest.title;
  const options = { title, language, landscape: true, margin: 56, signal: work.signal };
  const ids = rows.map(({ id }) => id);
  const prizes = await prizesOf(work.db, contest.project_id, ids);
  await writePdf(work.filePath, options, async (pdf) => {
    for (const [index, row] of rows.entries()) {
      work.signal.throwIfAborted();
      const lead = contest.organisers.lead.join(' · ');
      for (const prize of prizes.get(row.id) ?? [])
        drawCertificate(pdf, { row, prize, title, lead, language });
      work.report(index + 1, rows.length);
    }
  });
}

interface Certificate {
  readonly row: ExportedRow;
  readonly prize: CertifiedPrize;
  readonly title: string;
  /** Who leads the contest; may be empty. */
  readonly lead: string;
  readonly language: Language;
}

/** Long names and titles are set smaller, so that they take two lines at most. */
const LONG = 48;

function drawCertificate(pdf: Pdf, { row, prize, title, lead, language }: Certificate): void {
  const words = WORDS[language];
  pdf.addPage();
  const { width, height } = pdf.page;
  drawFrame(pdf, width, height);
  pdf.y = lead === '' ? 78 : 62;
  const line = (face: 'text' | 'strong', size: number, text: string, gap: number, colour = INK) => {
    if (text === '') return;
    setFace(pdf, face, size)
      .fillColor(colour)
      .text(text, 56, pdf.y + gap, { width: width - 112, align: 'center' });
  };
  const sizeOf = (text: string, size: number) => (text.length > LONG ? size * 0.7 : size);
  const name = nameOf(row);
  line('text', 11, lead, 0);
  line('strong', 34, words.head, 4, GOLD);
  line('text', 13, words.given, 8);
  line('strong', sizeOf(title, 17), title, 2);
  line('text', 13, words.to, 12);
  line('strong', sizeOf(name, 26), name, 2);
  line('text', 13, words.for, 10);
  line('strong', sizeOf(row.title, 19), `“${row.title}”`, 2);
  const place = [row.taken_place, provinceName(row.province_code)].filter(Boolean).join(', ');
  line('text', 11, [CATEGORY_TEXTS[row.category][language], place].filter(Boolean).join(' · '), 4);
  line('text', 10, `${words.number}: ${row.number}`, 2);
  line('text', 13, words.won, 10);
  line('strong', 24, (language === 'en' && prize.nameEn) || prize.name, 0, GOLD);
  line('text', 11, decisionOf(prize, language), 4);
  setFace(pdf, 'strong', 12)
    .fillColor(INK)
    .text(words.organiser, width - 320, Math.max(pdf.y + 10, 440), { width: 240, align: 'center' });
}

function drawFrame(pdf: Pdf, width: number, height: number): void {
  pdf
    .lineWidth(2)
    .strokeColor(GOLD)
    .rect(28, 28, width - 56, height - 56)
    .stroke();
  pdf
    .lineWidth(0.7)
    .rect(35, 35, width - 70, height - 70)
    .stroke();
}

function decisionOf({ decisionNo, decisionDate }: CertifiedPrize, language: Language): string {
  if (decisionNo === '' || decisionDate === null) return '';
  const date = new Intl.DateTimeFormat(language, { timeZone: 'UTC' }).format(new Date(decisionDate));
  return WORDS[language].decision.replace('{no}', () => decisionNo).replace('{date}', date);
}

/** As the author wants to be named: the name of the group, or the stage name beside the legal one. */
function nameOf({ person }: ExportedRow): string {
  if (person === undefined) return '';
  if (person.group_name !== '') return person.group_name;
  return person.stage_name === '' ? person.full_name : `${person.full_name} (${person.stage_name})`;
}
