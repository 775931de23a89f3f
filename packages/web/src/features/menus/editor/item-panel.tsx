import {
  ACTIVE_MATCHES,
  type ActiveMatch,
  linkKey,
  MAX_BADGE,
  MAX_ITEM_TITLE,
  type MenuItem,
  menuItem,
} from '@toasoan/contract/features/menus/menu-item.ts';
import { ruleOfItem } from '@toasoan/contract/features/menus/menu-rules.ts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckedText, PanelField } from '#web/features/drafts/public.ts';
import { MediaInput } from '#web/patterns/media/media-input.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { itemName, type TargetsByKey } from './item-changes.ts';
import { LinkNameFields, LinkTargetFields } from './link-fields.tsx';
import styles from './menu-editor.module.css';

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
  const { item, targets, otherLanguages, titleInput, onChange } = props;
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
      <LinkTargetFields link={item} targets={targets} onChange={onChange} />
      <LookFields {...props} />
      <TimeFields {...props} />
      <LinkNameFields link={item} targets={targets} otherLanguages={otherLanguages} onChange={onChange} />
    </section>
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
