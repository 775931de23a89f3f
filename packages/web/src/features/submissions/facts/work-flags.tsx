import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import type { SubmissionDetail } from '@toasoan/contract/features/submissions/submission.ts';
import {
  SUBMISSION_FLAGS,
  type SubmissionFlag,
} from '@toasoan/contract/features/submissions/submission-kinds.ts';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { flagName } from '../submission-words.ts';
import { useChange } from './use-change.ts';
import styles from './work-facts.module.css';

/** What somebody should look at; everybody who sees the work may set and clear a flag. */
export function WorkFlags({ detail: { id, version, flags } }: { readonly detail: SubmissionDetail }) {
  const { t } = useTranslation('submissions');
  const mayFlag = useMay('contest.note');
  const change = useChange(id, ({ flag, on }: { readonly flag: SubmissionFlag; readonly on: boolean }) =>
    call(submissionEndpoints.flag, { params: { id }, body: { version, flag, on } }),
  );
  const others = SUBMISSION_FLAGS.filter((flag) => !flags.includes(flag));
  if (flags.length === 0 && !mayFlag) return null;
  return (
    <section className={styles.section} aria-label={t('flags')}>
      <Row align="center">
        <h4 className={textStyles.strong}>{t('flags')}</h4>
        {mayFlag && (
          <MenuButton
            label={t('flags.add')}
            items={others.map((flag) => ({
              key: flag,
              label: flagName(flag),
              onSelect: () => change.mutate({ flag, on: true }),
            }))}
          >
            {(trigger) => (
              <Button
                {...trigger}
                size="compact"
                variant="quiet"
                icon={<Flag size={14} />}
                busy={change.isPending}
              >
                {t('flags.add')}
              </Button>
            )}
          </MenuButton>
        )}
      </Row>
      {flags.length > 0 && (
        <Row gap={1}>
          {flags.map((flag) => (
            <Chip
              key={flag}
              removeLabel={t('flags.clear', { flag: flagName(flag) })}
              onRemove={mayFlag ? () => change.mutate({ flag, on: false }) : undefined}
            >
              {flagName(flag)}
            </Chip>
          ))}
        </Row>
      )}
    </section>
  );
}
