import type { DataRequestDetail } from '@toasoan/contract/features/data-requests/data-request.ts';
import type { DataAct } from '@toasoan/contract/features/data-requests/data-request-states.ts';
import { DATA_ACT_TEXTS } from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import {
  HELD_KIND_FACTS,
  HELD_KINDS,
  type HeldKind,
  type HeldRecord,
  type Holdings,
  heldKeyOf,
  MOST_HELD,
} from '@toasoan/contract/features/data-requests/held-data.ts';
import { Download, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#web/core/api/save-file.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './data-requests.module.css';
import { NamedPostsLine } from './named-posts-line.tsx';
import { useActOnData, useExportHoldings, useLookUpHoldings } from './request-queries.ts';
import { useForgetNamedPosts, useNamedPosts } from './use-named-posts.ts';

/** Where a record is handled by hand. */
const PAGES: Readonly<Record<HeldKind, string | null>> = {
  COMMENT: '/manager_comment?view=all&open=ID',
  CONTEST_ENTRANT: null,
  CONTEST_JUROR: null,
  CONTEST_VOTER: null,
  CORRECTION_REQUEST: '/manager_post/correction_requests?view=all&open=ID',
  DATA_REQUEST: '/view_project?view=data&show=all&open=ID',
  EVENT: '/manager_event/view/ID',
  POST: '/manager_post/view/ID',
  PROFILE: null,
  STAFF: '/manager_user/manager_user_account?open=ID',
  TRANSLATION_SUGGESTION: '/manager_translate/improve_translation?open=ID',
};

interface HoldingsPanelProps {
  readonly item: DataRequestDetail;
  readonly found: Holdings | undefined;
  readonly onFound: (found: Holdings) => void;
}

/** What the house holds of the person, and what can be done with it as the request asks. */
export function HoldingsPanel({ item, found, onFound }: HoldingsPanelProps) {
  const { t } = useTranslation('data-requests');
  const lookUp = useLookUpHoldings();
  const forgetPosts = useForgetNamedPosts();
  function look() {
    forgetPosts(item.id);
    lookUp.mutate(item.id, { onSuccess: onFound });
  }
  return (
    <Stack as="section" gap={2} align="start" aria-labelledby="data-request-held">
      <h3 id="data-request-held" className={textStyles.strong}>
        {t('held.title')}
      </h3>
      {found === undefined ? (
        <>
          <p className={styles.lead}>{t('held.text')}</p>
          <Button icon={<Search size={16} />} busy={lookUp.isPending} onClick={look}>
            {t('held.find')}
          </Button>
        </>
      ) : (
        <Found item={item} found={found} />
      )}
      <Acts item={item} />
    </Stack>
  );
}

function Found({ item, found }: { readonly item: DataRequestDetail; readonly found: Holdings }) {
  const { t } = useTranslation('data-requests');
  const exporting = useExportHoldings();
  const posts = useNamedPosts(item.id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(found.items.filter(({ match }) => match !== 'NAME').map(heldKeyOf)),
  );
  const flip = (key: string) =>
    setChosen(
      (before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]),
    );
  const groups = HELD_KINDS.map((kind) => ({
    kind,
    items: kind === 'POST' ? posts.items : found.items.filter((one) => one.kind === kind),
    hasMore: kind === 'POST' ? !posts.isDone : found.cut.includes(kind),
  })).filter(({ items }) => items.length > 0);

  function send() {
    exporting.mutate(
      { id: item.id, body: { items: [...chosen] } },
      {
        onSuccess: ({ fileName, json, count }) => {
          saveFile(fileName, new Blob([json], { type: 'application/json' }));
          showToast({ tone: 'success', text: t('held.exported', { count }) });
        },
      },
    );
  }
  return (
    <>
      {groups.map((group) => (
        <Group key={group.kind} {...group} chosen={chosen} onFlip={flip} />
      ))}
      {groups.length === 0 && <p>{t(posts.isDone ? 'held.nothing' : 'held.nothingYet')}</p>}
      <NamedPostsLine posts={posts} />
      <Button
        icon={<Download size={16} />}
        busy={exporting.isPending}
        disabledReason={exportProblem()}
        onClick={send}
      >
        {t('held.export', { count: chosen.size })}
      </Button>
    </>
  );

  function exportProblem(): string | undefined {
    if (item.state !== 'IN_PROGRESS') return t('held.verifyFirst');
    if (chosen.size > MOST_HELD) return t('held.tooMany', { max: formatNumber(MOST_HELD) });
    return chosen.size === 0 ? t('held.chooseFirst') : undefined;
  }
}

/** The rest is shown when it is asked for. */
const SHOWN = 50;

interface GroupProps {
  readonly kind: HeldKind;
  readonly items: readonly HeldRecord[];
  readonly hasMore: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onFlip: (key: string) => void;
}

function Group({ kind, items, hasMore, chosen, onFlip }: GroupProps) {
  const { t } = useTranslation('data-requests');
  const [showsAll, setShowsAll] = useState(false);
  const { text, keptBecause } = HELD_KIND_FACTS[kind];
  const language = currentLanguage();
  return (
    <div>
      <p className={styles.group}>
        {text[language]} ({formatNumber(items.length)}
        {hasMore ? '+' : ''}){keptBecause && <> · {t('held.kept', { why: keptBecause[language] })}</>}
      </p>
      <ul className={styles.lines}>
        {items.slice(0, showsAll ? undefined : SHOWN).map((one) => (
          <HeldLine
            key={one.id}
            one={one}
            isChosen={chosen.has(heldKeyOf(one))}
            onFlip={() => onFlip(heldKeyOf(one))}
          />
        ))}
      </ul>
      {!showsAll && items.length > SHOWN && (
        <Button variant="quiet" size="compact" onClick={() => setShowsAll(true)}>
          {t('held.showAll', { count: formatNumber(items.length) })}
        </Button>
      )}
    </div>
  );
}

interface HeldLineProps {
  readonly one: HeldRecord;
  readonly isChosen: boolean;
  readonly onFlip: () => void;
}

function HeldLine({ one, isChosen, onFlip }: HeldLineProps) {
  const { t } = useTranslation('data-requests');
  const page = PAGES[one.kind];
  return (
    <li className={styles.line}>
      <Checkbox aria-label={t('held.choose', { title: one.title })} checked={isChosen} onChange={onFlip} />
      {page === null ? one.title : <TabLink to={page.replace('ID', one.id)}>{one.title}</TabLink>}
      <span className={styles.second}>{t(`match.${one.match}`)}</span>
    </li>
  );
}

/** What the product does by itself; each asks first, since nothing of it can be taken back. */
function Acts({ item }: { readonly item: DataRequestDetail }) {
  const { t } = useTranslation('data-requests');
  const language = currentLanguage();
  const act = useActOnData();
  if (item.acts.length === 0) return null;
  async function run(one: DataAct) {
    const yes = await confirm({
      title: t(`act.${one}.title`),
      text: t(`act.${one}.text`),
      action: DATA_ACT_TEXTS[one][language],
      tone: 'danger',
    });
    if (!yes) return;
    act.mutate(
      { id: item.id, body: { version: item.version, act: one } },
      { onSuccess: () => showToast({ tone: 'success', text: t('act.done') }) },
    );
  }
  return (
    <>
      <p className={styles.group}>{t('act.title')}</p>
      <Row gap={2}>
        {item.acts.map((one) => (
          <Button key={one} busy={act.isPending} onClick={() => void run(one)}>
            {DATA_ACT_TEXTS[one][language]}
          </Button>
        ))}
      </Row>
    </>
  );
}
