import {
  isRecordLink,
  LINK_TYPES,
  type LinkType,
  linkAddress,
  linkKey,
  MAX_ITEM_TITLE,
  type MenuItem,
} from '@toasoan/contract/features/menus/menu-item.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { CheckedText, PanelField } from '#web/features/drafts/public.ts';
import { languageName } from '#web/features/projects/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Select } from '#web/ui/select/select.tsx';
import type { TargetsByKey } from './item-changes.ts';
import { targetSearch } from './target-search.ts';

type Link = Pick<MenuItem, 'id' | 'names' | 'linkType' | 'targetId' | 'url'>;

interface LinkFieldsProps {
  readonly link: Link;
  readonly targets: TargetsByKey;
  /** @param name changes of one name in a row are one step to undo */
  readonly onChange: (set: Partial<Link>, name: string) => void;
}

/** Where a link leads: a kind, and the record or the address. */
export function LinkTargetFields({ link, targets, onChange }: LinkFieldsProps) {
  const { t } = useTranslation('menus');
  const projectId = useProjectId();
  const { linkType } = link;
  const search = useMemo(
    () => (isRecordLink(linkType) ? targetSearch(projectId, linkType) : undefined),
    [projectId, linkType],
  );
  const target = targets.get(linkKey(link));
  const chosen: readonly Picked[] =
    link.targetId === null ? [] : [{ id: link.targetId, label: target?.name || t('target.saving') }];
  return (
    <>
      <PanelField
        label={t('panel.linkType')}
        value={linkType}
        onChange={(type: LinkType) => onChange({ linkType: type, targetId: null, url: '' }, 'linkType')}
      >
        {({ onChange: choose, ...control }) => (
          <Select
            {...control}
            label={t('panel.linkType')}
            options={LINK_TYPES.map((type) => ({ value: type, label: t(`linkType.${type}`) }))}
            onChange={(type) => choose((type ?? 'NONE') as LinkType)}
          />
        )}
      </PanelField>
      {search && (
        <PanelField
          label={t('panel.target')}
          hint={target?.path ? `${target.path} · ${t('panel.targetHint')}` : t('panel.targetHint')}
          problem={target?.problem ? t(`problem.${target.problem}`) : undefined}
          value={chosen}
          onChange={([one]) => onChange({ targetId: one?.id ?? null }, 'target')}
        >
          {(control) => (
            <Picker
              {...control}
              key={linkType}
              label={t(`linkType.${linkType}`)}
              addLabel={t(chosen.length === 0 ? 'target.choose' : 'target.change')}
              search={search}
              max={1}
            />
          )}
        </PanelField>
      )}
      {linkType === 'URL' && (
        <CheckedText
          key={link.id}
          label={t('panel.url')}
          hint={t('panel.urlHint')}
          problem={t('panel.urlProblem')}
          schema={linkAddress}
          value={link.url}
          placeholder="/gioi-thieu"
          onChange={(url) => onChange({ url }, 'url')}
        />
      )}
    </>
  );
}

/** What a link says in other languages. */
export function LinkNameFields({
  link,
  targets,
  otherLanguages,
  onChange,
}: LinkFieldsProps & { readonly otherLanguages: readonly string[] }) {
  const { t } = useTranslation('menus');
  const known = targets.get(linkKey(link))?.names ?? {};
  if (otherLanguages.length === 0) return null;
  return (
    <details>
      <summary>{t('panel.names')}</summary>
      <Stack gap={2}>
        {otherLanguages.map((lang) => (
          <PanelField
            key={lang}
            label={languageName(lang)}
            value={link.names[lang] ?? ''}
            onChange={(name) => {
              const { [lang]: _, ...others } = link.names;
              onChange({ names: name === '' ? others : { ...others, [lang]: name } }, `name ${lang}`);
            }}
          >
            {(control) => (
              <TextInput
                {...control}
                lang={lang}
                maxLength={MAX_ITEM_TITLE}
                placeholder={known[lang] ?? ''}
              />
            )}
          </PanelField>
        ))}
      </Stack>
    </details>
  );
}
