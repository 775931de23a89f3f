import { useMutation } from '@tanstack/react-query';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import type { EntrantDetail } from '@toasoan/contract/features/submissions/entrant.ts';
import type { SubmissionDetail, SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import { Download, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call, download } from '#web/core/api/api.ts';
import { saveFile } from '#web/core/api/save-file.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import { provinceName, residenceName } from '../submission-words.ts';
import styles from './work-facts.module.css';

interface EntrantLineProps {
  readonly work: SubmissionRow;
  readonly detail: SubmissionDetail | undefined;
}

/** Who sent it, masked. It is shown on request, which the log keeps, and hidden again once another work is in hand. */
export function EntrantLine({ work: { id, entrant }, detail }: EntrantLineProps) {
  const { t } = useTranslation('submissions');
  const mayReveal = useMay('contest.check');
  const reveal = useMutation({
    mutationFn: () => call(submissionEndpoints.reveal, { params: { id }, body: {} }),
  });
  const isHidden = entrant.hint === '';
  const facts = [
    entrant.age !== null && t('entrant.age', { count: entrant.age }),
    entrant.organizationType === 'ORGANIZATION' && t('entrant.organization'),
    residenceName(entrant.residence),
    entrant.isExcluded && t('entrant.excluded'),
  ].filter(Boolean);
  return (
    <div className={styles.entrant}>
      <p className={styles.entrantLine}>
        <User size={15} aria-hidden />
        <span className={styles.hint}>
          <span className="visually-hidden">{t('entrant.title')}: </span>
          {reveal.data?.fullName ?? (isHidden ? t('entrant.hidden') : entrant.hint)}
        </span>
        <span className={styles.entrantFacts}>{facts.join(' · ')}</span>
        {mayReveal && !isHidden && detail?.isBlind !== true && !reveal.data && (
          <Button
            size="compact"
            variant="quiet"
            busy={reveal.isPending}
            tip={t('entrant.audited')}
            onClick={() => reveal.mutate()}
          >
            {t('entrant.reveal')}
          </Button>
        )}
      </p>
      {reveal.data && <Revealed entrant={reveal.data} />}
      {reveal.data?.guardianPaper && <GuardianPaper workId={id} />}
    </div>
  );
}

/** What the guardian signed is downloaded, never shown in the console; each download is in the log. */
function GuardianPaper({ workId }: { readonly workId: string }) {
  const { t } = useTranslation('submissions');
  const open = useMutation({
    mutationFn: async () => {
      const { name, content } = await download(submissionEndpoints.guardianPaper, {
        params: { id: workId },
      });
      saveFile(name, content);
    },
  });
  return (
    <Button
      size="compact"
      icon={<Download size={15} />}
      busy={open.isPending}
      tip={t('entrant.audited')}
      onClick={() => open.mutate()}
    >
      {t('entrant.openPaper')}
    </Button>
  );
}

function Revealed({ entrant }: { readonly entrant: EntrantDetail }) {
  const { t } = useTranslation('submissions');
  const { birthDate, guardian, coAuthors } = entrant;
  const lines = [
    { key: 'stageName', value: entrant.stageName },
    { key: 'groupName', value: entrant.groupName },
    { key: 'birthDate', value: birthDate === null ? '' : showDay(birthDate) },
    { key: 'email', value: entrant.email },
    { key: 'phone', value: entrant.phone },
    {
      key: 'address',
      value: [entrant.address, provinceName(entrant.provinceCode)].filter(Boolean).join(', '),
    },
    { key: 'workplace', value: [entrant.job, entrant.workplace].filter(Boolean).join(', ') },
    { key: 'guardian', value: guardian === null ? '' : `${guardian.name}, ${guardian.phone}` },
    { key: 'coAuthors', value: coAuthors.map(({ name }) => name).join(', ') },
    { key: 'vapaNumber', value: entrant.vapaNumber },
    {
      key: 'consentAddress',
      value: [...new Set(entrant.consents.map(({ address }) => address))].filter(Boolean).join(', '),
    },
    { key: 'submissionCount', value: String(entrant.submissionCount) },
  ].filter(({ value }) => value !== '');
  return (
    <dl className={styles.pairs} aria-live="polite">
      {lines.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`entrant.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
