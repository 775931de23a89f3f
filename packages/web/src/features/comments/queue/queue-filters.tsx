import { type CommentOrder, commentOrder } from '@toasoan/contract/features/comments/comment-list.ts';
import { COMMENT_STATES } from '@toasoan/contract/features/comments/comment-states.ts';
import { HELD_RULES } from '@toasoan/contract/features/comments/rules/finding.ts';
import { LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { ArrowDownNarrowWide, SlidersHorizontal, UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { ToggleFilter } from '#web/ui/filters/toggle-filter.tsx';
import { useMedia } from '#web/ui/hooks/use-media.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { BREAKPOINTS } from '#web/ui/tokens/breakpoints.ts';
import { stateName } from '../comment-words.ts';
import type { QueueAddress } from './queue-address.ts';
import { TargetFilter } from './target-filter.tsx';
import type { QueuePage } from './use-queue-page.ts';

/** Search, the usual filters, the others on demand, and the order. */
export function QueueFilters({ page }: { readonly page: QueuePage }) {
  const { t } = useTranslation('comments');
  const [unfolded, setUnfolded] = useState(false);
  const { query, change } = page.address;
  return (
    <ListFilters
      page={page}
      searchLabel={t('title')}
      tools={<OrderMenu address={page.address} />}
      more={
        <Button
          variant="quiet"
          icon={<SlidersHorizontal size={16} />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('filter.more')}
        </Button>
      }
      further={unfolded && <MoreFilters address={page.address} />}
    >
      <TargetFilter page={page} />
      <FilterSelect
        label={t('filter.rule')}
        multiple
        options={HELD_RULES.map((rule) => ({ value: rule, label: t(`ruleName.${rule}`) }))}
        values={query.rule ?? []}
        onChange={(rule) => change({ rule })}
      />
      {query.senderOf !== undefined && (
        <ToggleFilter
          label={t('filter.senderOf')}
          icon={<UserRoundSearch size={16} aria-hidden />}
          isOn
          onChange={() => change({ senderOf: null })}
        />
      )}
    </ListFilters>
  );
}

function MoreFilters({ address }: { readonly address: QueueAddress }) {
  const { t } = useTranslation('comments');
  const categories = useCategoryOptions();
  const { query, change } = address;
  return (
    <>
      <FilterSelect
        label={t('filter.category')}
        options={categories}
        values={query.categoryId === undefined ? [] : [query.categoryId]}
        onChange={([categoryId]) => change({ categoryId: categoryId ?? null })}
      />
      <DateFilter
        label={t('filter.sent')}
        value={{ from: query.from, to: query.to }}
        onChange={({ from, to }) => change({ from: from ?? null, to: to ?? null })}
      />
      <FilterSelect
        label={t('filter.lang')}
        options={LANGUAGES.map((lang) => ({ value: lang, label: t(`lang.${lang}`) }))}
        values={query.lang === undefined ? [] : [query.lang]}
        onChange={([lang]) => change({ lang: lang ?? null })}
      />
      <YesOrNo
        label={t('filter.hasReply')}
        value={query.hasReply}
        onChange={(hasReply) => change({ hasReply })}
      />
      <YesOrNo
        label={t('filter.hasReplyDraft')}
        value={query.hasReplyDraft}
        onChange={(hasReplyDraft) => change({ hasReplyDraft })}
      />
      <YesOrNo
        label={t('filter.isOverdue')}
        value={query.isOverdue}
        onChange={(isOverdue) => change({ isOverdue })}
      />
      {query.view === 'all' && (
        <FilterSelect
          label={t('filter.state')}
          multiple
          options={COMMENT_STATES.map((state) => ({ value: state, label: stateName(state) }))}
          values={query.state ?? []}
          onChange={(state) => change({ state })}
        />
      )}
    </>
  );
}

interface YesOrNoProps {
  readonly label: string;
  readonly value: boolean | undefined;
  readonly onChange: (value: boolean | null) => void;
}

function YesOrNo({ label, value, onChange }: YesOrNoProps) {
  const { t } = useTranslation('comments');
  return (
    <FilterSelect
      label={label}
      options={['true', 'false'].map((one) => ({ value: one, label: t(`filter.${one}`) }))}
      values={value === undefined ? [] : [String(value)]}
      onChange={([one]) => onChange(one === undefined ? null : one === 'true')}
    />
  );
}

function OrderMenu({ address }: { readonly address: QueueAddress }) {
  const { t } = useTranslation('comments');
  const { query, change } = address;
  const isNarrow = useMedia(BREAKPOINTS['--laptop']);
  const name = t(`order.${query.order}`);
  return (
    <MenuButton
      label={t('order')}
      align="end"
      items={commentOrder.options.map((order: CommentOrder) => ({
        key: order,
        label: t(`order.${order}`),
        chosen: order === query.order,
        onSelect: () => change({ order: order === 'due' ? null : order }),
      }))}
    >
      {(trigger) =>
        isNarrow ? (
          <IconButton
            {...trigger}
            icon={<ArrowDownNarrowWide size={18} />}
            label={t('order.now', { order: name })}
          />
        ) : (
          <Button {...trigger} icon={<ArrowDownNarrowWide size={16} />}>
            <span className="visually-hidden">{t('order')}: </span>
            {name}
          </Button>
        )
      }
    </MenuButton>
  );
}
