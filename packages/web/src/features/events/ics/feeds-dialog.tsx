import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EventFeed } from '@toasoan/contract/features/events/ics/ics.ts';
import { icsEndpoints } from '@toasoan/contract/features/events/ics/ics-endpoints.ts';
import type { EventListQuery } from '@toasoan/contract/features/events/list/event-list.ts';
import { Copy, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { randomId } from '#web/core/random-id.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { RowMenu } from '#web/ui/table/row-menu.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { eventKeys } from '../event-queries.ts';
import styles from './ics.module.css';

interface FeedsDialogProps {
  /** A new feed has the filters of the list. */
  readonly query: EventListQuery;
  readonly onClose: () => void;
}

/** Calendars that programs subscribe to; an address is shown once, right after it was made. */
export function FeedsDialog({ query, onClose }: FeedsDialogProps) {
  const { t } = useTranslation(['ics', 'ui']);
  const id = useId();
  const projectId = useProjectId();
  const client = useQueryClient();
  const key = eventKeys(projectId, 'feeds');
  const feeds = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(icsEndpoints.feeds, { signal }),
  }).data?.items;
  const [name, setName] = useState('');
  const [address, setAddress] = useState<string>();
  const show = ({ address: made }: { readonly address?: string | undefined }) =>
    setAddress(made === undefined ? undefined : new URL(made, location.origin).href);
  const onSettled = () => invalidate(client, { queryKey: key });
  const making = useMutation({
    mutationFn: () =>
      call(icsEndpoints.createFeed, {
        body: { name: name.trim(), filters: feedFiltersOf(query) },
        idempotencyKey: randomId(),
      }),
    onSuccess: (feed) => {
      setName('');
      show(feed);
    },
    onSettled,
  });
  const renewing = useMutation({
    mutationFn: (feed: EventFeed) => call(icsEndpoints.renewFeed, { params: { id: feed.id } }),
    onSuccess: show,
    onSettled,
  });
  const ending = useMutation({
    mutationFn: (feed: EventFeed) => call(icsEndpoints.removeFeed, { params: { id: feed.id } }),
    onSettled,
  });
  async function ask(feed: EventFeed, what: 'renew' | 'end') {
    const isSure = await confirm({
      title: t(`${what}.title`, { name: feed.name }),
      text: t(`${what}.text`),
      action: t(`${what}.do`),
      tone: 'danger',
    });
    if (isSure) (what === 'renew' ? renewing : ending).mutate(feed);
  }
  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', text: t('copied') });
  }
  return (
    <Dialog title={t('feeds')} onClose={onClose} actions={<Button onClick={onClose}>{t('ui:close')}</Button>}>
      <Stack gap={3}>
        <p>{t('feedsHint')}</p>
        {address !== undefined && (
          <Banner tone="success">
            <Stack gap={1}>
              <span>{t('once')}</span>
              <code className={styles.address}>{address}</code>
              <span>
                <Button size="compact" icon={<Copy size={14} />} onClick={() => void copy(address)}>
                  {t('copy')}
                </Button>
              </span>
            </Stack>
          </Banner>
        )}
        {feeds === undefined && <Spinner />}
        <ul>
          {feeds?.map((feed) => (
            <li key={feed.id} className={styles.feed}>
              <span className={styles.facts}>
                <span className={textStyles.strong}>{feed.name}</span>
                <span>
                  {feed.owner.name} · {t('reads', { count: feed.reads })}
                  {feed.lastReadTime && (
                    <>
                      , <DateText time={feed.lastReadTime} isShort />
                    </>
                  )}
                </span>
              </span>
              <RowMenu
                label={feed.name}
                items={() => [
                  {
                    key: 'renew',
                    label: t('renew.do'),
                    icon: <RefreshCw size={16} />,
                    onSelect: () => void ask(feed, 'renew'),
                  },
                  {
                    key: 'end',
                    label: t('end.do'),
                    icon: <Trash2 size={16} />,
                    tone: 'danger',
                    onSelect: () => void ask(feed, 'end'),
                  },
                ]}
              />
            </li>
          ))}
        </ul>
        <Stack gap={1}>
          <label htmlFor={id} className={textStyles.label}>
            {t('newFeed')}
          </label>
          <Row gap={2} wrap={false}>
            <TextInput id={id} value={name} onChange={setName} maxLength={80} placeholder={t('feedName')} />
            <Button
              icon={<Plus size={16} />}
              busy={making.isPending}
              disabledReason={name.trim() === '' ? t('feedNameNeeded') : undefined}
              onClick={() => making.mutate()}
            >
              {t('make')}
            </Button>
          </Row>
          <p className={textStyles.hint}>{t('newFeedHint')}</p>
        </Stack>
      </Stack>
    </Dialog>
  );
}

/** A feed goes with the time: it has neither tab, days nor order. */
function feedFiltersOf(query: EventListQuery) {
  const {
    page: _page,
    limit: _limit,
    happy: _happy,
    view: _view,
    sort: _sort,
    from: _from,
    to: _to,
    hasPicture: _picture,
    hasPoint: _point,
    ...filters
  } = query;
  return filters;
}
