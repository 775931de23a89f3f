import { CircleAlert } from 'lucide-react';
import styles from './sign-in-form.module.css';

/** An error of the form as a whole. */
export function FormAlert({ text }: { readonly text: string }) {
  return (
    <div role="alert">
      {text !== '' && (
        <p className={styles.alert}>
          <CircleAlert size={18} aria-hidden />
          {text}
        </p>
      )}
    </div>
  );
}
