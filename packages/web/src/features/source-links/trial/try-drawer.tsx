import type { SourceLink } from '@toasoan/contract/features/source-links/source-link.ts';
import { SquarePlay } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { parserSourceSearch } from '#web/features/parser-sources/public.ts';
import { sectionSearch } from '#web/features/source-categories/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { useTryLinks } from '../source-link-queries.ts';
import { TrialAnswer } from './trial-answer.tsx';
import styles from './try-drawer.module.css';

interface TryDrawerProps {
  /** Its source and place are filled in. */
  readonly link: SourceLink | undefined;
  readonly onEdit: (linkId: string) => void;
  readonly onClose: () => void;
}

const pickedOf = (named: { readonly id: string; readonly title: string } | null | undefined) =>
  named ? { id: named.id, label: named.title } : undefined;

/** Which link would take a text, why no other one does, and what would happen to it. */
export function TryDrawer({ link, onEdit, onClose }: TryDrawerProps) {
  const { t } = useTranslation('source-links');
  const projectId = useProjectId();
  const [source, setSource] = useState<Picked | undefined>(pickedOf(link?.source));
  const [section, setSection] = useState<Picked | undefined>(pickedOf(link?.section));
  const [words, setWords] = useState({
    title: '',
    sapo: '',
    text: '',
    url: link?.linkUrl ?? '',
    rawCategory: '',
  });
  const sources = useMemo(() => parserSourceSearch(projectId), [projectId]);
  const sections = useMemo(() => sectionSearch(projectId, source?.id ?? '0'), [projectId, source]);
  const trial = useTryLinks();
  const missing = source === undefined ? t('trial.noSource') : t('trial.noTitle');
  const isReady = source !== undefined && words.title.trim() !== '';

  function send() {
    if (!isReady || source === undefined) return;
    trial.mutate({
      ...words,
      url: words.url.trim(),
      sourceId: source.id,
      sourceCategoryId: section?.id ?? null,
    });
  }
  const write = (name: keyof typeof words) => (value: string) => setWords({ ...words, [name]: value });
  return (
    <Drawer
      title={t('try')}
      onClose={onClose}
      aside={<TrialAnswer answer={trial.data} isLoading={trial.isPending} onEdit={onEdit} />}
      footer={
        <Button
          variant="main"
          icon={<SquarePlay size={16} />}
          busy={trial.isPending}
          disabledReason={isReady ? undefined : missing}
          onClick={send}
        >
          {t('trial.send')}
        </Button>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Choice
          label={t('column.source')}
          search={sources}
          value={source}
          onChange={(one) => {
            setSource(one);
            setSection(undefined);
          }}
        />
        {source && (
          <Choice
            key={source.id}
            label={t('field.section')}
            search={sections}
            value={section}
            onChange={setSection}
          />
        )}
        <Line label={t('trial.title')} value={words.title} onChange={write('title')} />
        <Line label={t('trial.sapo')} value={words.sapo} onChange={write('sapo')} rows={2} />
        <Line label={t('trial.text')} value={words.text} onChange={write('text')} rows={6} />
        <Line label={t('trial.rawCategory')} value={words.rawCategory} onChange={write('rawCategory')} />
        <Line label={t('trial.url')} value={words.url} onChange={write('url')} />
      </form>
    </Drawer>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly search: SearchOptions;
  readonly value: Picked | undefined;
  readonly onChange: (picked: Picked | undefined) => void;
}

function Choice({ label, search, value, onChange }: ChoiceProps) {
  const { t } = useTranslation('source-links');
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <Picker
        id={id}
        label={label}
        addLabel={t(value === undefined ? 'pick.choose' : 'pick.change')}
        search={search}
        max={1}
        value={value === undefined ? [] : [value]}
        onChange={([one]) => onChange(one)}
      />
    </div>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Given: several lines. */
  readonly rows?: number;
}

function Line({ label, rows, ...control }: LineProps) {
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <TextInput {...control} id={id} />
      ) : (
        <TextArea {...control} id={id} rows={rows} />
      )}
    </div>
  );
}
