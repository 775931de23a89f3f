import { EVENT_TYPE_TEXTS, TICKET_TEXTS } from '@toasoan/contract/features/events/event-kind-texts.ts';
import { EVENT_TYPES, TICKET_TYPES } from '@toasoan/contract/features/events/event-kinds.ts';
import { MAX_CATEGORIES, MAX_TAGS } from '@toasoan/contract/features/posts/post-limits.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useSessionPart } from '#web/features/articles/public.ts';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import {
  AddToGallery,
  ChooseFiles,
  CoverFields,
  FileCard,
  GalleryList,
  usePostFile,
} from '#web/features/posts/public-files.ts';
import { RelatedPosts } from '#web/features/posts/public-related.ts';
import { languageName } from '#web/features/projects/public.ts';
import { TagPicker } from '#web/features/tags/public.ts';
import { TranslationsPanel } from '#web/patterns/translation-slots/translations-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart, useSettledPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { CoveragePanel } from '../coverage/coverage-panel.tsx';
import { PERFORMER_TYPES } from '../organizer-types.ts';
import { QuotesAfterSave } from '../quotes/quotes-after-save.tsx';
import { DatesPanel } from '../recurrence/dates-panel.tsx';
import { PlanPanel } from '../verbs/plan-panel.tsx';
import { AccountPicker } from './account-picker.tsx';
import { ChecklistPanel } from './checklist-panel.tsx';
import { ChoiceField, EventField, LongTextField, SwitchField, TextField } from './event-field.tsx';
import { EventPanel, type PanelProps } from './event-panel.tsx';

const MAX_RELATED = 20;
const ADVISED_TITLE = 70;
const ADVISED_DESCRIPTION = 160;

/** The panels about the event, in the order in which a newsroom needs them. */
export function EventInspector({ session }: PanelProps) {
  const event = useSessionPart(session, (state) => state.record);
  return (
    <>
      {event && <PlanPanel event={event} session={session} />}
      {event && <QuotesAfterSave event={event} />}
      {event && <CoveragePanel event={event} />}
      <ChecklistPanel session={session} />
      <TermsPanel session={session} />
      <PicturesPanel session={session} />
      {event && <DatesPanel event={event} session={session} />}
      <TicketsPanel session={session} />
      <GuestsPanel session={session} />
      <RelatedPanel session={session} />
      <ContactPanel session={session} />
      <SeoPanel session={session} />
      {event && <TranslationsPanel kind="EVENT" id={event.id} title={event.title} />}
      <EventPanel session={session} name="note">
        <LongTextField session={session} name="internalNote" />
      </EventPanel>
    </>
  );
}

function TermsPanel({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const categories = useCategoryOptions();
  const type = useFormPart(session.form, ({ values }) => values.eventType);
  return (
    <EventPanel
      session={session}
      name="terms"
      openAtFirst
      summary={EVENT_TYPE_TEXTS[type][currentLanguage()]}
    >
      <ChoiceField
        session={session}
        name="eventType"
        options={EVENT_TYPES.map((value) => ({ value, label: EVENT_TYPE_TEXTS[value][currentLanguage()] }))}
      />
      <EventField session={session} name="categoryIds">
        {(control, label) => (
          <MultiSelect
            {...control}
            label={label}
            addLabel={t('category.add')}
            options={categories}
            max={MAX_CATEGORIES}
          />
        )}
      </EventField>
      <EventField session={session} name="tags">
        {(control) => <TagPicker {...control} max={MAX_TAGS} />}
      </EventField>
      <EventField session={session} name="keywords">
        {(control) => <TagInput {...control} />}
      </EventField>
      <ChoiceField
        session={session}
        name="lang"
        options={RECORD_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
      />
    </EventPanel>
  );
}

function PicturesPanel({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const cover = useFormPart(session.form, ({ values }) => values.cover);
  const count = useFormPart(session.form, ({ values }) => values.gallery.length);
  return (
    <EventPanel
      session={session}
      name="pictures"
      openAtFirst
      summary={cover ? t('pictures.summary', { count }) : t('pictures.none')}
    >
      <CoverFields session={session} />
      <div data-field="gallery">
        <GalleryList session={session} />
        <AddToGallery session={session} />
      </div>
    </EventPanel>
  );
}

function TicketsPanel({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const { form } = session;
  const type = useFormPart(form, ({ values }) => values.ticketType);
  const capacity = useFormPart(form, ({ values }) => values.capacity);
  const summary = [
    TICKET_TEXTS[type][currentLanguage()],
    capacity !== null && t('tickets.places', { count: capacity, n: formatNumber(capacity) }),
  ];
  return (
    <EventPanel session={session} name="tickets" summary={summary.filter(Boolean).join(' · ')}>
      <ChoiceField
        session={session}
        name="ticketType"
        options={TICKET_TYPES.map((value) => ({ value, label: TICKET_TEXTS[value][currentLanguage()] }))}
      />
      {type === 'PAID' && (
        <EventField session={session} name="price" required>
          {(control) => <NumberInput {...control} min={0} step={10_000} after="đ" />}
        </EventField>
      )}
      {type !== 'FREE' && <TextField session={session} name="ticketUrl" type="url" />}
      <TextField session={session} name="registerUrl" type="url" />
      <EventField session={session} name="registerDeadline">
        {(control) => <DateTimeInput {...control} />}
      </EventField>
      <EventField session={session} name="capacity">
        {(control) => <NumberInput {...control} min={1} step={10} />}
      </EventField>
    </EventPanel>
  );
}

function GuestsPanel({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const count = useFormPart(session.form, ({ values }) => values.performerIds.length);
  const text = useSettledPart(session.form, ({ values }) => values.performerText);
  return (
    <EventPanel session={session} name="guests" summary={count > 0 ? t('guests', { count }) : text}>
      <EventField session={session} name="performerIds">
        {(control, label) => (
          <AccountPicker
            {...control}
            session={session}
            types={PERFORMER_TYPES}
            label={label}
            onChange={(ids) => control.onChange([...ids])}
          />
        )}
      </EventField>
      <LongTextField session={session} name="performerText" rows={2} />
    </EventPanel>
  );
}

function RelatedPanel({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const count = useFormPart(session.form, ({ values }) => values.relatedPostIds.length);
  return (
    <EventPanel session={session} name="related" summary={t('related', { count })}>
      <EventField session={session} name="relatedPostIds">
        {(control, label) => (
          <RelatedPosts
            {...control}
            label={label}
            ownId={undefined}
            max={MAX_RELATED}
            onChange={(ids) => control.onChange([...ids])}
          />
        )}
      </EventField>
    </EventPanel>
  );
}

function ContactPanel({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const summary = useSettledPart(
    session.form,
    ({ values }) => values.contactPhone || values.contactEmail || values.contactName,
  );
  return (
    <EventPanel session={session} name="contact" summary={summary || t('contact.none')}>
      <TextField session={session} name="contactName" />
      <TextField session={session} name="contactPhone" type="tel" placeholder="024 3942 1061" />
      <TextField session={session} name="contactEmail" type="email" placeholder="lienhe@toasoan.local" />
    </EventPanel>
  );
}

function SeoPanel({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const { form } = session;
  const title = useSettledPart(form, ({ values }) => values.title);
  const address = useSettledPart(form, ({ values }) => values.slug || slugOf(values.title));
  const isHidden = useFormPart(form, ({ values }) => values.noindex);
  return (
    <EventPanel session={session} name="seo" summary={isHidden ? t('name.noindex') : `/${address}`}>
      <EventField session={session} name="slug">
        {(control) => <TextInput {...control} before="/" placeholder={slugOf(title)} spellCheck={false} />}
      </EventField>
      <TextField session={session} name="seoTitle" counter={ADVISED_TITLE} placeholder={title} />
      <LongTextField session={session} name="seoDescription" counter={ADVISED_DESCRIPTION} />
      <SharePicture session={session} />
      <TextField session={session} name="canonicalUrl" type="url" />
      <SwitchField session={session} name="noindex" />
    </EventPanel>
  );
}

/** The picture that social networks show instead of the cover. */
function SharePicture({ session }: PanelProps) {
  const { t } = useTranslation('files');
  const id = useFormPart(session.form, ({ values }) => values.ogImageId);
  const file = usePostFile(session, id);
  return (
    <EventField session={session} name="ogImageId" label={t('share')}>
      {() => (
        <>
          {id !== null && <FileCard file={file} />}
          <Row>
            <ChooseFiles
              label={t(id === null ? 'share.choose' : 'share.change')}
              kinds={['IMAGE']}
              onPick={([picked]) => picked && session.form.set('ogImageId', picked.id)}
            />
            {id !== null && (
              <Button onClick={() => session.form.set('ogImageId', null)}>{t('remove')}</Button>
            )}
          </Row>
        </>
      )}
    </EventField>
  );
}
