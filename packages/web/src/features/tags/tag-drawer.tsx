import type { Tag } from '@toasoan/contract/features/tags/tag.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { FormDrawer } from '#web/patterns/form-drawer/form-drawer.tsx';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { TagForm } from './tag-form.tsx';
import { tagRecord } from './tag-record.ts';

interface TagDrawerProps {
  readonly address: ListAddress<ListQueryShape>;
  readonly onMerge: (tag: Tag, intoId: string) => void;
}

export function TagDrawer({ address, onMerge }: TagDrawerProps) {
  const { t } = useTranslation('tags');
  const projectId = useProjectId();
  const mayCreate = useMay('tag.create');
  const mayEdit = useMay('tag.edit');
  const record = useMemo(() => tagRecord(projectId, t), [projectId, t]);
  const { open } = address;
  if (!open) return null;
  const may = open === 'new' ? mayCreate : mayEdit;
  return (
    <FormDrawer
      record={record}
      open={open}
      onOpen={(id) => address.change({ open: id ?? null })}
      title={(tag) => t(tag ? 'edit' : 'create')}
      disabledReason={may ? undefined : t('readOnly')}
    >
      {(form, tag) => (
        <TagForm form={form} tag={tag} disabled={!may} onMerge={(intoId) => tag && onMerge(tag, intoId)} />
      )}
    </FormDrawer>
  );
}
