import { useEffect, useId, useRef, useState } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { useFirstTime } from '../../runtime/ui/text/server-html.ts'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { RichText } from '../../runtime/ui/text/rich-text.tsx'
import { StatusTag } from '../../runtime/ui/records/status-mark.tsx'
import type { Send } from '../../schemas/intents.ts'
import type { Promotion } from '../../schemas/nouns/promotion.ts'
import { PromotionAction } from './action.tsx'
import styles from './view.module.css'
import { figureOf, nextOf, periodOf, typeName } from './words.ts'

type Props = {
  promotion: Promotion
  /** The address names it: its text is open from the start, and it is brought into view. */
  opened: boolean
  /** h2 under the heading of a page, h3 under that of a section. */
  level: 'h2' | 'h3'
  commentLimit: number // in characters
  send: Send<'claim-promotion' | 'join-promotion'>
  t: Translate
}

/**
 * A promotion: picture with the figure of the offer, type and state, title, period, what can be done with it or what comes next. Its text
 * opens over the card as a panel behind a button, so that no other card moves; above the text stand picture, title and period again, for
 * the eye alone, because readers of the page still have those of the card.
 */
export function PromotionCard({ promotion, opened, level: Level, commentLimit, send, t }: Props) {
  const { key, title, html, picture, type, state } = promotion
  const id = useId()
  const figure = figureOf(promotion)
  const card = useRef<HTMLLIElement>(null)
  const [open, setOpen] = useState(opened)
  const acts = useRef<HTMLDivElement>(null)
  const period = periodOf(promotion, useFirstTime(), useTimeWords(), t)
  const next = nextOf(state, t)
  const when = period ? (
    <p className={styles.period}>
      <Icon name="clock" size={14} />
      <span>{period}</span>
    </p>
  ) : null
  useEffect(() => {
    if (opened) card.current?.scrollIntoView({ block: 'nearest' })
  }, [opened])
  // A button disappears after its action; keyboard focus moves to the next one. A state that comes by itself moves no focus.
  const isActing = useRef(false)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (isActing.current && document.activeElement === document.body) acts.current?.querySelector('button')?.focus({ preventScroll: true })
    isActing.current = false
  }, [state])
  const act: Props['send'] = (intent) => {
    isActing.current = true
    send(intent)
  }
  return (
    <li ref={card} className={styles.card} data-key={key}>
      <div className={styles.face}>
        <div className={styles.art}>
          <Picture from={picture} />
          {figure ? (
            <p className={styles.figure}>
              <bdi>{figure}</bdi>
            </p>
          ) : null}
        </div>
        <div className={styles.words}>
          <p className={styles.line}>
            {type && typeName(type, t) !== title ? <span className={styles.type}>{typeName(type, t)}</span> : null}
            <StatusTag status={state ?? ''} t={t} />
          </p>
          <Level className={styles.title} dir="auto">
            {title}
          </Level>
          {when}
        </div>
        {html ? (
          <div id={id} className={styles.text} hidden={!open} {...(open && { tabIndex: 0, role: 'region', 'aria-label': title })}>
            {open ? (
              <>
                <div aria-hidden="true" className={styles.over}>
                  <div className={styles.strip}>
                    <Picture from={picture} />
                  </div>
                  <p className={styles.title} dir="auto">
                    {title}
                  </p>
                  {when}
                </div>
                <RichText html={html} level={Level === 'h2' ? 3 : 4} newTab={t('new_tab')} />
              </>
            ) : null}
          </div>
        ) : null}
      </div>
      <div ref={acts} className={styles.foot}>
        {next ? <p className={styles.next}>{next}</p> : null}
        <PromotionAction promotion={promotion} commentLimit={commentLimit} send={act} t={t} />
        {html ? (
          <Button
            wide
            after={open ? 'chevron-down' : 'chevron-up'}
            aria-label={t(open ? 'close_of' : 'details_of', { title })}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'close' : 'details')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
