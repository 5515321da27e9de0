import { createEffect, scopeBind } from 'effector'
import { useUnit } from 'effector-react'
import { CloudOff, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'

import { Canary } from '../../../../src/schemas/canary.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { timeIn } from '../../../kit/controls/zone-time.ts'
import { t } from '../../../kit/i18n/words.ts'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { announced } from '../../../kit/messages/announcements.ts'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { dialogOpened } from '../../model/documents/opened.ts'
import type { OpenDialog } from '../../model/documents/opened.ts'
import { readAnswer, sendWrite } from '../../model/releases/answers.ts'
import { $runningCanary, canaryChanged } from '../../model/releases/canary.ts'
import { useRoleRefusal } from '../who-may.ts'
import { audienceWords } from './canary-words.ts'
import type { Audience } from './canary-words.ts'
import { CanaryFigures } from './canary-figures.tsx'
import { FirstPlayersChoice, audienceFrom } from './first-players.tsx'
import type { FirstPlayers } from './first-players.tsx'
import styles from './canary.module.css'
import canary from '../../locales/en/canary.json'
import operators from '../../locales/en/operators.json'
import releases from '../../locales/en/releases.json'

export const words = { canary, operators, releases }

const readFx = createEffect((number: number) => readAnswer(`/api/releases/${number}/canary`, Canary))
/** Changes who gets it first, or gives it to everyone; answers why it failed. */
const changeFx = createEffect(async ({ number, audience }: { number: number; audience?: Audience }): Promise<string | undefined> => {
  const changed = scopeBind(canaryChanged, { safe: true })
  const address = `/api/releases/${number}/canary`
  const outcome = audience
    ? await sendWrite('PATCH', address, Canary, audience)
    : await sendWrite('POST', `${address}/everyone`, Canary, {})
  if (outcome.state !== 'done') return outcome.error || t('releases.offline')
  changed(outcome.value)
  return undefined
})

/** A release that goes to some players first: how it does there, and what can be done with it. */
function CanaryDialog({ opened: { number }, onClose }: { opened: Extract<OpenDialog, { kind: 'canary' }>; onClose: () => void }) {
  const { running, read, change, openDialog, announce } = useUnit({
    running: $runningCanary,
    read: readFx,
    change: changeFx,
    openDialog: dialogOpened,
    announce: announced,
  })
  const mayNot = useRoleRefusal('publisher')
  const [known, setKnown] = useState<Canary>()
  const [failure, setFailure] = useState<string>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<'everyone' | 'change'>()
  const [next, setNext] = useState<FirstPlayers>()
  const newest = running?.number === number ? running : undefined
  const load = useCallback(() => {
    setFailure(undefined)
    return read(number).then(setKnown, ({ message }: Error) => setFailure(message || t('releases.offline')))
  }, [read, number])
  useEffect(() => void load(), [load, newest]) // with each answer to the mark, so that both say the same
  async function act(what: 'everyone' | 'change', audience?: Audience) {
    setBusy(what)
    setError(undefined)
    const refused = await change({ number, ...(audience && { audience }) })
    setBusy(undefined)
    if (refused !== undefined) return setError(refused)
    setNext(undefined)
    announce(
      what === 'everyone' ? t('canary.now-everyone', { number }) : t('canary.goes-to', { number, audience: audienceWords(audience ?? {}) }),
    )
    return load()
  }
  const isRunning = known?.state === 'running' && known.why === undefined
  const chosen = next && audienceFrom(next)
  return (
    <Dialog
      open
      keep={next !== undefined}
      onClose={onClose}
      size="wide"
      title={t('canary.title', { number })}
      description={known ? stateWords(known) : undefined}
      footer={
        <>
          <Button size="large" onClick={onClose} data-first>
            {t('ui.close')}
          </Button>
          {isRunning ? (
            <>
              <Button
                size="large"
                kind={known?.verdict === 'worse' ? 'primary' : 'default'}
                icon={Undo2}
                disabled={mayNot ?? false}
                onClick={() => openDialog({ kind: 'release', act: 'revert', number })}
              >
                {t('releases.revert')}
              </Button>
              <Button
                size="large"
                kind={known?.verdict === 'worse' ? 'default' : 'primary'}
                busy={busy === 'everyone'}
                disabled={mayNot ?? busy === 'change'}
                onClick={() => void act('everyone')}
              >
                {t('canary.give-everyone')}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <div className={styles.body}>
        {known === undefined ? (
          failure === undefined ? (
            <Skeleton lines={5} />
          ) : (
            <Empty
              icon={CloudOff}
              title={t('canary.failed')}
              text={failure}
              action={<Button onClick={() => void load()}>{t('releases.again')}</Button>}
            />
          )
        ) : (
          <>
            <Verdict canary={known} />
            <CanaryFigures canary={known} />
            {known.holdsUp.length > 0 && isRunning ? (
              <Notice kind="warn" title={t('canary.holds-up', { count: known.holdsUp.length, numbers: known.holdsUp.join(', ') })}>
                {t('canary.holds-up-text', { number })}
              </Notice>
            ) : null}
            {failure === undefined ? null : (
              <div role="alert">
                <Notice
                  kind="warn"
                  action={
                    <Button size="small" onClick={() => void load()}>
                      {t('releases.again')}
                    </Button>
                  }
                >
                  {t('canary.old-figures', { why: failure })}
                </Notice>
              </div>
            )}
            {isRunning && mayNot !== undefined ? <Notice kind="info">{mayNot}</Notice> : null}
            {isRunning && mayNot === undefined && !next ? (
              <div>
                <Button
                  onClick={() =>
                    setNext(known.share === undefined ? { kind: 'hosts', hosts: known.hosts ?? [] } : { kind: 'share', share: known.share })
                  }
                >
                  {t('canary.change')}
                </Button>
              </div>
            ) : null}
            {isRunning && next && chosen ? (
              <section className={styles.change} aria-label={t('canary.change')}>
                <FirstPlayersChoice isChange value={next} onChange={setNext} />
                <div className={styles.actions}>
                  <Button
                    kind="primary"
                    busy={busy === 'change'}
                    disabled={chosen.problem ?? false}
                    onClick={() => void act('change', chosen.audience)}
                  >
                    {t('canary.change-to', { audience: audienceWords(chosen.audience ?? {}) })}
                  </Button>
                  <Button onClick={() => setNext(undefined)}>{t('ui.cancel')}</Button>
                </div>
              </section>
            ) : null}
            <div role="alert">{error === undefined ? null : <Notice kind="fault">{error}</Notice>}</div>
          </>
        )}
      </div>
    </Dialog>
  )
}

function stateWords(known: Canary): string {
  const audience = audienceWords(known)
  if (known.state === 'everyone') return t('canary.was-everyone', { audience })
  if (known.state === 'reverted') return t('canary.was-reverted', { audience })
  return t('canary.running', { audience, time: timeIn(known.since) })
}

const tones = { better: 'good', worse: 'fault', 'not-enough-views': 'info' } as const

function Verdict({ canary: { number, verdict, views, control, state, why } }: { canary: Canary }) {
  if (state !== 'running' || why !== undefined)
    return (
      <Notice
        kind={state === 'everyone' ? 'good' : 'fault'}
        title={t(`canary.over-${state === 'running' ? 'reverting' : state}`, { number })}
      >
        {why ?? ''}
      </Notice>
    )
  const figures = { views: views.toLocaleString('en'), control: control.toLocaleString('en'), number }
  return (
    <Notice kind={tones[verdict]} title={t(`canary.verdict-${verdict}`)}>
      {t(`canary.verdict-${verdict}-text`, figures)}
    </Notice>
  )
}

export const dialog = CanaryDialog
