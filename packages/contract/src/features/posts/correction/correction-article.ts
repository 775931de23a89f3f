import type { ArticleDocument, ArticleNode } from '../../../article/article-node.ts';
import type { CorrectionDraft, PublishedRef } from './correction.ts';

const HEADINGS = { wrong: 'Nội dung đã đăng', correct: 'Nội dung đúng' } as const;

/** The text for readers, in the order that the law requires: the work, the error, the correct version, the apology. */
export function correctionArticle(
  ref: PublishedRef,
  { wrongText, correctText, apologyText }: Pick<CorrectionDraft, 'wrongText' | 'correctText' | 'apologyText'>,
): ArticleDocument {
  return {
    type: 'doc',
    content: [
      ...paragraphs(introOf(ref)),
      heading(HEADINGS.wrong),
      { type: 'blockquote', content: paragraphs(wrongText) },
      heading(HEADINGS.correct),
      ...paragraphs(correctText),
      ...paragraphs(apologyText),
    ],
  };
}

/** One sentence that names the work, its section and its day. */
export function introOf({ title, section, date }: PublishedRef): string {
  const place = section === '' ? '' : `, chuyên mục ${section}`;
  const day = date === null ? '' : `, đăng ngày ${dayInVietnam(date)}`;
  return `Bài “${title}”${place}${day} có nội dung chưa chính xác.`;
}

function dayInVietnam(time: string): string {
  const at = new Date(Date.parse(time) + 7 * 3_600_000).toISOString();
  return `${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)}`;
}

function heading(text: string): ArticleNode {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] };
}

function paragraphs(text: string): ArticleNode[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }));
}
