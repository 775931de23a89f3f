import type { ArticleDocument } from '../../../article/article-node.ts';
import type { EventDetails, ProgrammeItem } from '../../events/event-details.ts';
import { HOST_PARTS, type HostPart } from '../../events/event-kinds.ts';
import { articleSegments, type SourceSegment, withArticleTexts } from '../segments/article-segments.ts';
import { lineOf, lineSegment, lineSegments, linesOf, type TextsByKey } from './field-segments.ts';
import { pictureSegments, withCoverTexts, withGalleryTexts } from './picture-segments.ts';

/** The parts of an event that readers read. */
export interface EventWords {
  readonly title: string;
  readonly excerpt: string;
  readonly content: ArticleDocument;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly details: EventDetails;
}

const LABELS = ['lunarDate', 'placeName', 'organizerText', 'performerText'] as const;

/** The pieces of an event in reading order. */
export function eventSegments({ details, ...event }: EventWords): SourceSegment[] {
  return [
    ...lineSegment('title', 'TITLE', event.title),
    ...lineSegments('excerpt', 'EXCERPT', event.excerpt),
    ...LABELS.flatMap((name) => lineSegment(name, 'LABEL', details[name])),
    ...HOST_PARTS.flatMap((part) =>
      details.hostBodies[part].flatMap((body, place) =>
        lineSegment(`hostBodies.${part}.${place}`, 'LABEL', body),
      ),
    ),
    ...pictureSegments({ cover: details.cover }),
    ...articleSegments(event.content),
    ...details.programme.flatMap(({ id, title, text, placeName }) => [
      ...lineSegment(`programme.${id}:title`, 'HEADING', title),
      ...lineSegments(`programme.${id}:text`, 'PARAGRAPH', text),
      ...lineSegment(`programme.${id}:placeName`, 'LABEL', placeName),
    ]),
    ...pictureSegments({ cover: null, gallery: details.gallery }),
    ...lineSegment('seoTitle', 'SEO', event.seoTitle),
    ...lineSegment('seoDescription', 'SEO', event.seoDescription),
  ];
}

/** The event with these texts at their keys; what has no text keeps the words of its source. */
export function withEventTexts({ details, ...event }: EventWords, texts: TextsByKey): EventWords {
  const hostBodies = Object.fromEntries(
    HOST_PARTS.map((part) => [
      part,
      details.hostBodies[part].map((body, place) => lineOf(`hostBodies.${part}.${place}`, body, texts)),
    ]),
  ) as Record<HostPart, string[]>;
  const labels = Object.fromEntries(LABELS.map((name) => [name, lineOf(name, details[name], texts)]));
  return {
    title: lineOf('title', event.title, texts),
    excerpt: linesOf('excerpt', event.excerpt, texts),
    content: withArticleTexts(event.content, texts),
    seoTitle: lineOf('seoTitle', event.seoTitle, texts),
    seoDescription: lineOf('seoDescription', event.seoDescription, texts),
    details: {
      ...details,
      ...labels,
      hostBodies,
      cover: withCoverTexts(details.cover, texts),
      gallery: withGalleryTexts(details.gallery, texts),
      programme: details.programme.map((item) => withItemTexts(item, texts)),
    },
  };
}

function withItemTexts(item: ProgrammeItem, texts: TextsByKey): ProgrammeItem {
  return {
    ...item,
    title: lineOf(`programme.${item.id}:title`, item.title, texts),
    text: linesOf(`programme.${item.id}:text`, item.text, texts),
    placeName: lineOf(`programme.${item.id}:placeName`, item.placeName, texts),
  };
}
