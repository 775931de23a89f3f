import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictPanel } from '#web/patterns/form-drawer/conflict-panel.tsx';
import { useRecordDraft } from '#web/patterns/form-drawer/use-record-draft.ts';
import { useSaving } from '#web/patterns/form-drawer/use-saving.ts';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { focusFirstProblem } from '#web/ui/form/focus-first-problem.ts';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { ProjectSection } from '../form/project-sections.tsx';
import { useProjectAccess } from '../project-access.ts';
import type { ProjectRecord } from '../project-queries.ts';
import { useProjectRecord } from '../use-project-record.ts';
import styles from './project-page.module.css';

/** Facts and form in one: fields where the user may change them, otherwise text. */
export function ProjectDetails({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTranslation(['projects', 'patterns']);
  const { mayEdit } = useProjectAccess();
  const record = useProjectRecord();
  const { draft, dirty } = useRecordDraft(record, project.id, project);
  const { saving, newer, setNewer, save } = useSaving(record, draft);
  const element = useRef<HTMLFormElement>(null);
  const { form } = draft;
  const shared = { form, readOnly: !mayEdit, level: 2 } as const;
  const { updatedBy, updateTime } = draft.base ?? project;

  // Facts alone have nothing to focus, and the page scrolls.
  const reachable = mayEdit ? {} : { tabIndex: 0, role: 'group', 'aria-label': t('view.facts') };

  async function send() {
    if (!mayEdit || !form.isDirty()) return;
    if (!(await save())) focusFirstProblem(element.current);
  }
  useFormKeys({ save: () => void send() });
  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }
  return (
    <Stack
      ref={element}
      noValidate
      as="form"
      gap={4}
      onSubmit={submit}
      // Enter that ends an input method's word must not save.
      onKeyDown={(event) => event.key === 'Enter' && isComposing(event.nativeEvent) && event.preventDefault()}
    >
      {newer && (
        <div className={styles.card}>
          <ConflictPanel
            record={record}
            form={form}
            newer={newer}
            onDone={(thenSave) => {
              draft.base = newer;
              setNewer(undefined);
              if (thenSave) void send();
            }}
          />
        </div>
      )}
      <div className={styles.columns} {...reachable}>
        <div className={styles.card}>
          <ProjectSection group="general" {...shared} />
        </div>
        <div className={styles.card}>
          <ProjectSection group="legal" {...shared} />
        </div>
        <div className={styles.card}>
          <ProjectSection group="languages" {...shared} />
        </div>
        <div className={styles.card}>
          <ProjectSection group="workflow" {...shared} />
        </div>
        <div className={styles.card}>
          <ProjectSection group="storage" {...shared} />
        </div>
      </div>
      <footer className={styles.footer} data-sticky={mayEdit || undefined}>
        <p className={styles.last}>
          {t('patterns:form.lastSaved', {
            time: formatDateTime(new Date(updateTime)),
            name: updatedBy.name,
          })}
        </p>
        {mayEdit && dirty && <Button onClick={() => form.reset(form.get().saved)}>{t('undo')}</Button>}
        {mayEdit && (
          <Button
            type="submit"
            variant="main"
            busy={saving}
            disabledReason={dirty ? undefined : t('unchanged')}
            shortcut="Ctrl S"
          >
            {t('patterns:form.save')}
          </Button>
        )}
      </footer>
    </Stack>
  );
}
