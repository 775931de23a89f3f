import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { PostSession } from '../editing/post-session.ts';
import { useChangeRedirect } from './redirect-queries.ts';
import styles from './redirects.module.css';

/** Lets one more address lead here, such as one of the site's former system. */
export function AddRedirect({ session, post }: { readonly session: PostSession; readonly post: Post }) {
  const { t } = useTranslation('redirects');
  const [typed, setTyped] = useState('');
  const [inputId, problemId] = [useId(), useId()];
  const change = useChangeRedirect(post.id);
  const { error } = change;
  // A whole address may be pasted; only what stands behind the host is the slug.
  const slug = slugOf(typed.trim().replace(/^https?:\/\/[^/]+/, ''));
  function add(event: FormEvent) {
    event.preventDefault();
    if (slug === '') return;
    change.mutate(
      { kind: 'add', version: post.version, slug },
      {
        onSuccess: (after) => {
          setTyped('');
          session.follow(after.post);
        },
      },
    );
  }
  return (
    <form className={styles.form} onSubmit={add}>
      <label htmlFor={inputId} className={styles.label}>
        {t('add.label')}
      </label>
      <TextInput
        id={inputId}
        before="/"
        value={typed}
        onChange={setTyped}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? problemId : undefined}
      />
      {slug !== '' && slug !== typed && <p className={styles.hint}>{t('add.becomes', { slug })}</p>}
      {error && (
        <p id={problemId} className={styles.problem} role="alert">
          {reasonOf(error)} <Owner error={error} />
        </p>
      )}
      <Button type="submit" size="compact" busy={change.isPending}>
        {t('add.action')}
      </Button>
    </form>
  );
}

function reasonOf(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  return error.details.rules?.[0]?.message ?? error.fields[0]?.message ?? error.message;
}

function Owner({ error }: { readonly error: Error }) {
  const { t } = useTranslation('redirects');
  const ownerId = error instanceof ApiError ? error.details.ownerId : undefined;
  return ownerId && <TabLink to={`/manager_post/view/${ownerId}`}>{t('owner')}</TabLink>;
}
