import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { useEffect, useState } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { LinkFacts, LinkSubject } from '#web/patterns/article-links/article-links-slot.ts';
import { linksOfWritten } from '../internal-link-queries.ts';

/** A pause in writing after which the links are asked for. */
const SETTLE_MS = 800;

interface Written extends LinkFacts {
  readonly content: ArticleDocument;
  /** Given: also pages and posts that the text could link to. */
  readonly subject?: LinkSubject;
}

/** The links of a text as it was at the last pause, and that text. */
export function useWrittenLinks(written: Written) {
  const projectId = useProjectId();
  const text = useSettled(written);
  const { postId, title, excerpt, content, categoryIds, subject } = text;
  const body = {
    title,
    excerpt,
    content,
    categoryIds: [...categoryIds],
    withPages: subject !== undefined,
    ...(subject && {
      tagIds: [...subject.tagIds],
      accountIds: [...subject.accountIds],
      lang: subject.lang,
    }),
  };
  const links = useQuery({
    ...linksOfWritten(projectId, postId === undefined ? body : { ...body, postId }),
    placeholderData: keepPreviousData,
  });
  return { text, links, isBehind: links.isPlaceholderData || text.content !== written.content };
}

/** The value as it was when it last stayed the same for a while; the first one at once. */
function useSettled(written: Written): Written {
  const [settled, setSettled] = useState(written);
  const { content: _, ...facts } = written;
  const key = JSON.stringify(facts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the facts are compared by what they say.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [key, written.content]);
  return settled;
}
