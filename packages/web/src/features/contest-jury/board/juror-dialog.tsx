import type { Juror } from '@toasoan/contract/features/contest-jury/juror.ts';
import { JURY_ROUNDS, type JuryRoundKey } from '@toasoan/contract/features/contest-jury/jury-kinds.ts';
import { ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { screenLanguage } from '#web/ui/text/format-number.ts';
import { Labelled } from './labelled.tsx';

export interface JurorChoice {
  readonly userId: string;
  readonly roundKeys: JuryRoundKey[];
  readonly isChair: boolean;
  readonly conflictNumbers: string[];
}

interface JurorDialogProps {
  readonly roundKey: JuryRoundKey;
  /** The entry that is changed; absent: a new one. */
  readonly juror?: Juror;
  readonly busy: boolean;
  readonly onSend: (juror: JurorChoice) => void;
  readonly onClose: () => void;
}

/** A member of the staff on the jury, with the works whose authors they may not judge. */
export function JurorDialog({ roundKey, juror, busy, onSend, onClose }: JurorDialogProps) {
  const { t } = useTranslation(['contest-jury', 'ui']);
  const projectId = useProjectId();
  const search = useMemo(() => peopleSearch(projectId, { types: ['user'] }), [projectId]);
  const [people, setPeople] = useState<readonly Picked[]>(
    juror ? [{ id: juror.userId, label: juror.name }] : [],
  );
  const [roundKeys, setRoundKeys] = useState<readonly JuryRoundKey[]>(juror?.roundKeys ?? [roundKey]);
  const [isChair, setChair] = useState(juror?.isChair ?? false);
  const [conflicts, setConflicts] = useState<readonly string[]>(juror?.conflictNumbers ?? []);
  const [person] = people;
  function send() {
    if (person)
      onSend({
        userId: person.id,
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
            disabledReason={missing(person, roundKeys) ? t('juror.missing') : undefined}
            onClick={send}
          >
            {t(juror ? 'juror.save' : 'juror.action')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {!juror && (
          <Picker
            label={t('juror.person')}
            addLabel={t('juror.person')}
            search={search}
            max={1}
            value={people}
            onChange={setPeople}
          />
        )}
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

const missing = (person: Picked | undefined, roundKeys: readonly JuryRoundKey[]): boolean =>
  person === undefined || roundKeys.length === 0;
