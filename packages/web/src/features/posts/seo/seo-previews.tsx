import { cardPicture, shareCard } from '@toasoan/contract/features/posts/preview/share-card.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { usePostFiles } from '../editing/files/use-post-files.ts';
import type { PostSession } from '../editing/post-session.ts';
import styles from './seo.module.css';
import { GoogleSnippet, SocialCard } from './snippets.tsx';

const PLACES = ['desktop', 'mobile', 'facebook', 'zalo'] as const;
type Place = (typeof PLACES)[number];

/** How the post is told on result pages and on cards, while it is typed. */
export function SeoPreviews({ session }: { readonly session: PostSession }) {
  const { t } = useTranslation('seo');
  const [place, setPlace] = useState<Place>('desktop');
  const project = useCurrentProject();
  const values = useDeferredValue(
    useSyncExternalStore(session.form.subscribe, () => session.form.get().values),
  );
  const picture = cardPicture(values, usePostFiles(session));
  const card = shareCard(
    { ...values, slug: values.slug || slugOf(values.title), details: values, picture },
    project?.domains ?? [],
  );
  const shown = { card, siteName: project?.name ?? '' };
  return (
    <section className={styles.previews} aria-label={t('previews')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's own fields. */}
      <div role="group" aria-label={t('previews')} className={styles.places}>
        {PLACES.map((one) => (
          <Button
            key={one}
            size="compact"
            variant="quiet"
            aria-pressed={place === one}
            onClick={() => setPlace(one)}
          >
            {t(`place.${one}`)}
          </Button>
        ))}
      </div>
      {place === 'desktop' || place === 'mobile' ? (
        <GoogleSnippet {...shown} device={place} />
      ) : (
        <SocialCard {...shown} network={place} />
      )}
      {card.canonical !== card.address && (
        <p className={styles.canonical}>{t('canonical', { address: card.canonical })}</p>
      )}
      {card.address === '' && <p className={styles.canonical}>{t('noDomain')}</p>}
    </section>
  );
}
