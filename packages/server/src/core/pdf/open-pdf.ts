import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { finished } from 'node:stream/promises';
import type PDFDocument from 'pdfkit';

const packages = createRequire(import.meta.url);
const FACE = '@expo-google-fonts/be-vietnam-pro';

/** The faces that a document may name: the console's own, with every Vietnamese letter in one file. */
const FACES = {
  text: `${FACE}/400Regular/BeVietnamPro_400Regular.ttf`,
  strong: `${FACE}/700Bold/BeVietnamPro_700Bold.ttf`,
} as const;
export type PdfFace = keyof typeof FACES;

export type Pdf = PDFKit.PDFDocument;

interface PdfOptions {
  readonly title: string;
  readonly language: string;
  readonly landscape?: boolean;
  /** Of all four sides, in points. */
  readonly margin?: number;
  readonly signal: AbortSignal;
}

/**
 * Writes one document of A4 pages into a file. Faces are embedded, so that it reads the same everywhere; the library is
 * loaded with the first document.
 */
export async function writePdf(
  path: string,
  { title, language, landscape = false, margin = 42, signal }: PdfOptions,
  draw: (pdf: Pdf) => Promise<void>,
): Promise<void> {
  const { default: Document }: { default: typeof PDFDocument } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin,
    lang: language,
    info: { Title: title, Creator: 'Tòa Soạn' },
    autoFirstPage: false,
    font: packages.resolve(FACES.text),
  });
  for (const [name, file] of Object.entries(FACES)) pdf.registerFont(name, packages.resolve(file));
  const target = createWriteStream(path);
  const written = finished(target, { signal });
  pdf.pipe(target);
  try {
    await draw(pdf);
    pdf.end();
    await written;
  } finally {
    target.destroy();
    await written.catch(() => undefined);
  }
}

export function setFace(pdf: Pdf, face: PdfFace, size: number): Pdf {
  return pdf.font(face).fontSize(size);
}
