import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { ArticleNote } from '#server/core/article/article-note.ts';
import { placePictures } from '#server/core/article/place-pictures.ts';
import { readArticle } from '#server/core/article/read-article.ts';
import { type ImportNote, note } from '../import-note.ts';
import type { PictureBook } from './picture-book.ts';
import { prepareBody } from './prepare-body.ts';

interface BodyFacts {
  readonly pictures?: PictureBook | undefined;
  /** Addresses of attachments by their id. */
  readonly attachments?: ReadonlyMap<string, string>;
}

/** A body as an article. @throws ArticleProblem when it exceeds the limits of one. */
export function mapBody(
  body: string,
  site: string,
  { pictures, attachments }: BodyFacts = {},
): { readonly document: ArticleDocument; readonly notes: readonly ImportNote[] } {
  const { html, isClassic, notes } = prepareBody(body, (id) => pictures?.withId(id) && attachments?.get(id));
  const read = readArticle(
    pictures === undefined ? html : placePictures(html, (address) => pictures.at(address)),
    {
      dropBlankParagraphs: true,
      ...(isClassic && { blankLines: 'paragraphs' as const }),
      ...(URL.canParse(site) && { base: site }),
      pictures: ({ src, alt }) => ({ address: src, text: alt.trim() || fileNameOf(src) }),
    },
  );
  return { document: read.document, notes: [...notes, ...read.notes.map(importNote)] };
}

function fileNameOf(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

function importNote({ kind, name, address, text = '' }: ArticleNote): ImportNote {
  switch (kind) {
    case 'picture':
      return address === undefined
        ? note('PICTURE_DROPPED', { text })
        : note('PICTURE_LINKED', { text, address });
    case 'embed':
      return address === undefined ? note('EMBED_DROPPED', { name }) : note('EMBED_LINKED', { address });
    case 'link':
      return note('LINK_DROPPED', { address: address ?? '' });
    default:
      return note('ELEMENT_DROPPED', { name });
  }
}
