import type {
  EventVerbRequest,
  OccurrenceScope,
} from '@toasoan/contract/features/events/verbs/verb-request.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import type { TimeProblem } from '#web/ui/dates/date-time-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { type ChosenTimes, firstTimes, problemOf } from './chosen-times.ts';
import { NewTimes } from './new-times.tsx';
import { VerbNotice } from './verb-notice.tsx';
import { type ShownPlan, VerbPreview } from './verb-preview.tsx';
import { VerbScope } from './verb-scope.tsx';
import { type AskedVerb, STATUS_AFTER, type VerbSubject } from './verb-subject.ts';

const SHORTEST_NOTE = 5;
const LONGEST_NOTE = 500;

interface VerbDialogProps {
  readonly verb: AskedVerb;
  readonly subject: VerbSubject;
  readonly startTime?: string | undefined;
  readonly busy: boolean;
  readonly onAnswer: (request: EventVerbRequest) => void;
  readonly onClose: () => void;
}

/** Asks for the public note, and shows what readers will see and who is told. */
export function VerbDialog({ verb, subject, startTime, busy, onAnswer, onClose }: VerbDialogProps) {
  const { t } = useTranslation(['events', 'ui']);
  const id = useId();
  const [note, setNote] = useState('');
  const [times, setTimes] = useState(firstTimes(subject, startTime));
  const [typed, setTyped] = useState<{ readonly [Of in 'start' | 'end']?: TimeProblem | undefined }>({});
  const [url, setUrl] = useState('');
  const [notifies, setNotifies] = useState(true);
  const asksScope = subject.repeats && subject.day !== null;
  const [scope, setScope] = useState<OccurrenceScope>(asksScope ? 'THIS' : 'ALL');

  function disabledReason(): string | undefined {
    const length = [...note.trim()].length;
    if (verb === 'reschedule') {
      const wrong = (typed.start ?? typed.end) ? 'noTime' : problemOf(subject, times);
      if (wrong !== undefined) return t(`verb.${wrong}`);
    }
    if (verb === 'moveOnline' && !/^https?:\/\/\S+$/.test(url.trim())) return t('verb.noUrl');
    return length < SHORTEST_NOTE || length > LONGEST_NOTE ? t('verb.noteLimits') : undefined;
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (disabledReason() !== undefined) return;
    const { version, day } = subject;
    const shared = {
      version,
      note: note.trim(),
      scope,
      // Also for all dates it says which of them the new time is meant for.
      ...(asksScope && day !== null && { day }),
      ...(!notifies && { notifies }),
    };
    if (verb === 'reschedule') {
      const { start, end, isEndChosen } = times;
      if (start !== null)
        onAnswer({ verb, ...shared, startTime: start, ...(isEndChosen && { endTime: end }) });
    } else if (verb === 'moveOnline') onAnswer({ verb, ...shared, onlineUrl: url.trim() });
    else onAnswer({ verb, ...shared });
  }
  const before: ShownPlan = { ...subject, onlineUrl: '' };
  return (
    <Dialog
      title={t(`verb.title.${verb}`, { title: subject.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          <Button
            variant={verb === 'cancel' ? 'danger' : 'main'}
            type="submit"
            form={id}
            busy={busy}
            disabledReason={disabledReason()}
          >
            {t(`verb.${verb}`)}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <Stack gap={3}>
          <p>{t(`verb.text.${verb}`)}</p>
          {asksScope && <VerbScope value={scope} onChange={setScope} />}
          {verb === 'reschedule' && (
            <NewTimes
              planned={subject}
              times={times}
              onChange={setTimes}
              onProblem={(of, problem) => setTyped((before) => ({ ...before, [of]: problem }))}
            />
          )}
          {verb === 'moveOnline' && (
            <Stack gap={1}>
              <label htmlFor={`${id}-url`} className={textStyles.label}>
                {t('verb.url')}
              </label>
              <TextInput id={`${id}-url`} type="url" value={url} onChange={setUrl} placeholder="https://" />
            </Stack>
          )}
          <Stack gap={1}>
            <label htmlFor={`${id}-note`} className={textStyles.label}>
              {t('verb.note')}
            </label>
            <TextArea
              id={`${id}-note`}
              rows={2}
              value={note}
              onChange={setNote}
              aria-describedby={`${id}-limits`}
              // A date that was dragged is chosen already.
              data-first-focus={startTime !== undefined || undefined}
            />
            <p id={`${id}-limits`} className={textStyles.hint}>
              {t('verb.noteLimits')}
            </p>
          </Stack>
          <VerbPreview
            title={subject.title}
            status={STATUS_AFTER[verb]}
            before={before}
            after={planAfter(verb, before, { times, url: url.trim() })}
            note={note}
            others={asksScope && scope !== 'THIS' ? t(`verb.others.${verb}`) : undefined}
          />
          <VerbNotice eventId={subject.id} notifies={notifies} onChange={setNotifies} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** As the server changes it. */
function planAfter(
  verb: AskedVerb,
  before: ShownPlan,
  { times, url }: { readonly times: ChosenTimes; readonly url: string },
): ShownPlan {
  if (verb === 'moveOnline') return { ...before, onlineUrl: url };
  return verb === 'reschedule' ? { ...before, startTime: times.start, endTime: times.end } : before;
}
