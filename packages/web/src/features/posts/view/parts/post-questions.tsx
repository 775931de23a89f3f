import type { Questions } from '@toasoan/contract/features/posts/post-parts.ts';
import { useTranslation } from 'react-i18next';
import styles from './parts.module.css';

/** Guests, and what readers asked them; hidden questions are for the desk only. */
export function PostQuestions({ questions }: { readonly questions: Questions }) {
  const { t } = useTranslation('posts');
  const nameOf = (id: string) => questions.guests.find((guest) => guest.id === id)?.name ?? t('part.answer');
  return (
    <section className={styles.part} aria-label={t('part.questions')}>
      <h3 className={styles.heading}>{t('part.guests')}</h3>
      <ul className={styles.guests}>
        {questions.guests.map((guest) => (
          <li key={guest.id}>
            <strong>{guest.name}</strong>
            {guest.title !== '' && `, ${guest.title}`}
          </li>
        ))}
      </ul>
      {questions.items
        .filter(({ state }) => state !== 'HIDDEN')
        .map((item) => (
          <div key={item.id} className={styles.entry}>
            <p className={styles.text}>
              <strong>{item.asker || t('part.reader')}:</strong> {item.question}
            </p>
            {item.answer === '' ? (
              <p className={styles.meta}>{t('part.unanswered')}</p>
            ) : (
              <p className={styles.text}>
                <strong>{nameOf(item.guestId)}:</strong> {item.answer}
              </p>
            )}
          </div>
        ))}
    </section>
  );
}
