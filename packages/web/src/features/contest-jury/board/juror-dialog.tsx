import type { Juror } from '@toasoan/contract/features/contest-jury/juror.ts';
import { JURY_ROUNDS, type JuryRoundKey } from '@toasoan/contract/features/contest-jury/jury-kinds.ts';
import { ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { screenLanguage } from '#web/ui/text/format-number.ts';
import { Choice } from '../choice.tsx';
import { type Guest, GuestFields } from './guest-fields.tsx';
import { Labelled } from './labelled.tsx';

type JurorKind = 'STAFF' | 'EXTERNAL';

/** What is chosen of somebody, whoever it is. */
interface JurorFacts {
  readonly title: string;
  readonly roundKeys: JuryRoundKey[];
  readonly isChair: boolean;
  readonly conflictNumbers: string[];
}
export type JurorChoice = JurorFacts &
  ({ readonly userId: string } | { readonly external: { name: string; email: string; language: Language } });

interface JurorDialogProps {
  readonly roundKey: JuryRoundKey;
  /** The entry that is changed; absent: a new one. */
  readonly juror?: Juror;
  readonly busy: boolean;
  readonly onSend: (juror: JurorChoice) => void;
  readonly onClose: () => void;
}

/** Somebody on the jury, with the works whose authors they may not judge. */
export function JurorDialog({ roundKey, juror, busy, onSend, onClose }: JurorDialogProps) {
  const { t } = useTranslation(['contest-jury', 'ui']);
  const [first] = useState(() => valuesOf(juror, roundKey));
  const [kind, setKind] = useState<JurorKind>(first.kind);
  const [people, setPeople] = useState<readonly Picked[]>(first.people);
  const [guest, setGuest] = useState<Guest>(first.guest);
  const [title, setTitle] = useState(first.title);
  const [roundKeys, setRoundKeys] = useState<readonly JuryRoundKey[]>(first.roundKeys);
  const [isChair, setChair] = useState(first.isChair);
  const [conflicts, setConflicts] = useState<readonly string[]>(first.conflictNumbers);
  const somebody = chosen(kind, people, guest);
  function send() {
    if (somebody)
      onSend({
        ...somebody,
        title: title.trim(),
        roundKeys: [...roundKeys],
        isChair,
        conflictNumbers: conflicts.map((number) => number.toUpperCase()),
      });
  }
  return (
    <Dialog
      title={juror ? t('juror.change', { name: juror.name }) : t('juror.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={busy}
            disabledReason={
              somebody && roundKeys.length > 0
                ? undefined
                : t(kind === 'STAFF' ? 'juror.missing' : 'juror.guestMissing')
            }
            onClick={send}
          >
            {t(juror ? 'juror.save' : 'juror.action')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {!juror && (
          <Choice
            label={t('juror.kind')}
            choices={KINDS.map((value) => ({ value, label: t(`juror.kind.${value}`) }))}
            chosen={kind}
            onChoose={setKind}
          />
        )}
        {kind === 'EXTERNAL' && <GuestFields guest={guest} onChange={setGuest} />}
        {kind === 'STAFF' && !juror && <StaffPicker value={people} onChange={setPeople} />}
        <Labelled label={t('juror.jurorTitle')}>
          {(id) => <TextInput id={id} maxLength={150} value={title} onChange={setTitle} />}
        </Labelled>
        <Row gap={4} role="group" aria-label={t('juror.rounds')}>
          {JURY_ROUNDS.map((key) => (
            <Checkbox
              key={key}
              checked={roundKeys.includes(key)}
              onChange={({ target }) =>
                setRoundKeys(target.checked ? [...roundKeys, key] : roundKeys.filter((one) => one !== key))
              }
            >
              {ROUND_TEXTS[key][screenLanguage()]}
            </Checkbox>
          ))}
          <Checkbox checked={isChair} onChange={({ target }) => setChair(target.checked)}>
            {t('jury.chair')}
          </Checkbox>
        </Row>
        <Labelled label={t('juror.conflicts')}>
          {(id) => <TagInput id={id} value={conflicts} onChange={setConflicts} />}
        </Labelled>
        <p className={textStyles.hint}>{t('juror.conflictsHint')}</p>
      </Stack>
    </Dialog>
  );
}

const KINDS: readonly JurorKind[] = ['STAFF', 'EXTERNAL'];

interface StaffPickerProps {
  readonly value: readonly Picked[];
  readonly onChange: (people: readonly Picked[]) => void;
}

function StaffPicker({ value, onChange }: StaffPickerProps) {
  const { t } = useTranslation('contest-jury');
  const projectId = useProjectId();
  const search = useMemo(() => peopleSearch(projectId, { types: ['user'] }), [projectId]);
  return (
    <Picker
      label={t('juror.person')}
      addLabel={t('juror.person')}
      search={search}
      max={1}
      value={value}
      onChange={onChange}
    />
  );
}

/** What the dialog begins with. */
function valuesOf(juror: Juror | undefined, roundKey: JuryRoundKey) {
  const nobody = { name: '', email: '', language: 'vi' } as const;
  if (juror === undefined)
    return {
      kind: 'STAFF',
      people: [],
      guest: nobody,
      title: '',
      roundKeys: [roundKey],
      isChair: false,
      conflictNumbers: [],
    } as const;
  const { userId, external, name } = juror;
  return {
    ...juror,
    kind: external === null ? 'STAFF' : 'EXTERNAL',
    people: userId === null ? [] : [{ id: userId, label: name }],
    guest: external === null ? nobody : { name, email: external.email, language: external.language },
  } as const;
}

/** Undefined while nobody is named. */
function chosen(kind: JurorKind, people: readonly Picked[], { name, email, language }: Guest) {
  const [person] = people;
  if (kind === 'STAFF') return person && { userId: person.id };
  const external = { name: name.trim(), email: email.trim(), language };
  return external.name !== '' && EMAIL.test(external.email) ? { external } : undefined;
}

/** Good enough to send; the server decides. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
