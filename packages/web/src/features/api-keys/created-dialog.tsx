import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import type { ShownKey } from './api-key-record.ts';
import styles from './api-keys.module.css';
import { pairWords, permissionWords } from './key-words.ts';

interface CreatedDialogProps extends ShownKey {
  readonly onClose: () => void;
}

/** The whole key, this one time. It closes only after somebody says that they have kept it. */
export function CreatedDialog({ detail, secret, onClose }: CreatedDialogProps) {
  const { t } = useTranslation('api-keys');
  const [isKept, setKept] = useState(false);
  const command = exampleOf(detail);
  async function copy(text: string, said: string) {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', text: said });
  }
  return (
    <Dialog
      title={t('made.title', { name: detail.name })}
      size="wide"
      onClose={() => isKept && onClose()}
      actions={
        <Button variant="main" disabledReason={isKept ? undefined : t('made.tickFirst')} onClick={onClose}>
          {t('made.done')}
        </Button>
      }
    >
      <Stack gap={3}>
        <p className={textStyles.quiet}>{t('made.once')}</p>
        <div className={styles.made}>
          <code className={styles.secret}>
            <strong>{secret.slice(0, detail.prefix.length)}</strong>
            {secret.slice(detail.prefix.length)}
          </code>
          <Button
            variant="main"
            icon={<Copy size={16} />}
            onClick={() => void copy(secret, t('made.copied'))}
          >
            {t('made.copy')}
          </Button>
        </div>
        <p className={textStyles.hint}>{t('made.later', { prefix: detail.prefix })}</p>
        <dl className={styles.facts}>
          <Fact label={t('field.permissions')}>{detail.permissions.map(permissionWords).join(' · ')}</Fact>
          <Fact label={t('field.projects')}>{detail.projects.map(({ name }) => name).join(', ')}</Fact>
          <Fact label={t('field.pairs')}>{detail.langPairs.map(pairWords).join(', ') || t('all.pairs')}</Fact>
          <Fact label={t('field.quota')}>{t('quota.aDay', { quota: formatNumber(detail.quotaPerDay) })}</Fact>
          <Fact label={t('field.addresses')}>{detail.ipAllow.join(', ') || t('all.addresses')}</Fact>
          <Fact label={t('column.ends')}>
            <DateText time={detail.expireTime} /> · {t('made.reminded')}
          </Fact>
        </dl>
        <div className={styles.try}>
          <strong className={textStyles.strong}>{t('made.try')}</strong>
          <Button
            variant="quiet"
            size="compact"
            icon={<Copy size={14} />}
            onClick={() => void copy(command, t('made.commandCopied'))}
          >
            {t('made.copyCommand')}
          </Button>
        </div>
        <pre className={styles.command}>{command}</pre>
        <Checkbox checked={isKept} onChange={({ currentTarget }) => setKept(currentTarget.checked)}>
          {t('made.kept')}
        </Checkbox>
        <p className={textStyles.hint}>{t('made.lost')}</p>
      </Stack>
    </Dialog>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={styles.second}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A call that works with this key; the key itself stands in the environment, not in the history of a shell. */
function exampleOf({ projects, langPairs, permissions }: ShownKey['detail']): string {
  const [source = 'vi', target = 'en'] = (langPairs[0] ?? 'vi>en').split('>');
  const base = `${window.location.origin}/api/translate/v1`;
  const auth = '-H "Authorization: Bearer $TOASOAN_KEY"';
  if (!permissions.includes('translate')) return `curl ${base}/usage \\\n  ${auth}`;
  const body = JSON.stringify({ project: projects[0]?.code ?? '', source, target, text: 'Chào buổi sáng' });
  return `curl ${base}/text \\\n  ${auth} \\\n  -H "Content-Type: application/json" \\\n  -d '${body}'`;
}
