import type { ExplainedBlock } from '@toasoan/contract/features/content-templates/filled-block.ts';
import { useTranslation } from 'react-i18next';
import styles from './preview.module.css';
import { REASON_ICONS, useReasonWords } from './reasons.ts';

/** Why each item stands in its place, and what does not stand there. */
export function WhyList({ block }: { readonly block: ExplainedBlock }) {
  const { t } = useTranslation('content-templates');
  const words = useReasonWords();
  if (block.items.length + block.leftOut.length === 0) return null;
  return (
    <div className={styles.why}>
      <h4 className={styles.whyTitle}>{t('why.title')}</h4>
      <ul>
        {block.items.map(({ kind, id, title, reason }) => (
          <Line key={`${kind} ${id}`} code={reason.code} title={title} text={words(reason)} />
        ))}
        {block.leftOut.map(({ id, title, reason }) => (
          <Line
            key={`out ${id}`}
            code={reason}
            title={title || t('why.unknown')}
            text={t(`out.${reason}`)}
            isOut
          />
        ))}
      </ul>
    </div>
  );
}

interface LineProps {
  readonly code: keyof typeof REASON_ICONS;
  readonly title: string;
  readonly text: string;
  readonly isOut?: boolean;
}

function Line({ code, title, text, isOut }: LineProps) {
  const Icon = REASON_ICONS[code];
  return (
    <li data-out={isOut}>
      <Icon size={15} aria-hidden />
      <span className={styles.whyItem}>{title}</span>
      <span className={styles.reason}>{text}</span>
    </li>
  );
}
