import {
  type FieldSelector,
  fieldSelector,
  type PageField,
  SELECTOR_KINDS,
  type SelectorKind,
  TAKES,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelField } from '#web/features/drafts/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Select } from '#web/ui/select/select.tsx';
import styles from './fields.module.css';
import { LiveValue } from './live-value.tsx';
import { TransformSteps } from './transform-steps.tsx';
import type { Studio } from './use-studio.ts';

interface SelectorEditorProps {
  readonly studio: Studio;
  readonly field: PageField;
  /** Absent: a new one. */
  readonly selector?: FieldSelector;
  readonly onSave: (selector: FieldSelector) => void;
  readonly onCancel: () => void;
}

const BLANK: FieldSelector = { kind: 'CSS', expr: '', attr: '', take: 'FIRST', transform: [] };

/** A body is cleaned and a picture is an address: nothing is changed in them step by step. */
const WITHOUT_STEPS: readonly PageField[] = ['content', 'cover'];

/** A selector written by hand, with what it finds on the page while it is written. */
export function SelectorEditor({ studio, field, selector = BLANK, onSave, onCancel }: SelectorEditorProps) {
  const { t } = useTranslation(['parser-templates', 'ui']);
  const [draft, setDraft] = useState(selector);
  const set = (part: Partial<FieldSelector>) => setDraft((known) => ({ ...known, ...part }));
  const read = fieldSelector.safeParse(draft);
  const hasAttribute = draft.kind === 'CSS' || draft.kind === 'XPATH';
  return (
    <div className={styles.editor}>
      <PanelField label={t('selector.kind')} value={draft.kind} onChange={(kind) => set({ kind })}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('selector.kind')}
            options={SELECTOR_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            value={value}
            onChange={(kind) => onChange((kind ?? 'CSS') as SelectorKind)}
          />
        )}
      </PanelField>
      <PanelField
        label={t('selector.expr')}
        hint={t(`selector.hint.${draft.kind}`)}
        value={draft.expr}
        onChange={(expr) => set({ expr })}
      >
        {(control) => <TextInput {...control} spellCheck={false} maxLength={500} autoFocus />}
      </PanelField>
      {hasAttribute && (
        <PanelField
          label={t('selector.attr')}
          hint={t('selector.attrHint')}
          value={draft.attr}
          onChange={(attr) => set({ attr })}
        >
          {(control) => <TextInput {...control} spellCheck={false} maxLength={60} placeholder="datetime" />}
        </PanelField>
      )}
      <PanelField label={t('selector.take')} value={draft.take} onChange={(take) => set({ take })}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('selector.take')}
            options={TAKES.map((take) => ({ value: take, label: t(`take.${take}`) }))}
            value={value}
            onChange={(take) => onChange((take ?? 'FIRST') as FieldSelector['take'])}
          />
        )}
      </PanelField>
      {!WITHOUT_STEPS.includes(field) && (
        <TransformSteps value={draft.transform} onChange={(transform) => set({ transform })} />
      )}
      <LiveValue studio={studio} selector={draft} />
      <Row>
        <Button
          size="compact"
          variant="main"
          disabledReason={read.success ? undefined : t('selector.empty')}
          onClick={() => read.success && onSave(read.data)}
        >
          {t('selector.save')}
        </Button>
        <Button size="compact" onClick={onCancel}>
          {t('ui:cancel')}
        </Button>
      </Row>
    </div>
  );
}
