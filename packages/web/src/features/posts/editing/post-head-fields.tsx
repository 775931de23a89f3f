import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { Pencil, Plus } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { problemText } from '#web/ui/form/problem.ts';
import { firstProblem, useFormPart } from '#web/ui/form/use-form.ts';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
import { leadToField } from './lead-to-field.ts';
import styles from './post-editor.module.css';
import type { PostSession } from './post-session.ts';
import { useSessionState } from './use-post-session.ts';

/** The length at which search engines and social cards cut a headline: advice, no limit. */
const ADVISED_TITLE = 110;
const LONGEST_EXCERPT = 500;

export function PostHeadFields({ session }: { readonly session: PostSession }) {
  const { t } = useTranslation('posts');
  const { t: tFields } = useTranslation('post-fields');
  const excerpt = useFormPart(session.form, (state) => state.values.excerpt);
  return (
    <div className={styles.head}>
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
        onEnter={() => session.article.focusStart()}
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
        <span>{t('field.excerptCount', { count: [...excerpt].length, max: LONGEST_EXCERPT })}</span>
      </p>
    </div>
  );
}

/** The length of the headline, the address that follows from it, and an optional shorter headline for front pages. */
function TitleFacts({ session }: { readonly session: PostSession }) {
  const { t } = useTranslation('editing');
  const { t: tFields } = useTranslation('post-fields');
  const title = useFormPart(session.form, (state) => state.values.title);
  const hasShort = useFormPart(session.form, (state) => state.values.shortTitle !== '');
  const { readOnly } = useSessionState(session);
  const [opened, setOpened] = useState(false);
  const count = [...title].length;
  return (
    <>
      <div className={styles.under}>
        <span className={styles.start}>
          <span className={count > ADVISED_TITLE ? styles.over : undefined}>
            {t('posts:field.titleCount', { count, advised: ADVISED_TITLE })}
          </span>
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

function Address({ session }: { readonly session: PostSession }) {
  const { t } = useTranslation('editing');
  const { readOnly } = useSessionState(session);
  const address = useFormPart(session.form, ({ values }) => values.slug || slugOf(values.title));
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

interface HeadFieldProps {
  readonly session: PostSession;
  readonly name: 'kicker' | 'title' | 'shortTitle' | 'excerpt';
  readonly label: string;
  readonly placeholder: string;
  readonly className: string | undefined;
  readonly onEnter?: () => void;
}

/** Looks like the printed line and grows with the text. Enter in the headline moves on to the body. */
function HeadField({ session, name, label, placeholder, className, onEnter }: HeadFieldProps) {
  const { form } = session;
  const id = useId();
  const { readOnly } = useSessionState(session);
  const value = useFormPart(form, (state) => state.values[name]);
  const problem = useFormPart(form, (state) => firstProblem(state.problems, name));
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter' || name === 'excerpt' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onEnter?.();
  }
  return (
    <>
      <textarea
        rows={1}
        data-field={name}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
        placeholder={placeholder}
        readOnly={readOnly}
        className={className}
        value={value}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => form.set(name, event.target.value)}
        onBlur={() => form.check(name)}
        onKeyDown={pressed}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problemText(problem, currentLanguage())}
        </p>
      )}
    </>
  );
}
