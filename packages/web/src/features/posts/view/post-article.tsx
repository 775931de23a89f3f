import { hasSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { useState } from 'react';
import { ReaderArticle } from '../preview/reader-article.tsx';
import type { ReaderPost } from '../preview/reader-post.ts';
import { type Reading, readAs, SuggestionSwitch } from '../preview/suggestion-switch.tsx';
import { type ReadingWidth, WidthSwitch } from './width-switch.tsx';

/** The post as readers get it, at the width of a monitor or of a phone; on demand with what is only suggested. */
export function PostArticle({ post }: { readonly post: ReaderPost }) {
  const [width, setWidth] = useState<ReadingWidth>('desktop');
  const [reading, setReading] = useState<Reading>('stands');
  const shown = { ...post, content: readAs(post.content, reading) };
  return (
    <>
      <WidthSwitch width={width} onChange={setWidth} />
      {hasSuggestions(post.content) && <SuggestionSwitch reading={reading} onChange={setReading} />}
      <ReaderArticle post={shown} width={width} withSuggested={reading === 'marked'} />
    </>
  );
}
