import { useQuery } from '@tanstack/react-query';
import type { MediaTemplate } from '@toasoan/contract/features/media/describing/media-template.ts';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useChosenTemplate } from './chosen-template.ts';
import { DescribeFields } from './describe-fields.tsx';
import { describeForm, setOf } from './describe-values.ts';
import styles from './describing.module.css';
import { templateList, useRemoveTemplate, useSaveTemplate } from './template-queries.ts';

/** The metadata templates of the project: anybody who uploads adds one, editors change and delete them. */
export function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const [edited, setEdited] = useState<MediaTemplate | 'new'>();
  if (edited === undefined) return <TemplateList onEdit={setEdited} onClose={onClose} />;
  return (
    <TemplateForm template={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
  );
}

interface TemplateListProps {
  readonly onEdit: (template: MediaTemplate | 'new') => void;
  readonly onClose: () => void;
}

function TemplateList({ onEdit, onClose }: TemplateListProps) {
  const { t } = useTranslation(['describing', 'ui']);
  const { data: templates = [] } = useQuery(templateList(useProjectId()));
  const { chosen, choose } = useChosenTemplate();
  const mayEdit = useMay('media.editAny');
  const remove = useRemoveTemplate();
  async function ask(template: MediaTemplate) {
    const sure = await confirm({
      title: t('template.delete.title', { title: template.title }),
      text: t('template.delete.text'),
      action: t('template.delete'),
      tone: 'danger',
    });
    if (!sure) return;
    remove.mutate(template, {
      onSuccess: () => {
        if (chosen?.id === template.id) choose(undefined);
      },
    });
  }
  return (
    <Dialog
      title={t('template.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          <Button variant="main" icon={<Plus size={16} />} onClick={() => onEdit('new')}>
            {t('template.add')}
          </Button>
        </>
      }
    >
      <p>{t('template.text')}</p>
      <ul className={styles.templates}>
        {templates.map((template) => (
          <li key={template.id}>
            <span className={styles.said}>
              <strong>{template.title}</strong>
              <span>{template.set.caption ?? template.set.credit ?? ''}</span>
            </span>
            {mayEdit && (
              <>
                <IconButton
                  icon={<Pencil size={16} />}
                  label={t('template.edit', { title: template.title })}
                  onClick={() => onEdit(template)}
                />
                <IconButton
                  icon={<Trash2 size={16} />}
                  label={t('template.remove', { title: template.title })}
                  onClick={() => void ask(template)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface TemplateFormProps {
  readonly template: MediaTemplate | undefined;
  readonly onClose: () => void;
}

function TemplateForm({ template, onClose }: TemplateFormProps) {
  const { t } = useTranslation(['describing', 'ui']);
  const id = useId();
  const [form] = useState(() => describeForm(template?.set));
  const [title, setTitle] = useState(template?.title ?? '');
  const isEmpty = useSettledPart(form, ({ values }) => Object.keys(setOf(values)).length === 0);
  const { chosen, choose } = useChosenTemplate();
  const save = useSaveTemplate();

  function send() {
    if (!form.checkAll()) return;
    save.mutate(
      { template, title: title.trim(), set: setOf(form.get().values) },
      {
        onSuccess: (saved) => {
          // Whoever adds one wants to use it; a chosen one may have a new name.
          if (!template || template.id === chosen?.id) choose(saved);
          showToast({ tone: 'success', text: t('template.saved', { title: saved.title }) });
          onClose();
        },
      },
    );
  }
  const missing = title.trim() === '' ? t('template.nameFirst') : undefined;
  return (
    <Dialog
      size="wide"
      title={template ? t('template.edit', { title: template.title }) : t('template.add')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('template.back')}</Button>
          <Button
            variant="main"
            busy={save.isPending}
            disabledReason={missing ?? (isEmpty ? t('fillFirst') : undefined)}
            onClick={send}
          >
            {t('template.save')}
          </Button>
        </>
      }
    >
      <div className={styles.named}>
        <label htmlFor={id}>{t('template.name')}</label>
        <TextInput id={id} maxLength={80} value={title} onChange={setTitle} data-first-focus />
      </div>
      <DescribeFields form={form} />
    </Dialog>
  );
}
