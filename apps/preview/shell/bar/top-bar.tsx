import { useUnit } from 'effector-react'
import {
  Check,
  ChevronDown,
  ChevronsUpDown,
  CloudAlert,
  CloudCheck,
  CloudOff,
  CloudUpload,
  DoorOpen,
  Eye,
  GitCompareArrows,
  Link,
  Redo2,
  Search,
  Send,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'

import { copyLinkFx } from '../view-settings/copy-link.ts'
import { $changedNames, $doc, $future, $head, $past, $workspace, baseBrand, redone, undone } from '../../model/documents/documents.ts'
import { $saving, $conflicts, saveRetried } from '../../model/drafts/saving.ts'
import { $storageFailure } from '../../model/drafts/storage-failure.ts'
import { $blockingCount } from '../../model/view/problems.ts'
import { $stuckCanary } from '../../model/releases/canary.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { addressOf } from '../../model/view/showing.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { Keys } from '../../../kit/buttons/keys.tsx'
import { Menu } from '../../../kit/popups/menu.tsx'
import { lazyComponent } from '../../../kit/i18n/lazy-component.ts'
import { t, useLanguage } from '../../../kit/i18n/words.ts'
import { panelToggled, $panels } from '../../model/panels.ts'
import { useBrandEntries, useFoyerEntries } from './bar-menus.ts'
import { useDocumentMenu } from './document-menu.ts'
import { kindIcons } from '../documents/kinds.ts'
import { Toolbar } from '../../../kit/layout/toolbar.tsx'
import { useNarrower } from '../../../kit/layout/window-width.ts'
import styles from './top-bar.module.css'

const Brands = lazyComponent(
  () => import('./shared-document.tsx'),
  ({ Brands }) => Brands,
)

const People = lazyComponent(
  () => import('./people.tsx'),
  ({ People }) => People,
)

const OperatorMenu = lazyComponent(
  () => import('./operator.tsx'),
  ({ OperatorMenu }) => OperatorMenu,
)

const CanaryMark = lazyComponent(
  () => import('../../review/canary/canary-mark.tsx'),
  ({ CanaryMark }) => CanaryMark,
)

const $last = $past.map((steps) => steps.at(-1)?.label ?? null)
const $next = $future.map((steps) => steps[0]?.label ?? null)
const $changed = $changedNames.map((names) => names.length)
const $below = $panels.map(({ below }) => below)
const $conflict = $conflicts.map(([conflict]) => conflict?.name ?? null)

/** The document and its fate: which brand, which document, undo, what is saved; search; sharing and reviewing. */
export function TopBar() {
  const openDialog = useUnit(dialogOpened)
  const narrow = useNarrower(1120)
  const tablet = useNarrower(900)
  const phone = useNarrower(560)
  const isTight = useNarrower(1440)
  return (
    <header className={styles.bar} data-part="top" aria-label={t('shell.document-bar')}>
      <Heading />
      <Toolbar label={t('shell.document-bar')} className={styles.start}>
        <FoyerMenu />
        <BrandMenu />
        <span className={styles.slash} aria-hidden="true">
          /
        </span>
        <DocumentMenu />
        <Suspense fallback={null}>
          <Brands />
        </Suspense>
        <span className={styles.rule} aria-hidden="true" />
        <Undoing />
        <Saving />
      </Toolbar>
      {narrow ? (
        <IconButton icon={Search} label={t('shell.search')} shortcut="mod+k" onClick={() => openDialog({ kind: 'palette' })} />
      ) : (
        <button type="button" className={styles.search} onClick={() => openDialog({ kind: 'palette' })}>
          <Search size={16} aria-hidden="true" />
          <span>{t('shell.search')}</span>
          <Keys keys="mod+k" />
        </button>
      )}
      <Toolbar label={t('shell.sharing')} className={styles.end}>
        <Suspense fallback={null}>
          <People />
        </Suspense>
        <Share short={narrow} />
        {tablet ? null : ( // the palette has it, too
          <IconButton kind="default" icon={Eye} label={t('shell.share-preview')} onClick={() => openDialog({ kind: 'links' })} />
        )}
        <Suspense fallback={null}>
          <CanaryMark short={isTight} />
        </Suspense>
        <Review narrow={narrow} short={phone} />
        <Suspense fallback={null}>
          <OperatorMenu />
        </Suspense>
      </Toolbar>
    </header>
  )
}

/** The page's heading for screen readers, and the title of the browser tab. */
function Heading() {
  const { doc, document: body } = useUnit({ doc: $doc, document: $head })
  const title = t('shell.heading', { name: documentTitle(doc, body) })
  useEffect(() => {
    document.title = title
  }, [title])
  return <h1 className="visually-hidden">{title}</h1>
}

function FoyerMenu() {
  return (
    <Menu
      label={t('shell.foyer')}
      items={useFoyerEntries}
      trigger={<IconButton kind="quiet" icon={DoorOpen} label={t('shell.foyer')} className={styles.logo} />}
    />
  )
}

function BrandMenu() {
  const workspace = useUnit($workspace)
  if (!workspace) return null
  const now =
    workspace.brand === baseBrand ? t('shell.shared') : (workspace.brands.find(({ id }) => id === workspace.brand)?.name ?? workspace.brand)
  return (
    <Menu
      label={t('shell.brand')}
      items={useBrandEntries}
      trigger={
        <Button kind="quiet" after={ChevronsUpDown} className={styles.brand} aria-label={t('shell.brand-is', { name: now })}>
          {now}
        </Button>
      }
    />
  )
}

function DocumentMenu() {
  const { doc, document } = useUnit({ doc: $doc, document: $head })
  const name = documentTitle(doc, document)
  const address = addressOf(document)
  const [kind = ''] = doc.split('/')
  return (
    <Menu
      label={t('shell.document-menu', { name })}
      items={useDocumentMenu}
      trigger={
        <Button
          kind="quiet"
          icon={kindIcons[kind] ?? kindIcons.page}
          after={ChevronDown}
          className={styles.document}
          aria-label={t('shell.document-is', { name, address: address ?? '' })}
        >
          <span>{name}</span>
          {address === undefined ? null : (
            <code className={styles.address} dir="ltr">
              {address}
            </code>
          )}
        </Button>
      }
    />
  )
}

function Undoing() {
  const { past, future, undo, redo } = useUnit({ past: $last, future: $next, undo: undone, redo: redone })
  return (
    <>
      <IconButton
        icon={Undo2}
        className={styles.mirrors}
        label={past === null ? t('shell.undo') : t('shell.undo-step', { step: past })}
        shortcut="mod+z"
        disabled={past === null ? t('shell.nothing-to-undo') : false}
        onClick={() => undo()}
      />
      <IconButton
        icon={Redo2}
        className={styles.mirrors}
        label={future === null ? t('shell.redo') : t('shell.redo-step', { step: future })}
        shortcut="mod+shift+z"
        disabled={future === null ? t('shell.nothing-to-redo') : false}
        onClick={() => redo()}
      />
    </>
  )
}

const savingIcons = { saved: CloudCheck, saving: CloudUpload, failed: CloudAlert, offline: CloudOff, conflict: GitCompareArrows }

/** The state of saving. A conflict is announced; a failure is by the model. */
function Saving() {
  const { saving, storageFailure, conflict, changed, announce, retry, openDialog } = useUnit({
    saving: $saving,
    storageFailure: $storageFailure,
    conflict: $conflict,
    changed: $changed,
    announce: announced,
    retry: saveRetried,
    openDialog: dialogOpened,
  })
  useEffect(() => {
    if (saving === 'conflict') announce({ text: t('shell.saving-announced'), assertive: true })
  }, [saving, announce])
  const Icon = savingIcons[saving]
  const text =
    saving === 'saved' && changed === 0
      ? t('shell.saving.unchanged')
      : storageFailure !== null && (saving === 'saved' || saving === 'offline')
        ? t(`shell.saving.${saving}-unstored`)
        : t(`shell.saving.${saving}`)
  if (saving === 'saved' || saving === 'saving')
    return (
      <span className={styles.saving}>
        <Icon size={15} aria-hidden="true" />
        <span>{text}</span>
      </span>
    )
  return (
    <Button
      kind="quiet"
      icon={Icon}
      className={saving === 'offline' ? styles.know : styles.fault}
      onClick={() => (saving === 'conflict' && conflict !== null ? openDialog({ kind: 'conflict', document: conflict }) : retry())}
    >
      {text}
    </Button>
  )
}

function Share({ short }: { short: boolean }) {
  const copyLink = useUnit(copyLinkFx)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [copied])
  const share = () => void copyLink().then(setCopied)
  if (short)
    return (
      <IconButton kind="default" icon={copied ? Check : Link} label={t(copied ? 'view-settings.copied' : 'shell.share')} onClick={share} />
    )
  return (
    <Button icon={copied ? Check : Link} onClick={share}>
      {t(copied ? 'view-settings.copied' : 'shell.share')}
    </Button>
  )
}

/**
 * The only way to publish. A problem that blocks it is shown instead. In a narrow window the sentence about it is shortened to what is
 * counted, or the name of the document would have no room.
 */
function Review({ narrow, short }: { narrow: boolean; short: boolean }) {
  const { changed, blocking, below, stuck, toggle, openDialog } = useUnit({
    stuck: $stuckCanary,
    changed: $changed,
    blocking: $blockingCount,
    below: $below,
    toggle: panelToggled,
    openDialog: dialogOpened,
  })
  useLanguage()
  const blocked = blocking > 0 && changed > 0
  const words = blocked
    ? t('shell.blocks', { count: blocking })
    : changed === 0
      ? t('shell.review')
      : t('shell.review-n', { count: changed })
  const showProblems = () => {
    if (below !== 'problems') toggle('problems')
  }
  const way = blocked
    ? { kind: 'danger' as const, icon: TriangleAlert, onClick: showProblems }
    : {
        kind: 'primary' as const,
        icon: Send,
        disabled: changed === 0 && t('shell.nothing-to-review'),
        onClick: () => openDialog({ kind: 'review' }),
      }
  const label = stuck ? t('shell.waits-for', { review: words, number: stuck.number }) : words
  const loud = stuck && {
    icon: TriangleAlert,
    className: styles.stuck,
    ...(changed === 0 && { disabled: false, onClick: () => openDialog({ kind: 'canary', number: stuck.number }) }),
  }
  return short ? (
    <IconButton {...way} {...loud} label={label} />
  ) : (
    <Button {...way} {...loud} aria-label={label}>
      {narrow && blocked && !stuck ? t('shell.problems-n', { count: blocking }) : label}
    </Button>
  )
}
