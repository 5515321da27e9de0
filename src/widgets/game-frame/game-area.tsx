import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { useIsServerHtml } from '../../runtime/ui/text/server-html.ts'
import { classes } from '../../runtime/ui/class-names.ts'
import { isFromGame, messageOf } from './messages.ts'
import type { GameMessage } from './messages.ts'
import { sandboxOf } from './sandbox.ts'
import styles from './view.module.css'

type Props = {
  url: string
  name: string
  slowMs: number
  failMs: number
  t: Translate
  frame: RefObject<HTMLIFrameElement | null>
  onReload: () => void
  onBack: () => void
  onMessage: (message: GameMessage) => void
}

/**
 * The frame of a started game, drawn anew for every address. Until it has loaded a sentence replaces it: that it loads, then
 * that it takes long, then that it failed; one that comes late is still shown. Nothing covers a game that has loaded.
 */
export function GameArea({ url, name, slowMs, failMs, t, frame, onReload, onBack, onMessage }: Props) {
  const [state, setState] = useState<'loading' | 'slow' | 'failed' | 'loaded'>('loading')
  const heard = useRef(onMessage)
  useEffect(() => {
    heard.current = onMessage
  })
  useEffect(() => {
    const later = (ms: number, next: 'slow' | 'failed') => setTimeout(() => setState((now) => (now === 'loaded' ? now : next)), ms)
    const timers = [later(slowMs, 'slow'), later(failMs, 'failed')]
    return () => timers.forEach(clearTimeout)
  }, [slowMs, failMs])
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = frame.current && isFromGame(event, frame.current, url, window.location.origin) ? messageOf(event.data) : undefined
      if (message) heard.current(message)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [url, frame])

  const isServerHtml = useIsServerHtml() // a game that loads before our scripts would not be heard
  const there = state === 'loaded'
  useEffect(() => {
    // The keys belong to the game, unless the player is at a button already
    const at = document.activeElement
    if (there && (at === null || at === document.body || at instanceof HTMLDialogElement)) frame.current?.focus({ preventScroll: true })
  }, [there, frame])
  const wait = state === 'loaded' ? null : state
  return (
    <div className={styles.area} aria-busy={wait === 'loading' || wait === 'slow'}>
      {isServerHtml ? null : (
        <iframe
          ref={frame}
          className={classes(styles.frame, wait && styles.waiting)}
          title={name}
          src={url}
          sandbox={sandboxOf(url, window.location.origin)}
          allow="autoplay; fullscreen; clipboard-write; screen-wake-lock"
          referrerPolicy="strict-origin"
          onLoad={() => setState('loaded')}
        />
      )}
      {wait === null ? null : (
        <div className={styles.wait}>
          <output className={styles.say}>
            {wait === 'loading' ? <span className={styles.spinner} aria-hidden="true" /> : null}
            <span className={styles.title}>{t(wait)}</span>
            {wait === 'loading' ? null : <span className={styles.text}>{t(`${wait}_text`)}</span>}
          </output>
          {wait === 'loading' ? null : (
            <div className={styles.ways}>
              <Button kind="secondary" icon="refresh" onClick={onReload}>
                {t('reload')}
              </Button>
              <Button kind="ghost" onClick={onBack}>
                {t('back')}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
