import { BYLINE_ROLES, type Byline } from '@toasoan/contract/features/posts/post.ts';
import { Plus, UserRoundCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Select } from '#web/ui/select/select.tsx';
import styles from './byline-input.module.css';

const MOST = 10;

/** The byline under the headline, in order, each person with a role: an author's account, or a name alone. */
export function BylineInput({ id, value, onChange, onBlur, disabled }: Control<readonly Byline[]>) {
  const { t } = useTranslation('posts');
  const search = peopleSearch(useProjectId(), { types: ['author', 'user'] });
  const roles = BYLINE_ROLES.map((role) => ({ value: role, label: t(`byline.${role}`) }));
  const isFull = value.length >= MOST;
  function set(index: number, change: Partial<Byline>) {
    onChange(value.map((author, at) => (at === index ? { ...author, ...change } : author)));
  }
  return (
    <Stack align="start">
      {value.map((author, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a byline has no identity but its place
        <div key={index} className={styles.row}>
          <TextInput
            id={index === 0 ? id : undefined}
            aria-label={t('byline.name', { n: index + 1 })}
            before={author.accountId && <UserRoundCheck size={16} aria-label={t('byline.account')} />}
            value={author.displayName}
            onChange={(displayName) => set(index, { displayName })}
            onBlur={onBlur}
            disabled={disabled}
          />
          <Select
            label={t('byline.role')}
            options={roles}
            value={author.role}
            onChange={(role) => set(index, { role: (role ?? 'WRITER') as Byline['role'] })}
            disabled={disabled}
          />
          <IconButton
            size="compact"
            icon={<X size={16} />}
            label={t('byline.remove', { name: author.displayName || index + 1 })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Row>
        {!isFull && !disabled && (
          <Picker
            label={t('byline.choose')}
            max={1}
            search={search}
            addLabel={t('byline.choose')}
            value={[]}
            onChange={([picked]) =>
              picked &&
              onChange([...value, { displayName: picked.label, role: 'WRITER', accountId: picked.id }])
            }
          />
        )}
        <Button
          size="compact"
          icon={<Plus size={16} />}
          disabledReason={isFull ? t('byline.full', { max: MOST }) : undefined}
          onClick={() => onChange([...value, { displayName: '', role: 'WRITER' }])}
        >
          {t('byline.add')}
        </Button>
      </Row>
    </Stack>
  );
}
