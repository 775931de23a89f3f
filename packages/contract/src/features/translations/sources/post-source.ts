import type { ArticleDocument } from '../../../article/article-node.ts';
import type { PostDetails } from '../../posts/post-details.ts';
import type { LiveEntry, Poll, Questions } from '../../posts/post-parts.ts';
import { articleSegments, type SourceSegment, withArticleTexts } from '../segments/article-segments.ts';
import { lineOf, lineSegment, lineSegments, linesOf, type TextsByKey } from './field-segments.ts';
import { pictureSegments, withCoverTexts, withGalleryTexts } from './picture-segments.ts';

/** The parts of a post that readers read. */
export interface PostWords {
  readonly title: string;
  readonly excerpt: string;
  readonly content: ArticleDocument;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly details: PostDetails;
}

/** The pieces of a post in reading order. Suggestions in its body must be resolved before. */
export function postSegments({ details, ...post }: PostWords): SourceSegment[] {
  return [
    ...lineSegment('kicker', 'LABEL', details.kicker),
    ...lineSegment('title', 'TITLE', post.title),
    ...lineSegment('shortTitle', 'TITLE', details.shortTitle),
    ...lineSegments('excerpt', 'EXCERPT', post.excerpt),
    ...lineSegment('dateline', 'LABEL', details.dateline),
    ...pictureSegments({ cover: details.cover }),
    ...articleSegments(post.content),
    ...pictureSegments({ cover: null, gallery: details.gallery }),
    ...lineSegments('infographic.text', 'PARAGRAPH', details.infographic?.text ?? ''),
    ...details.liveEntries.flatMap(({ id, title, text }) => [
      ...lineSegment(`liveEntries.${id}:title`, 'HEADING', title),
      ...lineSegments(`liveEntries.${id}:text`, 'PARAGRAPH', text),
    ]),
    ...pollSegments(details.poll),
    ...questionSegments(details.questions),
    ...lineSegment('documentFacts.issuer', 'LABEL', details.documentFacts?.issuer ?? ''),
    ...lineSegment('seoTitle', 'SEO', post.seoTitle),
    ...lineSegment('seoDescription', 'SEO', post.seoDescription),
  ];
}

function pollSegments(poll: Poll | null): SourceSegment[] {
  if (poll === null) return [];
  return [
    ...lineSegment('poll.question', 'HEADING', poll.question),
    ...poll.options.flatMap(({ id, text }) => lineSegment(`poll.options.${id}:text`, 'LABEL', text)),
  ];
}

function questionSegments(questions: Questions | null): SourceSegment[] {
  if (questions === null) return [];
  return [
    ...questions.guests.flatMap(({ id, title }) =>
      lineSegment(`questions.guests.${id}:title`, 'LABEL', title),
    ),
    ...questions.items.flatMap(({ id, question, answer }) => [
      ...lineSegments(`questions.items.${id}:question`, 'QUOTE', question),
      ...lineSegments(`questions.items.${id}:answer`, 'PARAGRAPH', answer),
    ]),
  ];
}

/** The post with these texts at their keys; what has no text keeps the words of its source. */
export function withPostTexts({ details, ...post }: PostWords, texts: TextsByKey): PostWords {
  return {
    title: lineOf('title', post.title, texts),
    excerpt: linesOf('excerpt', post.excerpt, texts),
    content: withArticleTexts(post.content, texts),
    seoTitle: lineOf('seoTitle', post.seoTitle, texts),
    seoDescription: lineOf('seoDescription', post.seoDescription, texts),
    details: {
      ...details,
      kicker: lineOf('kicker', details.kicker, texts),
      shortTitle: lineOf('shortTitle', details.shortTitle, texts),
      dateline: lineOf('dateline', details.dateline, texts),
      cover: withCoverTexts(details.cover, texts),
      gallery: withGalleryTexts(details.gallery, texts),
      infographic: details.infographic && {
        ...details.infographic,
        text: linesOf('infographic.text', details.infographic.text, texts),
      },
      liveEntries: details.liveEntries.map((entry) => withEntryTexts(entry, texts)),
      poll: withPollTexts(details.poll, texts),
      questions: withQuestionTexts(details.questions, texts),
      documentFacts: details.documentFacts && {
        ...details.documentFacts,
        issuer: lineOf('documentFacts.issuer', details.documentFacts.issuer, texts),
      },
    },
  };
}

function withEntryTexts(entry: LiveEntry, texts: TextsByKey): LiveEntry {
  return {
    ...entry,
    title: lineOf(`liveEntries.${entry.id}:title`, entry.title, texts),
    text: linesOf(`liveEntries.${entry.id}:text`, entry.text, texts),
  };
}

function withPollTexts(poll: Poll | null, texts: TextsByKey): Poll | null {
  return (
    poll && {
      ...poll,
      question: lineOf('poll.question', poll.question, texts),
      options: poll.options.map((option) => ({
        ...option,
        text: lineOf(`poll.options.${option.id}:text`, option.text, texts),
      })),
    }
  );
}

function withQuestionTexts(questions: Questions | null, texts: TextsByKey): Questions | null {
  return (
    questions && {
      guests: questions.guests.map((guest) => ({
        ...guest,
        title: lineOf(`questions.guests.${guest.id}:title`, guest.title, texts),
      })),
      items: questions.items.map((item) => ({
        ...item,
        question: linesOf(`questions.items.${item.id}:question`, item.question, texts),
        answer: linesOf(`questions.items.${item.id}:answer`, item.answer, texts),
      })),
    }
  );
}
