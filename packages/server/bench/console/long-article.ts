import type { ArticleDocument, ArticleMark, ArticleNode } from '@toasoan/contract/article/article-node.ts';

/** One file of the library, as a figure names it. */
export interface PlacedFile {
  readonly id: string;
  readonly key: string;
}

export const WORDS_IN_ALL = 20_000;
export const FIGURES = 100;
export const NOTES = 200;
export const SUGGESTIONS = 200;
const WORDS_OF_A_PARAGRAPH = 50;
const VOCABULARY =
  'Sáng nay ở Nghệ An bà con gặt lúa từ tờ mờ sáng, nắng lên thì phơi thóc ngoài sân, chiều xuống chợ Vinh bán được giá hơn mọi năm'.split(
    ' ',
  );

/** The first words of each paragraph distinguish it, so that a note finds its passage. */
const words = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => VOCABULARY[(from + index) % VOCABULARY.length]).join(' ');
const text = (value: string, mark?: ArticleMark): ArticleNode => ({
  type: 'text',
  text: value,
  ...(mark && { marks: [mark] }),
});

/** 20,000 words, every second paragraph with a suggestion, every fourth followed by a picture. */
export function longArticle(
  files: readonly PlacedFile[],
  author: { id: string; name: string },
): ArticleDocument {
  const paragraphs = WORDS_IN_ALL / WORDS_OF_A_PARAGRAPH;
  const everyFigure = paragraphs / FIGURES;
  const everySuggestion = paragraphs / SUGGESTIONS;
  const content = Array.from({ length: paragraphs }, (_, index): ArticleNode[] => {
    const own = index % everySuggestion === 0 ? suggested(index, author) : plain(index);
    const file = files[index % files.length];
    return file !== undefined && index % everyFigure === 0 ? [own, figure(index, file)] : [own];
  });
  return { type: 'doc', content: content.flat() };
}

const opening = (index: number) => `Đoạn thứ ${index} kể rằng`;

function plain(index: number): ArticleNode {
  return {
    type: 'paragraph',
    content: [text(`${opening(index)} ${words(WORDS_OF_A_PARAGRAPH - 5, index)}.`)],
  };
}

/** Two words of the paragraph are replaced by two others. */
function suggested(index: number, author: { id: string; name: string }): ArticleNode {
  const attrs = {
    id: `suggestion-${index}`,
    authorId: author.id,
    authorName: author.name,
    time: '2026-11-22T03:00:00.000Z',
  };
  return {
    type: 'paragraph',
    content: [
      text(`${opening(index)} ${words(20, index)} `),
      text('năm ngoái', { type: 'deletion', attrs }),
      text('năm nay', { type: 'insertion', attrs }),
      text(` ${words(WORDS_OF_A_PARAGRAPH - 27, index)}.`),
    ],
  };
}

function figure(index: number, { id, key }: PlacedFile): ArticleNode {
  return {
    type: 'figure',
    attrs: {
      mediaId: id,
      key,
      width: 1_600,
      height: 900,
      alt: words(6, index),
      caption: words(12, index),
      credit: 'Thu Hà',
      align: 'center',
    },
  };
}
