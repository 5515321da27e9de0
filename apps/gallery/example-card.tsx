import { useUnit } from 'effector-react'
import { ExternalLink } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { classes } from '../../src/runtime/ui/class-names.ts'
import { Badge } from '../kit/buttons/badge.tsx'
import { Button } from '../kit/buttons/button.tsx'
import { Notice } from '../kit/layout/notice.tsx'
import { Skeleton } from '../kit/layout/skeleton.tsx'
import { t } from '../kit/i18n/words.ts'
import { FromExample } from '../kit/examples/example-messages.ts'
import type { ExampleState, Shown } from '../kit/examples/example-messages.ts'
import { $drawnProps, $frames, $view, exampleKey, frameTold, viewChanged } from './gallery-model.ts'
import type { Frame } from './gallery-model.ts'
import { exampleAddress } from './shown-address.ts'
import styles from './example-card.module.css'

/** The frame scrolls beyond this height, in px of the example. */
const [leastHeight, mostHeight] = [96, 1_200]
const answersWithinMs = 15_000

/** One example in its frame, with how it came out. It is the one whose props and intents are beside it when it is chosen. */
export function ExampleCard({
  widget,
  example,
  state,
  title,
  isRightToLeft,
}: {
  widget: string
  example: string
  state: ExampleState
  title: string
  isRightToLeft: boolean
}) {
  const { view, frames, props, change } = useUnit({ view: $view, frames: $frames, props: $drawnProps, change: viewChanged })
  const key = exampleKey({ example, state })
  const isChosen = key === exampleKey(view)
  const frame = frames[key] ?? {}
  const shown: Shown = {
    widget,
    example,
    state,
    language: view.language,
    theme: view.theme,
    brand: view.brand,
    ...(isChosen && props && { props }),
  }
  return (
    <article className={classes(styles.card, isChosen && styles.chosen)} aria-label={title}>
      <header className={styles.head}>
        <button
          type="button"
          className={styles.title}
          aria-pressed={isChosen}
          aria-label={t('gallery.choose-example', { title })}
          onClick={() => change({ example, state })}
        >
          {title}
        </button>
        <code dir="ltr">{state === 'ready' ? example : `usual · ${state}`}</code>
        {isRightToLeft && view.language === 'own' ? <Badge>{t('gallery.right-to-left')}</Badge> : null}
        <span className={styles.outcome}>
          <OutcomeBadge frame={frame} />
          <a href={exampleAddress(shown)} target="_blank" rel="noopener" aria-label={t('gallery.open-alone-of', { title })}>
            <ExternalLink size={14} aria-hidden="true" />
            <span>{t('gallery.open-alone')}</span>
          </a>
        </span>
      </header>
      {frame.outcome?.status === 'crashed' || frame.outcome?.status === 'unknown' ? (
        <Notice kind="fault" title={t('gallery.crashed', { widget })}>
          <code dir="ltr">{frame.outcome.fault}</code>
          <span>{` ${t('gallery.crashed-others')}`}</span>
        </Notice>
      ) : null}
      <FrameOf frameKey={key} shown={shown} width={Number(view.width)} title={title} frame={frame} />
    </article>
  )
}

function OutcomeBadge({ frame: { outcome } }: { frame: Frame }) {
  if (!outcome) return null
  if (outcome.status === 'nothing') return <Badge kind="amber">{t('gallery.draws-nothing')}</Badge>
  if (outcome.status !== 'drawn') return <Badge kind="red">{t('gallery.does-not-draw')}</Badge>
  return <Badge quiet>{t('gallery.renders', { count: outcome.renders })}</Badge>
}

/** The frame, as wide as the chosen width and smaller where the gallery has less room. Another look changes what it draws in place. */
function FrameOf({ frameKey, shown, width, title, frame }: { frameKey: string; shown: Shown; width: number; title: string; frame: Frame }) {
  const tell = useUnit(frameTold)
  const element = useRef<HTMLIFrameElement>(null)
  const [{ room, isNear }, box] = useBox()
  const [first] = useState(() => exampleAddress(shown))
  const [attempt, setAttempt] = useState(0)
  const isSlow = useTimeout(isNear && frame.outcome === undefined, attempt)
  const wanted = JSON.stringify(shown)
  const isReady = useRef(false)
  const drawn = useRef(wanted) // by its address

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (origin !== location.origin || source === null || source !== element.current?.contentWindow) return
      const message = FromExample.safeParse(data)
      if (!message.success) return
      tell({ key: frameKey, message: message.data })
      if (message.data.kind === 'ready') isReady.current = true
      if (message.data.kind === 'ready' && wanted !== drawn.current) send()
    }
    const send = () => {
      drawn.current = wanted
      element.current?.contentWindow?.postMessage({ to: 'example', shown: JSON.parse(wanted) as Shown }, location.origin)
    }
    window.addEventListener('message', hear)
    if (isReady.current && drawn.current !== wanted) send()
    return () => window.removeEventListener('message', hear)
  }, [frameKey, tell, wanted])

  const height = Math.min(Math.max(frame.height ?? 160, leastHeight), mostHeight)
  const scale = room > 0 ? Math.min(1, room / width) : 1
  return (
    <div ref={box} className={styles.stage} style={{ blockSize: height * scale }}>
      {isNear ? (
        <iframe
          key={attempt}
          ref={element}
          title={t('gallery.frame', { title })}
          src={first}
          className={styles.frame}
          style={{
            width,
            height,
            transform: scale < 1 ? `scale(${scale})` : undefined,
            left: Math.max(0, (room - width * scale) / 2),
          }}
        />
      ) : null}
      {frame.outcome ? null : (
        <div className={styles.waits}>
          {isSlow ? (
            <Notice
              kind="warn"
              title={t('gallery.no-answer')}
              action={<Button onClick={() => setAttempt(attempt + 1)}>{t('gallery.again')}</Button>}
            />
          ) : (
            <Skeleton height={height * scale} />
          )}
        </div>
      )}
    </div>
  )
}

/** The width of an element in px, 0 until it is measured, and whether it has been near to what is seen of the page. */
function useBox(): [{ room: number; isNear: boolean }, RefObject<HTMLDivElement | null>] {
  const element = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [isNear, setNear] = useState(false)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return undefined
    const measure = () => setRoom(box.clientWidth)
    measure()
    const sizes = new ResizeObserver(measure)
    const places = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: '400px',
    })
    sizes.observe(box)
    places.observe(box)
    return () => {
      sizes.disconnect()
      places.disconnect()
    }
  }, [])
  return [{ room, isNear }, element]
}

/** Whether something has been waited for too long. Another `attempt` begins anew. */
function useTimeout(waits: boolean, attempt: number): boolean {
  const [slow, setSlow] = useState<number>()
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => setSlow(attempt), answersWithinMs)
    return () => clearTimeout(timer)
  }, [waits, attempt])
  return waits && slow === attempt
}
