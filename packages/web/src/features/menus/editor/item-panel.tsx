import {
  ACTIVE_MATCHES,
  type ActiveMatch,
  isRecordLink,
  LINK_TYPES,
  type LinkType,
  linkAddress,
  linkKey,
  MAX_BADGE,
  MAX_ITEM_TITLE,
  type MenuItem,
  menuItem,
} from '@toasoan/contract/features/menus/menu-item.ts';
import { ruleOfItem } from '@toasoan/contract/features/menus/menu-rules.ts';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { languageName } from '#web/features/projects/public.ts';
import { MediaInput } from '#web/patterns/media/media-input.tsx';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { itemName, type TargetsByKey } from './item-changes.ts';
import styles from './menu-editor.module.css';
import { CheckedText, PanelField } from './panel-field.tsx';
import { targetSearch } from './target-search.ts';

interface ItemPanelProps {
  readonly item: MenuItem;
  readonly targets: TargetsByKey;
  /** Languages of the project besides the menu's own. */
  readonly otherLanguages: readonly string[];
  readonly titleInput: RefObject<HTMLInputElement | null>;
  /** @param name changes of one name in a row are one step to undo */
  readonly onChange: (set: Partial<MenuItem>, name: string) => void;
}

/** The properties of the chosen item. */
export function ItemPanel(props: ItemPanelProps) {
  const { item, targets, titleInput, onChange } = props;
  const { t } = useTranslation('menus');
  const targetName = targets.get(linkKey(item))?.name ?? '';
  return (
    <section className={styles.panel} aria-label={t('panel.label')}>
      <header>
        <h2>{itemName(item, targets) || t('tree.unnamed')}</h2>
        <span className={styles.hint}>{t('panel.chosen')}</span>
      </header>
      <PanelField
        label={t('panel.title')}
        hint={targetName && t('panel.titleHint')}
        value={item.title}
        onChange={(title) => onChange({ title }, 'title')}
      >
        {(control) => (
          <TextInput {...control} ref={titleInput} maxLength={MAX_ITEM_TITLE} placeholder={targetName} />
        )}
      </PanelField>
      <TargetFields {...props} />
      <LookFields {...props} />
      <TimeFields {...props} />
      <NameFields {...props} />
    </section>
  );
}

function TargetFields({ item, targets, onChange }: ItemPanelProps) {
  const { t } = useTranslation('menus');
  const projectId = useProjectId();
  const { linkType } = item;
  const search = useMemo(
    () => (isRecordLink(linkType) ? targetSearch(projectId, linkType) : undefined),
    [projectId, linkType],
  );
  const target = targets.get(linkKey(item));
  const chosen: readonly Picked[] =
    item.targetId === null ? [] : [{ id: item.targetId, label: target?.name || t('target.saving') }];
  // A kind without records to choose from is offered only where an item has it.
  const types = LINK_TYPES.filter(
    (type) => type === linkType || !isRecordLink(type) || targetSearch(projectId, type),
  );
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
            options={types.map((type) => ({ value: type, label: t(`linkType.${type}`) }))}
            onChange={(type) => choose((type ?? 'NONE') as LinkType)}
          />
        )}
      </PanelField>
      {isRecordLink(linkType) && (
        <PanelField
          label={t('panel.target')}
          hint={target?.path ? `${target.path} · ${t('panel.targetHint')}` : t('panel.targetHint')}
          problem={target?.problem ? t(`problem.${target.problem}`) : undefined}
          value={chosen}
          onChange={([one]) => onChange({ targetId: one?.id ?? null }, 'target')}
        >
          {(control) =>
            search === undefined ? (
              <span id={control.id ?? ''}>{chosen[0]?.label ?? t('target.none')}</span>
            ) : (
              <Picker
                {...control}
                key={linkType}
                label={t(`linkType.${linkType}`)}
                addLabel={t(chosen.length === 0 ? 'target.choose' : 'target.change')}
                search={search}
                max={1}
              />
            )
          }
        </PanelField>
      )}
      {linkType === 'URL' && (
        <CheckedText
          key={item.id}
          label={t('panel.url')}
          hint={t('panel.urlHint')}
          problem={t('panel.urlProblem')}
          schema={linkAddress}
          value={item.url}
          placeholder="/gioi-thieu"
          onChange={(url) => onChange({ url }, 'url')}
        />
      )}
    </>
  );
}

function LookFields({ item, onChange }: ItemPanelProps) {
  const { t } = useTranslation('menus');
  return (
    <>
      <PanelField
        label={t('panel.badge')}
        hint={t('panel.badgeHint', { count: MAX_BADGE })}
        value={item.badge}
        onChange={(badge) => onChange({ badge }, 'badge')}
      >
        {(control) => <TextInput {...control} maxLength={MAX_BADGE} />}
      </PanelField>
      <PanelField
        label={t('panel.activeMatch')}
        value={item.activeMatch}
        onChange={(activeMatch: ActiveMatch) => onChange({ activeMatch }, 'activeMatch')}
      >
        {({ onChange: choose, ...control }) => (
          <Select
            {...control}
            label={t('panel.activeMatch')}
            options={ACTIVE_MATCHES.map((one) => ({ value: one, label: t(`activeMatch.${one}`) }))}
            onChange={(one) => choose((one ?? 'PREFIX') as ActiveMatch)}
          />
        )}
      </PanelField>
      <PanelField
        label={t('panel.newTab')}
        value={item.target === 'BLANK'}
        onChange={(isNew) => onChange({ target: isNew ? 'BLANK' : 'SELF' }, 'newTab')}
      >
        {(control) => <Switch {...control} />}
      </PanelField>
      <PanelField
        label={t('panel.hidden')}
        value={item.hidden}
        onChange={(hidden) => onChange({ hidden }, 'hidden')}
      >
        {(control) => <Switch {...control} />}
      </PanelField>
      <CheckedText
        key={`icon ${item.id}`}
        label={t('panel.icon')}
        hint={t('panel.iconHint')}
        problem={t('panel.iconProblem')}
        schema={menuItem.shape.icon}
        value={item.icon}
        onChange={(icon) => onChange({ icon }, 'icon')}
      />
      <PanelField
        label={t('panel.image')}
        value={item.image}
        onChange={(image) => onChange({ image }, 'image')}
      >
        {(control) => <MediaInput {...control} label={t('panel.image')} shape="square" />}
      </PanelField>
      <CheckedText
        key={`class ${item.id}`}
        label={t('panel.cssClass')}
        problem={t('panel.cssProblem')}
        schema={menuItem.shape.cssClass}
        value={item.cssClass}
        onChange={(cssClass) => onChange({ cssClass }, 'cssClass')}
      />
    </>
  );
}

function TimeFields({ item, onChange }: ItemPanelProps) {
  const { t } = useTranslation('menus');
  const isWrong = ruleOfItem(item) === 'ITEM_ENDS_BEFORE_START';
  return (
    <>
      <PanelField
        label={t('panel.startTime')}
        value={item.startTime}
        onChange={(startTime) => onChange({ startTime }, 'startTime')}
      >
        {(control) => <DateTimeInput {...control} />}
      </PanelField>
      <PanelField
        label={t('panel.endTime')}
        problem={isWrong ? t('missing.ITEM_ENDS_BEFORE_START') : undefined}
        value={item.endTime}
        onChange={(endTime) => onChange({ endTime }, 'endTime')}
      >
        {(control) => <DateTimeInput {...control} />}
      </PanelField>
    </>
  );
}

function NameFields({ item, targets, otherLanguages, onChange }: ItemPanelProps) {
  const { t } = useTranslation('menus');
  const known = targets.get(linkKey(item))?.names ?? {};
  if (otherLanguages.length === 0) return null;
  return (
    <details>
      <summary>{t('panel.names')}</summary>
      <Stack gap={2}>
        {otherLanguages.map((lang) => (
          <PanelField
            key={lang}
            label={languageName(lang)}
            value={item.names[lang] ?? ''}
            onChange={(name) => {
              const { [lang]: _, ...others } = item.names;
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
