import {
  AUTHOR_KINDS,
  ORGANIZATION_TYPES,
} from '@toasoan/contract/features/accounts/kinds/author-profile.ts';
import { ROYALTY_GROUPS } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import { useTranslation } from 'react-i18next';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { fieldLabel } from '../account-record.ts';
import { OnePersonInput } from '../inputs/people-input.tsx';
import { typeText } from '../list/type-text.ts';
import { useFieldValue } from '../page/account-context.ts';
import { ChoiceField, ProfileField, SwitchField, TextField, WordsField } from '../page/fields.tsx';
import { Pair, Section } from '../page/section.tsx';
import { SimilarNotice } from '../page/similar-notice.tsx';
import { royaltyGroupText } from '../royalty-group-text.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';

/** How an author signs, and who stands behind the name. */
export function AuthorSections() {
  const { t } = useTranslation('accounts');
  const isBody = useFieldValue('organizationType') === 'ORGANIZATION';
  return (
    <>
      <Section
        title={t('section.byline')}
        hint={t('section.byline.hint')}
        fields={['penName', 'hideRealName', 'alternateNames', 'organizationType', 'authorKind']}
      >
        <TextField name="penName" max={120} hint={t('hint.penName')} />
        <SimilarNotice field="penName" />
        {!isBody && <SwitchField name="hideRealName" hint={t('hint.hideRealName')} />}
        <Pair>
          <ChoiceField
            name="organizationType"
            values={ORGANIZATION_TYPES}
            wordOf={(value) => t(`organizationType.${value}`)}
          />
          <ChoiceField
            name="authorKind"
            values={AUTHOR_KINDS}
            wordOf={(value) => typeText('author', value)}
          />
        </Pair>
        <WordsField name="alternateNames" hint={t('hint.alternateNames')} />
      </Section>
      <Section
        title={t('section.login')}
        hint={t('section.login.hint')}
        fields={['linkedUserId', 'joinedDate', 'pressCardNo', 'pressCardExpiry', 'royaltyGroup']}
      >
        <ProfileField<string | null> name="linkedUserId">
          {(control) => <OnePersonInput {...control} label={fieldLabel('linkedUserId')} types={['user']} />}
        </ProfileField>
        <Pair>
          <DayField name="joinedDate" />
          <ChoiceField
            name="royaltyGroup"
            values={['', ...ROYALTY_GROUPS]}
            wordOf={(group) => royaltyGroupText(group) ?? t('royaltyGroup.ofGenre')}
            hint={t('hint.royaltyGroup')}
          />
        </Pair>
        {!isBody && (
          <Pair>
            <TextField name="pressCardNo" max={40} />
            <DayField name="pressCardExpiry" />
          </Pair>
        )}
      </Section>
    </>
  );
}

function DayField({ name }: { readonly name: 'joinedDate' | 'pressCardExpiry' }) {
  const today = dayIn(VIETNAM, useNow());
  return (
    <ProfileField<string> name={name}>
      {({ value, onChange }) => (
        <DayInput
          label={fieldLabel(name)}
          value={value === '' ? undefined : value}
          today={today}
          onChange={(day) => onChange(day ?? '')}
        />
      )}
    </ProfileField>
  );
}
