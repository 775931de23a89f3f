import { AUDIT_KINDS } from '@toasoan/contract/core/audit-kinds.ts';
import type { DataRequestEntry } from '@toasoan/contract/features/data-requests/data-request.ts';
import { DATA_ACT_TEXTS } from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './data-requests.module.css';

const VERBS: Readonly<Record<string, Readonly<Record<'vi' | 'en', string>>>> = AUDIT_KINDS.dataRequest.verbs;

/** What happened to the request, in order. */
export function RequestHistory({ history }: { readonly history: readonly DataRequestEntry[] }) {
  const { t } = useTranslation('data-requests');
  return (
    <Stack as="section" gap={2} align="start" aria-labelledby="data-request-history">
      <h3 id="data-request-history" className={textStyles.strong}>
        {t('history.title')}
      </h3>
      <ol className={styles.lines}>
        {history.map((entry) => (
          <li key={entry.id} className={styles.line}>
            <span className={styles.second}>{formatDateTime(new Date(entry.time))}</span>
            <span>{inWords(entry)}</span>
            <span className={styles.second}>{entry.by}</span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function inWords({ verb, text, done }: DataRequestEntry): string {
  const language = currentLanguage();
  if (done !== null) return `${DATA_ACT_TEXTS[done.act][language]}: ${done.count}`;
  const word = VERBS[verb]?.[language] ?? verb;
  return text === '' ? word : `${word}: ${text}`;
}
