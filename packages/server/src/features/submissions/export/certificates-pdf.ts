import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
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
    organiser: 'TM. BAN TỔ CHỨC',
  },
  en: {
    head: 'CERTIFICATE',
    given: 'The organisers of the contest',
    to: 'certify that',
    for: 'was awarded for the work',
    number: 'Number',
    organiser: 'FOR THE ORGANISERS',
  },
} as const satisfies Readonly<Record<Language, object>>;

const GOLD = '#9a7420';
const INK = '#16202c';

/** One page for each awarded work, in the name of its author. */
export async function writeCertificates(
  _deps: unknown,
  work: TaskWork,
  { rows, contest, language }: PdfContent,
): Promise<void> {
  const title = language === 'vi' ? contest.title : contest.title_en || contest.title;
  const options = { title, language, landscape: true, margin: 56, signal: work.signal };
  await writePdf(work.filePath, options, async (pdf) => {
    for (const [index, row] of rows.entries()) {
      work.signal.throwIfAborted();
      drawCertificate(pdf, { row, title, language });
      work.report(index + 1, rows.length);
    }
  });
}

interface Certificate {
  readonly row: ExportedRow;
  readonly title: string;
  readonly language: Language;
}

function drawCertificate(pdf: Pdf, { row, title, language }: Certificate): void {
  const words = WORDS[language];
  pdf.addPage();
  const { width, height } = pdf.page;
  pdf
    .lineWidth(2)
    .strokeColor(GOLD)
    .rect(28, 28, width - 56, height - 56)
    .stroke();
  pdf
    .lineWidth(0.7)
    .rect(35, 35, width - 70, height - 70)
    .stroke();
  const line = (face: 'text' | 'strong', size: number, text: string, y: number, colour = INK) =>
    setFace(pdf, face, size)
      .fillColor(colour)
      .text(text, 56, y, { width: width - 112, align: 'center' });
  line('strong', 34, words.head, 82, GOLD);
  line('text', 14, words.given, 146);
  line('strong', 18, title, 168);
  line('text', 14, words.to, 212);
  line('strong', 26, nameOf(row), 236);
  line('text', 14, words.for, 290);
  line('strong', 20, `“${row.title}”`, 314);
  const place = [row.taken_place, provinceName(row.province_code)].filter(Boolean).join(', ');
  line('text', 12, [CATEGORY_TEXTS[row.category][language], place].filter(Boolean).join(' · '), 350);
  line('text', 10, `${words.number}: ${row.number}`, 370);
  setFace(pdf, 'strong', 12)
    .fillColor(INK)
    .text(words.organiser, width - 320, 420, { width: 240, align: 'center' });
}

/** As the author wants to be named: the name of the group, or the stage name beside the legal one. */
function nameOf({ person }: ExportedRow): string {
  if (person === undefined) return '';
  if (person.group_name !== '') return person.group_name;
  return person.stage_name === '' ? person.full_name : `${person.full_name} (${person.stage_name})`;
}
