import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { Pencil, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionPart } from '#web/features/articles/public.ts';
import { beginAtTitle, HeadField, useFieldAbove } from '#web/features/articles/public-editor.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useFormPart, useSettledPart } from '#web/ui/form/use-form.ts';
import { takeFocus } from '../opening/early-focus.ts';
import { leadToField } from './lead-to-field.ts';
import type { PostSession } from './post-article.ts';
import styles from './post-editor.module.css';

/** The length at which search engines and social cards cut a headline: advice, no limit. */
const ADVISED_TITLE = 110;
const LONGEST_EXCERPT = 500;

interface FactProps {
  readonly session: PostSession;
}

export function PostHeadFields({ session }: FactProps) {
  const { t } = useTranslation('posts');
  const { t: tFields } = useTranslation('post-fields');
  const head = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    if (head.current === null || hasBegun.current) return;
    hasBegun.current = true;
    takeFocus(head.current);
    if (isBlank(session)) beginAtTitle(head.current);
  }, [session]);
  useFieldAbove(session, head);
  return (
    <div ref={head} data-head className={styles.head}>
      <HeadField
        session={session}
        name="kicker"
        label={tFields('name.kicker')}
        placeholder={tFields('name.kicker')}
        className={styles.kicker}
      />
      <HeadField
        session={session}
        name="title"
        label={t('field.title')}
        placeholder={t('field.titlePlaceholder')}
        className={styles.title}
      />
      <TitleFacts session={session} />
      <HeadField
        session={session}
        name="excerpt"
        label={t('field.excerpt')}
        placeholder={t('field.excerptPlaceholder')}
        className={styles.excerpt}
      />
      <p className={styles.under}>
        <ExcerptCount session={session} />
      </p>
    </div>
  );
}

/** A new post without a word. */
function isBlank(session: PostSession): boolean {
  const { record: post, dirty } = session.get();
  return post === undefined && !dirty;
}

function ExcerptCount({ session }: FactProps) {
  const { t } = useTranslation('posts');
  const count = useFormPart(session.form, ({ values }) => lengthOf(values.excerpt));
  return <span>{t('field.excerptCount', { count, max: LONGEST_EXCERPT })}</span>;
}

function TitleCount({ session }: FactProps) {
  const { t } = useTranslation('posts');
  const count = useFormPart(session.form, ({ values }) => lengthOf(values.title));
  return (
    <span className={count > ADVISED_TITLE ? styles.over : undefined}>
      {t('field.titleCount', { count, advised: ADVISED_TITLE })}
    </span>
  );
}

const lengthOf = (text: string) => [...text].length;

/** The length of the headline, the address that follows from it, and an optional shorter headline for front pages. */
function TitleFacts({ session }: FactProps) {
  const { t } = useTranslation('editing');
  const { t: tFields } = useTranslation('post-fields');
  const hasShort = useFormPart(session.form, (state) => state.values.shortTitle !== '');
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <div className={styles.under}>
        <span className={styles.start}>
          <TitleCount session={session} />
          {!opened && !hasShort && !readOnly && (
            <button
              type="button"
              className={styles.more}
              onClick={() => {
                setOpened(true);
                leadToField(session, 'shortTitle');
              }}
            >
              <Plus size={14} aria-hidden />
              {tFields('name.shortTitle')}
            </button>
          )}
        </span>
        <Address session={session} />
      </div>
      {(opened || hasShort) && (
        <HeadField
          session={session}
          name="shortTitle"
          label={tFields('name.shortTitle')}
          placeholder={t('head.shortTitle')}
          className={styles.shortTitle}
        />
      )}
    </>
  );
}

function Address({ session }: FactProps) {
  const { t } = useTranslation('editing');
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  const address = useSettledPart(session.form, ({ values }) => values.slug || slugOf(values.title));
  if (address === '') return null;
  return (
    <span className={styles.address}>
      <span>/{address}</span>
      {!readOnly && (
        <IconButton
          size="compact"
          icon={<Pencil size={14} />}
          label={t('head.editSlug')}
          onClick={() => leadToField(session, 'slug')}
        />
      )}
    </span>
  );
}
