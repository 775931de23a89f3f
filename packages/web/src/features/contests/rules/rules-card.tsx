import { useQuery } from '@tanstack/react-query';
import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { rulesVersions } from '../contest-settings-queries.ts';
import { SettingCard } from '../setting-card.tsx';
import { RulesDialog } from './rules-dialog.tsx';

interface RulesCardProps {
  readonly contest: ContestDetail;
  readonly onEdit: (() => void) | undefined;
}

/** The versions of rules and consents; works keep the one that they accepted. */
export function RulesCard({ contest, onEdit }: RulesCardProps) {
  const { t } = useTranslation('contests');
  const [read, setRead] = useState<number>();
  const versions = useQuery(rulesVersions(useProjectId(), contest.id)).data?.items ?? [];
  return (
    <SettingCard title={t('rules.title')} editLabel={t('rules.edit')} onEdit={onEdit}>
      {versions.length === 0 && <p className={textStyles.quiet}>{t('rules.none')}</p>}
      <Stack as="ul" gap={2}>
        {versions.map(({ version, createTime, createdBy }) => (
          <Row as="li" key={version} align="center" justify="between">
            <span>
              <span className={textStyles.strong}>{t('rules.version', { version })}</span>{' '}
              <span className={textStyles.quiet}>
                {t('rules.by', { time: formatDateTime(new Date(createTime)), name: createdBy })}
                {version === contest.rulesVersion && ` · ${t('rules.inUse')}`}
              </span>
            </span>
            <Button
              size="compact"
              aria-label={t('rules.readVersion', { version })}
              onClick={() => setRead(version)}
            >
              {t('rules.read')}
            </Button>
          </Row>
        ))}
      </Stack>
      {read !== undefined && (
        <RulesDialog
          contestId={contest.id}
          versions={versions.map(({ version }) => version)}
          first={read}
          onClose={() => setRead(undefined)}
        />
      )}
    </SettingCard>
  );
}
