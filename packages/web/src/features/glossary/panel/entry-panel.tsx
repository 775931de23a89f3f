import { useQuery } from '@tanstack/react-query';
import type { GlossaryDetail } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { LANGUAGE_FACTS } from '@toasoan/contract/vocabulary/language-facts.ts';
import { ArrowRight, History, Pencil, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import type { ApprovalSlot } from '../approval-slot.ts';
import { glossaryFacets } from '../glossary-queries.ts';
import type { EntryBeginning } from '../glossary-record.ts';
import { partWords, STATE_TONES, shortLanguage, stateWords } from '../glossary-words.ts';
import { EntryConflicts } from './entry-conflicts.tsx';
import { EntryDecision } from './entry-decision.tsx';
import styles from './entry-panel.module.css';
import { useIsCovering } from './open-entry.ts';

interface EntryPanelProps {
  readonly entry: GlossaryDetail;
  readonly approvalSlot: ApprovalSlot | undefined;
  readonly onEdit: (id: string) => void;
  readonly onOpen: (id: string | undefined) => void;
  readonly onDone: (id: string) => void;
  readonly onAdd: (beginning: EntryBeginning) => void;
}

/** One entry with all that its decision needs. */
export function EntryPanel({ entry, approvalSlot: Slot, onEdit, onOpen, onDone, onAdd }: EntryPanelProps) {
  const mayEdit = useMay('glossary.edit');
  const isCovering = useIsCovering();
  const decision = { entry, onDone, onGone: () => onOpen(undefined) };
  const hasSlot = Slot !== undefined && entry.format === 'KEYWORD' && entry.state !== 'DISABLED';
  return (
    <>
      <section className={styles.part}>
        <Head
          entry={entry}
          onEdit={mayEdit ? onEdit : undefined}
          onClose={isCovering ? undefined : () => onOpen(undefined)}
        />
        <Wordings entry={entry} />
      </section>
      <EntryConflicts conflicts={entry.conflicts} onOpen={onOpen} />
      <OtherLanguages entry={entry} onOpen={onOpen} onAdd={mayEdit ? onAdd : undefined} />
      {hasSlot ? (
        <Slot entry={entry}>
          {(followUp, shown) => (
            <>
              {shown && <section className={styles.part}>{shown}</section>}
              <EntryDecision {...decision} followUp={followUp} />
            </>
          )}
        </Slot>
      ) : (
        <EntryDecision {...decision} followUp={undefined} />
      )}
    </>
  );
}

interface HeadProps {
  readonly entry: GlossaryDetail;
  readonly onEdit: ((id: string) => void) | undefined;
  /** Absent where what holds the panel closes it. */
  readonly onClose: (() => void) | undefined;
}

function Head({ entry, onEdit, onClose }: HeadProps) {
  const { t } = useTranslation(['glossary', 'ui']);
  return (
    <Row gap={2} justify="between" align="center" wrap={false}>
      <StatusTag tone={STATE_TONES[entry.state]}>{stateWords(entry.state)}</StatusTag>
      <Row gap={1} align="center" wrap={false}>
        {onEdit && (
          <IconButton
            size="compact"
            icon={<Pencil size={15} />}
            label={t('edit')}
            shortcut="E"
            onClick={() => onEdit(entry.id)}
          />
        )}
        <TabLink
          to={`/manager_translate/glossary_history?entryId=${entry.id}`}
          className={styles.icon}
          aria-label={t('history.of')}
          data-tip={t('history.of')}
        >
          <History size={15} aria-hidden />
        </TabLink>
        {onClose && (
          <IconButton size="compact" icon={<X size={15} />} label={t('ui:close')} onClick={onClose} />
        )}
      </Row>
    </Row>
  );
}

function Wordings({ entry }: { readonly entry: GlossaryDetail }) {
  const { t } = useTranslation('glossary');
  const { sourceLang, targetLang, format } = entry;
  const facts = [
    entry.partOfSpeech && partWords(entry.partOfSpeech).toLocaleLowerCase(),
    format === 'KEYWORD' && t(entry.caseSensitive ? 'caseCounts' : 'anyCase'),
    shortLanguage(targetLang),
  ];
  return (
    <>
      <h2 className={styles.source} lang={sourceLang} dir={LANGUAGE_FACTS[sourceLang].direction}>
        {entry.sourceContent}
      </h2>
      <p className={styles.target}>
        <ArrowRight size={15} aria-hidden />
        <span className="visually-hidden">{t('field.targetContent')}: </span>
        <strong lang={targetLang} dir={LANGUAGE_FACTS[targetLang].direction}>
          {entry.targetContent}
        </strong>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </p>
      {entry.forbidden.length > 0 && (
        <p className={styles.forbidden}>
          <span className={textStyles.quiet}>{t('field.forbidden')}</span>
          {entry.forbidden.map((wording) => (
            <del key={wording} lang={targetLang}>
              {wording}
            </del>
          ))}
        </p>
      )}
      {entry.note && <p className={styles.note}>{entry.note}</p>}
      {entry.oldContent && (
        <p className={styles.note}>
          {t('field.oldContent')}: <span lang={targetLang}>{entry.oldContent}</span>
        </p>
      )}
      <p className={styles.facts}>
        {entry.updatedBy.name} · <DateText time={entry.updateTime} />
      </p>
    </>
  );
}

interface OthersProps extends Pick<EntryPanelProps, 'entry' | 'onOpen'> {
  readonly onAdd: ((beginning: EntryBeginning) => void) | undefined;
}

/** The same source in other languages, and those of the glossary in which it is missing. */
function OtherLanguages({ entry, onOpen, onAdd }: OthersProps) {
  const { t } = useTranslation('glossary');
  const facets = useQuery(glossaryFacets(useProjectId())).data;
  const { sourceLang, format, sourceContent } = entry;
  const had = new Set([entry.targetLang, ...entry.others.map(({ targetLang }) => targetLang)]);
  const missing = (facets?.pairs ?? [])
    .filter((pair) => pair.sourceLang === sourceLang && !had.has(pair.targetLang))
    .map((pair) => pair.targetLang);
  if (entry.others.length + missing.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('others')}</h3>
      <dl className={styles.others}>
        {entry.others.map(({ id, targetLang, targetContent, state }) => (
          <div key={id}>
            <dt>{shortLanguage(targetLang)}</dt>
            <dd>
              <button type="button" className={styles.other} onClick={() => onOpen(id)}>
                <span lang={targetLang} dir={LANGUAGE_FACTS[targetLang].direction}>
                  {targetContent}
                </span>
              </button>
              <StatusTag tone={STATE_TONES[state]}>
                <span className="visually-hidden">{stateWords(state)}</span>
              </StatusTag>
            </dd>
          </div>
        ))}
        {missing.map((targetLang) => (
          <div key={targetLang}>
            <dt>{shortLanguage(targetLang)}</dt>
            <dd>
              {onAdd ? (
                <button
                  type="button"
                  className={styles.missing}
                  data-tip={t('addLanguage', { language: shortLanguage(targetLang) })}
                  onClick={() => onAdd({ sourceLang, targetLang, format, sourceContent })}
                >
                  {t('missing')}
                  <span className="visually-hidden">
                    {', '}
                    {t('addLanguage', { language: shortLanguage(targetLang) })}
                  </span>
                </button>
              ) : (
                <span className={textStyles.quiet}>{t('missing')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
