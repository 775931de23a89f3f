import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { SUBMISSION_STATE_TEXTS } from '@toasoan/contract/features/submissions/submission-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { ImageRefused } from '#server/core/images/image-work.ts';
import { type Pdf, setFace, writePdf } from '#server/core/pdf/open-pdf.ts';
import type { TaskWork } from '#server/features/tasks/public.ts';
import { previewName } from '../files/preview-address.ts';
import { type ExportedRow, provinceName } from './export-columns.ts';
import type { ExportFiles, PdfContent } from './export-content.ts';
import { filesOfWorks } from './export-view.ts';

const COLUMNS = 4;
const GAP = 12;
const HEAD = 34;
const PICTURE = 92;
const WORDS = 40;
const INK = '#16202c';
const FAINT = '#5b6472';

/** Small pictures in rows of four, each with number, title and place; no names. */
export async function writeContactSheet(
  deps: ExportFiles,
  work: TaskWork,
  { rows, contest, language }: PdfContent,
): Promise<void> {
  const { signal, filePath } = work;
  const files = await filesOfWorks(
    work.db,
    work.projectId ?? '',
    rows.map(({ id }) => id),
  );
  const covers = new Map(
    files.filter(({ is_cover }) => is_cover).map((file) => [file.submission_id, file.key]),
  );
  await writePdf(filePath, { title: contest.title, language, signal }, async (pdf) => {
    let [column, y] = [COLUMNS, Number.POSITIVE_INFINITY];
    for (const [index, row] of rows.entries()) {
      signal.throwIfAborted();
      if (column === COLUMNS) [column, y] = [0, y + PICTURE + WORDS + GAP];
      if (y + PICTURE + WORDS > bottomOf(pdf)) y = beginPage(pdf, contest.title);
      await drawWork(deps, pdf, { row, key: covers.get(row.id), column, y, language });
      column += 1;
      work.report(index + 1, rows.length);
    }
  });
}

function bottomOf(pdf: Pdf): number {
  // Before the first page there is none to be above of.
  return (pdf.page as Pdf['page'] | null) ? pdf.page.height - pdf.page.margins.bottom : 0;
}

/** The height at which its rows begin. */
function beginPage(pdf: Pdf, title: string): number {
  pdf.addPage();
  const { left, top } = pdf.page.margins;
  setFace(pdf, 'strong', 12).fillColor(INK).text(title, left, top, { lineBreak: false });
  return top + HEAD;
}

interface Drawn {
  readonly row: ExportedRow;
  readonly key: string | undefined;
  readonly column: number;
  readonly y: number;
  readonly language: Language;
}

async function drawWork(
  deps: ExportFiles,
  pdf: Pdf,
  { row, key, column, y, language }: Drawn,
): Promise<void> {
  const { left, right } = pdf.page.margins;
  const width = (pdf.page.width - left - right - GAP * (COLUMNS - 1)) / COLUMNS;
  const x = left + column * (width + GAP);
  const picture = key === undefined ? undefined : await pictureOf(deps, key);
  if (picture) pdf.image(picture, x, y, { fit: [width, PICTURE], align: 'center', valign: 'center' });
  else pdf.rect(x, y, width, PICTURE).strokeColor('#c6ccd4').stroke();
  const line = { width, height: 11, ellipsis: true };
  setFace(pdf, 'strong', 7.5)
    .fillColor(INK)
    .text(`${row.number} · ${CATEGORY_TEXTS[row.category][language]}`, x, y + PICTURE + 4, line);
  setFace(pdf, 'text', 7.5).text(row.title, x, y + PICTURE + 15, line);
  const place = provinceName(row.province_code) || row.taken_place;
  pdf
    .fillColor(FAINT)
    .text(
      [place, SUBMISSION_STATE_TEXTS[row.state][language]].filter(Boolean).join(' · '),
      x,
      y + PICTURE + 26,
      line,
    );
}

/** A JPEG of the small preview, which a document can hold; undefined: there is none. */
async function pictureOf(
  { storage, scratch, images }: ExportFiles,
  key: string,
): Promise<Buffer | undefined> {
  const stored = await storage.open(previewName(key, 'small'));
  if (stored === undefined) return undefined;
  const [from, to] = [await scratch.newPath(), await scratch.newPath()];
  try {
    await pipeline(stored.content, createWriteStream(from, { flags: 'wx' }));
    await images.render(from, to, { width: 320, cut: undefined, format: 'jpg' });
    return await readFile(to);
  } catch (error) {
    if (error instanceof ImageRefused) return undefined;
    throw error;
  } finally {
    await rm(from, { force: true });
    await rm(to, { force: true });
  }
}
