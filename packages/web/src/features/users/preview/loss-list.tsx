import { useTranslation } from 'react-i18next';
import { useChangeWords } from './change-list.tsx';
import { type ChangePreview, takesAway, withoutRepeats } from './change-preview.ts';
import styles from './changes-preview.module.css';

/** Only the losses, for the confirmation before saving; rendered inside a paragraph. */
export function LossList({ changes }: { readonly changes: readonly ChangePreview[] }) {
  return withoutRepeats(changes)
    .filter((change) => takesAway([change]))
    .map((change) => <LossOf key={change.projectId} change={change} />);
}

function LossOf({ change }: { readonly change: ChangePreview }) {
  const { t } = useTranslation('users');
  const words = useChangeWords('lost', change);
  const name = change.name || t('preview.everywhere');
  return (
    <span className={styles.loss}>
      <strong>{change.membership === 'lost' ? t('loss.project', { name }) : name}</strong>
      {words.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
