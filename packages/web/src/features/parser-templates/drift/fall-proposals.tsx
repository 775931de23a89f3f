import type { Suggestion } from '@toasoan/contract/features/parser-templates/studio.ts';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import fieldStyles from '../studio/fields.module.css';
import { selectorKey, selectorText } from '../studio/studio-model.ts';
import { levelOf } from '../template-words.ts';
import styles from './fall.module.css';

interface FallProposalsProps {
  readonly items: readonly Suggestion[];
  readonly isSearching: boolean;
  readonly error: Error | null;
  /** They are for an element that somebody has chosen. */
  readonly isPointed: boolean;
  /** Of the proposal that is drawn on the pages. */
  readonly shownKey: string | undefined;
  /** Selectors that the draft has already. */
  readonly used: readonly string[];
  readonly onShow: (proposal: Suggestion) => void;
  readonly onUse: (proposal: Suggestion) => void;
}

/** From this share of pages on a selector works. */
const WORKS = 0.9;

/** Selectors with how often each finds the field before the fall and since. */
export function FallProposals(props: FallProposalsProps) {
  const { items, isSearching, error, isPointed, shownKey, used, onShow, onUse } = props;
  const { t } = useTranslation('parser-templates');
  return (
    <section aria-label={t('fall.proposals')}>
      <Stack gap={2}>
        <h3 className={fieldStyles.proposalsHead}>
          <Sparkles size={15} aria-hidden />{' '}
          <span role="status">
            {isSearching
              ? t('proposals.searching')
              : t(isPointed ? 'fall.forElement' : 'fall.bySelf', { count: items.length })}
          </span>
        </h3>
        {error && <p className={fieldStyles.hint}>{error.message}</p>}
        {!isSearching && items.length === 0 && !error && (
          <p className={fieldStyles.hint}>{t('fall.noProposal')}</p>
        )}
        <p className={fieldStyles.hint}>{t('fall.point')}</p>
        {items.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('selector.expr')}</th>
                <th scope="col">{t('fall.before')}</th>
                <th scope="col">{t('fall.since')}</th>
                <th scope="col">{t('test.pages')}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('proposals.useShort')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((proposal) => {
                const key = selectorKey(proposal.selector);
                return (
                  <ProposalRow
                    key={key}
                    proposal={proposal}
                    isShown={key === shownKey}
                    isUsed={used.includes(key)}
                    onShow={() => onShow(proposal)}
                    onUse={() => onUse(proposal)}
                  />
                );
              })}
            </tbody>
          </table>
        )}
      </Stack>
    </section>
  );
}

interface ProposalRowProps {
  readonly proposal: Suggestion;
  /** It is drawn on the pages. */
  readonly isShown: boolean;
  /** The draft has it already. */
  readonly isUsed: boolean;
  readonly onShow: () => void;
  readonly onUse: () => void;
}

function ProposalRow({ proposal, isShown, isUsed, onShow, onUse }: ProposalRowProps) {
  const { t } = useTranslation('parser-templates');
  const { selector, fall, tests, value } = proposal;
  const name = selectorText(selector);
  const verdict = verdictOf(proposal);
  return (
    <tr data-shown={isShown || undefined}>
      <th scope="row" className={styles.named}>
        <button
          type="button"
          className={styles.show}
          aria-pressed={isShown}
          data-tip={t('fall.show')}
          onClick={onShow}
        >
          <span className={fieldStyles.kind}>{t(`kind.${selector.kind}`)}</span> <code>{name}</code>
        </button>
        {verdict && <span className={fieldStyles.hint}>{t(`fall.verdict.${verdict}`)}</span>}
        <span className={fieldStyles.hint}>{value}</span>
      </th>
      <Score score={fall?.before} />
      <Score score={fall?.since} />
      <Score score={tests} />
      <td>
        <Button
          size="compact"
          variant={isShown ? 'main' : 'plain'}
          aria-label={t('proposals.use', { name })}
          disabledReason={isUsed ? t('fall.used') : undefined}
          onClick={onUse}
        >
          {t('proposals.useShort')}
        </Button>
      </td>
    </tr>
  );
}

function Score({ score }: { readonly score: Suggestion['tests'] | undefined }) {
  if (score === undefined || score.of === 0) return <td>–</td>;
  return (
    <td className={fieldStyles.rate} data-level={levelOf(score.found / score.of)}>
      {score.found}/{score.of}
    </td>
  );
}

/** On which side of the fall a selector works; undefined where it does not since. */
function verdictOf({ fall }: Suggestion): 'BOTH' | 'SINCE' | undefined {
  if (fall === null || fall.since.of === 0 || fall.since.found / fall.since.of < WORKS) return undefined;
  return fall.before.of > 0 && fall.before.found / fall.before.of >= WORKS ? 'BOTH' : 'SINCE';
}
