import type { PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import type { Suggestion } from '@toasoan/contract/features/parser-templates/studio.ts';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { levelOf } from '../template-words.ts';
import styles from './fields.module.css';
import { missedOn, selectorKey, selectorText, withFirst } from './studio-model.ts';
import type { Studio } from './use-studio.ts';
import { useSuggestions } from './use-suggestions.ts';

interface ProposalsProps {
  readonly studio: Studio;
  readonly field: PageField;
}

/** Selectors that were tried before anybody uses them. They are looked for by themselves where a field is missed. */
export function Proposals({ studio, field }: ProposalsProps) {
  const { t } = useTranslation('parser-templates');
  const [isWanted, setWanted] = useState(false);
  const { data, error, isFetching, isWorking } = useProposals(studio, field, isWanted);
  const { draft, setSelectors } = studio;
  const known = new Set(draft.fields[field].map(selectorKey));
  const fresh = data?.items.filter(({ selector }) => !known.has(selectorKey(selector))) ?? [];
  if (!isWorking)
    return (
      <Button size="compact" variant="quiet" icon={<Sparkles size={15} />} onClick={() => setWanted(true)}>
        {t('proposals.find')}
      </Button>
    );
  return (
    <div className={styles.proposals}>
      <h2 className={styles.proposalsHead}>
        <Sparkles size={15} aria-hidden />{' '}
        {isFetching ? t('proposals.searching') : t('proposals.title', { count: fresh.length })}
      </h2>
      {error && <p className={styles.hint}>{error.message}</p>}
      <ul>
        {fresh.map((proposal, index) => (
          <Proposal
            key={selectorKey(proposal.selector)}
            proposal={proposal}
            isFirst={index === 0}
            onUse={() => setSelectors(field, withFirst(draft.fields[field], proposal.selector))}
          />
        ))}
      </ul>
    </div>
  );
}

/** Asked for where the draft misses the field on a test page. */
export function useProposals(studio: Studio, field: PageField, isWanted = false) {
  const { template, trial, url } = studio;
  const isWorking = url !== undefined && (isWanted || missedOn(trial, field) > 0);
  const asked = { id: template.id, field, ...(url !== undefined && { url }) };
  return { ...useSuggestions(asked, isWorking), isWorking };
}

interface ProposalProps {
  readonly proposal: Suggestion;
  readonly isFirst: boolean;
  readonly onUse: () => void;
}

function Proposal({ proposal, isFirst, onUse }: ProposalProps) {
  const { t } = useTranslation('parser-templates');
  const { selector, tests, stored, fall, value } = proposal;
  const name = selectorText(selector);
  return (
    <li className={styles.proposal} data-first={isFirst || undefined}>
      <span className={styles.proposalName}>
        <span className={styles.kind}>{t(`kind.${selector.kind}`)}</span> <code>{name}</code>
      </span>
      <Button
        size="compact"
        variant={isFirst ? 'main' : 'plain'}
        aria-label={t('proposals.use', { name })}
        onClick={onUse}
      >
        {t('proposals.useShort')}
      </Button>
      <span className={styles.proposalFacts}>
        <Share found={tests.found} of={tests.of} />
        {stored && stored.of > 0 && <Share found={stored.found} of={stored.of} />}
        <span className={styles.cut}>{value}</span>
      </span>
      {fall && fall.since.of > 0 && (
        <span className={styles.proposalFacts}>
          {t('proposals.fall', { before: shareText(fall.before), since: shareText(fall.since) })}
        </span>
      )}
    </li>
  );
}

const shareText = ({ found, of }: Suggestion['tests']) => `${found}/${of}`;

function Share({ found, of }: { readonly found: number; readonly of: number }) {
  return (
    <strong className={styles.rate} data-level={of === 0 ? undefined : levelOf(found / of)}>
      {found}/{of}
    </strong>
  );
}
