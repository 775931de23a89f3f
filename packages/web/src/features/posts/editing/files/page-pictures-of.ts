import { i18n } from '#web/core/i18n/i18n.ts';
import type { PagePictures } from '#web/patterns/article-editor/figures/page-pictures.ts';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { knownCredit } from './known-credit.ts';
import type { Covered } from './pictured.ts';
import { putCover } from './put-cover.ts';

const known = new WeakMap<LiveArticle, PagePictures>();

/** What the pictures of a text may know about its cover and its other pictures. */
export function pagePicturesOf(session: Covered): PagePictures {
  const { form, article } = session;
  const made = known.get(article) ?? {
    watch: form.subscribe,
    coverId: () => form.get().values.cover?.mediaId,
    putCover(picture) {
      const before = putCover(session, picture);
      showToast({
        tone: 'success',
        text: i18n.t(before ? 'files:cover.changed' : 'files:cover.put'),
        action: { label: i18n.t('files:cover.undo'), run: () => form.set('cover', before) },
      });
    },
    creditOf: (mediaId) => knownCredit(session, mediaId, 'text'),
  };
  known.set(article, made);
  return made;
}
