import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { type ChangeEvent, type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { problemText } from '#web/ui/form/problem.ts';
import { firstProblem, useFormPart } from '#web/ui/form/use-form.ts';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
import styles from './post-editor.module.css';
import type { PostSession } from './post-session.ts';

/** Where search engines and social cards cut a headline: advice, no limit. */
const ADVISED_TITLE = 110;
const LONGEST_EXCERPT = 500;

export function PostHeadFields({ session }: { readonly session: PostSession }) {
  const { t } = useTranslation('posts');
  const title = useFormPart(session.form, (state) => state.values.title);
  const slug = useFormPart(session.form, (state) => state.values.slug);
  const excerpt = useFormPart(session.form, (state) => state.values.excerpt);
  const count = [...title].length;
  const address = slug || slugOf(title);
  return (
    <div className={styles.head}>
      <HeadField
        session={session}
        name="title"
        label={t('field.title')}
        placeholder={t('field.titlePlaceholder')}
        className={styles.title}
        onEnter={() => session.article.focusStart()}
      />
      <p className={styles.under}>
        <span className={count > ADVISED_TITLE ? styles.over : undefined}>
          {t('field.titleCount', { count, advised: ADVISED_TITLE })}
        </span>
        {address !== '' && <span>/{address}</span>}
      </p>
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

interface HeadFieldProps {
  readonly session: PostSession;
  readonly name: 'title' | 'excerpt';
  readonly label: string;
  readonly placeholder: string;
  readonly className: string | undefined;
  readonly onEnter?: () => void;
}

/** Looks like the printed line and grows with it; Enter in the headline goes on to the body. */
function HeadField({ session, name, label, placeholder, className, onEnter }: HeadFieldProps) {
  const { form } = session;
  const id = useId();
  const value = useFormPart(form, (state) => state.values[name]);
  const problem = useFormPart(form, (state) => firstProblem(state.problems, name));
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !onEnter || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onEnter();
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
