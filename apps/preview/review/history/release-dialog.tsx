import { useUnit } from 'effector-react'
import { CircleCheck, RotateCcw, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'

import { $changedNames, $published, $workspace } from '../../model/documents/documents.ts'
import { documentOpened } from '../../model/view/choice.ts'
import type { OpenDialog } from '../../model/documents/opened.ts'
import type { ReleaseConflict } from '../../model/releases/answers.ts'
import { requestsRequested } from '../../model/releases/requests.ts'
import { toastShown } from '../../../kit/messages/toast-list.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { listed, t } from '../../../kit/i18n/words.ts'
import { ReportedConflict } from '../conflicts/conflict-region.tsx'
import { Asked, DifferenceList } from '../releases/difference-list.tsx'
import { longestNote } from '../publishing/publish.ts'
import { actFx } from '../releases/releases.ts'
import type { ActOutcome } from '../releases/releases.ts'
import { useRoleRefusal } from '../who-may.ts'
import styles from '../releases/releases.module.css'
import inspector from '../../../kit/locales/en/inspector.json'
import why from '../../../kit/locales/en/why.json'
import operators from '../../locales/en/operators.json'
import approvals from '../../locales/en/approvals.json'
import order from '../../locales/en/order.json'
import releases from '../../locales/en/releases.json'
import review from '../../locales/en/review.json'

export const words = { approvals, inspector, operators, order, releases, review, why }

type Opened = Extract<OpenDialog, { kind: 'release' }>

function ReleaseDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  return opened.act === 'compare' ? <Compare {...opened} onClose={onClose} /> : <Act {...opened} onClose={onClose} />
}

function Compare({ from, to, onClose }: { from: number; to: number; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={t('releases.compared', { from, to })}
      description={t('releases.compared-text', { from, to })}
    >
      <Asked asked={{ from, to }} />
    </Dialog>
  )
}

const icons = { restore: RotateCcw, revert: Undo2 }
const $drafts = $changedNames.map((names) => names.length)

/** Shows what restoring or reverting a release would change, then does it. A draft stays on top of it. */
function Act({ act, number, onClose }: { act: 'restore' | 'revert'; number: number; onClose: () => void }) {
  const { run, workspace, drafts, askRequests, toast } = useUnit({
    run: actFx,
    workspace: $workspace,
    drafts: $drafts,
    askRequests: requestsRequested,
    toast: toastShown,
  })
  const [outcome, setOutcome] = useState<ActOutcome>()
  const [seen, setSeen] = useState<number>() // the newest release when it was looked at
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)

  const mayNot = useRoleRefusal('publisher')
  const readState = useCallback(async () => {
    setOutcome(undefined)
    const next = await run({ act, of: number, dry: true })
    setOutcome(next)
    if (next.state === 'preview') setSeen(next.number - 1)
  }, [run, act, number])
  useEffect(() => {
    if (mayNot === undefined) void readState()
  }, [readState, mayNot])
  async function decide() {
    setBusy(true)
    const next = await run({ act, of: number, ...(seen !== undefined && { base: seen }), ...(note.trim() && { note: note.trim() }) })
    setBusy(false)
    if (next.state === 'done') onClose()
    else if (next.state === 'asked') {
      askRequests()
      toast({ text: t('approvals.asked'), stays: true })
      onClose()
    } else setOutcome(next)
  }

  const brands = (ids: readonly string[]) => listed(ids.map((brand) => workspace?.brands.find(({ id }) => id === brand)?.name ?? brand))
  const isReady = outcome?.state === 'preview' && outcome.files.length > 0
  return (
    <Dialog
      open
      keep
      onClose={onClose}
      size="wide"
      title={t(`releases.${act}-title`, { number })}
      description={t(`releases.${act}-text`, { number })}
      footer={
        <>
          <Button size="large" onClick={onClose} data-first>
            {t('ui.cancel')}
          </Button>
          {outcome?.state === 'failed' || outcome?.state === 'conflict' ? (
            <Button size="large" onClick={() => void readState()}>
              {t('releases.look-again')}
            </Button>
          ) : null}
          {isReady ? (
            <Button size="large" kind="primary" icon={icons[act]} busy={busy} onClick={() => void decide()}>
              {t(outcome.isAsking ? 'approvals.request' : `releases.${act}`)}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.body}>
        {mayNot !== undefined ? (
          <Notice kind="info">{mayNot}</Notice>
        ) : !outcome ? (
          <Skeleton lines={4} />
        ) : outcome.state === 'preview' && isReady ? (
          <>
            <p>{t('releases.becomes', { number: outcome.number })}</p>
            <DifferenceList files={outcome.files} />
            {drafts > 0 ? <Notice kind="info">{t('releases.draft-stays')}</Notice> : null}
            <Field label={t('releases.note')} hint={t('releases.note-hint')}>
              {(ids) => <TextField {...ids} value={note} maxLength={longestNote} onChange={setNote} />}
            </Field>
          </>
        ) : outcome.state === 'conflict' ? (
          <>
            <p role="alert">{t(`releases.${act}-conflict`)}</p>
            {outcome.conflicts.map((conflict) => (
              <InConflict key={conflict.path} act={act} conflict={conflict} onOpened={onClose} />
            ))}
          </>
        ) : outcome.state === 'refused' || outcome.state === 'failed' ? (
          <div role="alert">
            <Notice kind="fault">
              <p>{outcome.error || t('releases.offline')}</p>
            </Notice>
            {outcome.state === 'refused' ? (
              <ul>
                {outcome.problems.map(({ code, document, pointer, message, brands: of }) => (
                  <li key={`${code} ${document} ${pointer} ${of?.join()}`}>
                    {of ? t('review.in-brands', { brands: brands(of), text: message }) : message}
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        ) : (
          <Empty icon={CircleCheck} title={t('releases.unchanged')} text={t(`releases.${act}-unchanged`, { number })} />
        )}
      </div>
    </Dialog>
  )
}

function InConflict({ act, conflict, onOpened }: { act: 'restore' | 'revert'; conflict: ReleaseConflict; onOpened: () => void }) {
  const { open, published } = useUnit({ open: documentOpened, published: $published })
  return (
    <ReportedConflict
      conflict={conflict}
      text={t(conflict.parts.length > 0 ? `releases.${act}-conflict-parts` : `releases.${act}-conflict-whole`)}
      yours={t(`releases.${act}-yours`)}
      action={
        published.has(conflict.document) ? (
          <Button
            size="small"
            onClick={() => {
              open({ doc: conflict.document })
              onOpened()
            }}
          >
            {t('releases.open-document')}
          </Button>
        ) : null
      }
    />
  )
}

export const dialog = ReleaseDialog
