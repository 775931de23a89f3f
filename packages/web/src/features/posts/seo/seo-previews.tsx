import {
  cardPicture,
  type ShareCard,
  shareCard,
} from '@toasoan/contract/features/posts/preview/share-card.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { ImageOff } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { usePostFiles } from '../editing/files/use-post-files.ts';
import type { PostSession } from '../editing/post-article.ts';
import { fitText, type Room } from './fit-text.ts';
import styles from './seo.module.css';

const PLACES = ['desktop', 'mobile', 'facebook', 'zalo'] as const;
type Place = (typeof PLACES)[number];

/** Previews of result pages and social cards; they follow each pause in typing. */
export function SeoPreviews({ session }: { readonly session: PostSession }) {
  const { t } = useTranslation('seo');
  const [place, setPlace] = useState<Place>('desktop');
  const project = useCurrentProject();
  const values = useDeferredValue(useSettledPart(session.form, (state) => state.values));
  const picture = cardPicture(values, usePostFiles(session));
  const card = shareCard(
    { ...values, slug: values.slug || slugOf(values.title), details: values, picture },
    project?.domains ?? [],
  );
  const shown = { card, siteName: project?.name ?? '' };
  return (
    <Stack as="section" aria-label={t('previews')}>
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
    </Stack>
  );
}

/** The room of titles and descriptions on result pages. */
const GOOGLE: Readonly<Record<'desktop' | 'mobile', { readonly title: Room; readonly text: Room }>> = {
  desktop: { title: { font: '20px Arial', width: 600 }, text: { font: '14px Arial', width: 920 } },
  mobile: { title: { font: '18px Arial', width: 640 }, text: { font: '14px Arial', width: 680 } },
};

interface SnippetProps {
  readonly card: ShareCard;
  readonly siteName: string;
}

function GoogleSnippet({ card, siteName, device }: SnippetProps & { readonly device: 'desktop' | 'mobile' }) {
  const { t } = useTranslation('seo');
  const room = GOOGLE[device];
  const title = fitText(card.searchTitle, room.title);
  const text = fitText(card.description, room.text);
  return (
    <>
      <div className={styles.google} data-device={device}>
        <p className={styles.site}>{siteName}</p>
        <p className={styles.path}>{card.address.replace('https://', '').replaceAll('/', ' › ')}</p>
        <p className={styles.title}>{title.shown || t('noTitle')}</p>
        <p className={styles.text}>{text.shown || t('noText')}</p>
      </div>
      <ul className={styles.notes}>
        <li data-over={title.isCut || undefined}>
          {t(title.isCut ? 'titleCut' : 'titleFits', { width: title.width, room: room.title.width })}
        </li>
        <li data-over={text.isCut || undefined}>
          {t(text.isCut ? 'textCut' : 'textFits', { width: text.width, room: room.text.width })}
        </li>
      </ul>
    </>
  );
}

/** The letters that networks show of a headline and of the text below it. */
const SOCIAL = { facebook: { title: 88, text: 110 }, zalo: { title: 70, text: 90 } } as const;

function SocialCard({ card, siteName, network }: SnippetProps & { readonly network: 'facebook' | 'zalo' }) {
  const { t } = useTranslation('seo');
  const limits = SOCIAL[network];
  const length = [...card.socialTitle].length;
  const host = card.address === '' ? siteName : new URL(card.address).host;
  return (
    <>
      <div className={styles.card} data-network={network}>
        {card.image === '' ? (
          <p className={styles.picture}>
            <ImageOff size={20} aria-hidden />
            {t('noPicture')}
          </p>
        ) : (
          <img className={styles.shot} src={card.image} alt="" />
        )}
        <div className={styles.words}>
          {network === 'facebook' && <p className={styles.host}>{host.toUpperCase()}</p>}
          <p className={styles.headline}>{cut(card.socialTitle, limits.title) || t('noTitle')}</p>
          <p className={styles.about}>{cut(card.description, limits.text)}</p>
          {network === 'zalo' && <p className={styles.host}>{host}</p>}
        </div>
      </div>
      <ul className={styles.notes}>
        <li data-over={length > limits.title || undefined}>
          {t(length > limits.title ? 'headlineCut' : 'headlineFits', { count: length, room: limits.title })}
        </li>
      </ul>
    </>
  );
}

function cut(text: string, letters: number): string {
  const all = [...text];
  return all.length <= letters ? text : `${all.slice(0, letters).join('').trimEnd()}…`;
}
