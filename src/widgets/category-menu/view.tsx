import { useLayoutEffect, useRef } from 'react'

import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { Rail } from '../../runtime/ui/sections/rail.tsx'
import { sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { useRail } from '../../runtime/ui/sections/use-rail.ts'
import { useIsServerHtml } from '../../runtime/ui/text/server-html.ts'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { Category } from '../../schemas/nouns/category.ts'
import { ownValue } from '../../schemas/own-value.ts'
import type { CategoryMenuProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

export function View({ props, inputs: { categories, session }, send, t }: CategoryMenuProps) {
  const current = props.mode === 'go' && props.current ? props.current : categories.find((category) => category.current)?.key
  const here = useRef<HTMLLIElement>(null)
  const scroll = useRail<HTMLUListElement>()
  const isServerHtml = useIsServerHtml() // what fits is measured
  const firstKey = categories[0]?.key
  useLayoutEffect(() => {
    const item = here.current
    const rail = item?.parentElement
    // the first one is in view, and looking would force a layout in the middle of the first drawing
    if (!item || !rail || current === firstKey) return
    // Not `scrollIntoView`, which would scroll the page too. From the rail's own edge: a distance from where it is would add up fractions
    rail.scrollLeft = item.offsetLeft + (item.offsetWidth - rail.clientWidth) / 2
  }, [current, firstKey, t]) // in another language it stands elsewhere

  // of somebody who is not known yet the model decides
  const asksForLogin = ({ key }: Category) => key === 'FAV' && session?.role === 'guest'

  function choose(category: Category) {
    if (asksForLogin(category)) send({ kind: 'open', popup: 'login' })
    else if (props.mode === 'filter') send({ kind: 'choose-category', category: category.key })
    else if (category.launch) send({ kind: 'launch', target: category.launch })
  }

  const arrow = (towards: 'start' | 'end', shown: boolean) =>
    shown && !isServerHtml ? (
      <button
        type="button"
        className={classes(styles.arrow, styles[towards])}
        aria-label={t(towards === 'start' ? 'previous' : 'next')}
        onClick={() => scroll.step(towards)}
      >
        <Icon name={towards === 'start' ? 'chevron-left' : 'chevron-right'} size={18} />
      </button>
    ) : null
  const rail = (
    <Rail tight ref={scroll.ref} onScroll={scroll.onScroll} className={styles.rail}>
      {categories.map((category) => {
        const isHere = category.key === current
        const to = props.mode === 'go' ? (ownValue(places, category.key) ?? category.to) : undefined
        const asksLogin = asksForLogin(category)
        const look = classes(styles.item, isHere && styles.current)
        const content = (
          <>
            <Icon name={category.icon} size={22} />
            <span>{textOf(t, category.label)}</span>
          </>
        )
        return (
          <li key={category.key} ref={isHere ? here : undefined} data-key={category.key} className={styles.place}>
            {to && !asksLogin ? (
              <Link className={look} to={to} send={send} aria-current={isHere ? 'page' : undefined}>
                {content}
              </Link>
            ) : (
              <button
                type="button"
                className={look}
                onClick={() => choose(category)}
                aria-current={isHere ? 'true' : undefined}
                disabled={props.mode === 'go' && !category.launch && !asksLogin}
              >
                {content}
              </button>
            )}
          </li>
        )
      })}
    </Rail>
  )
  return (
    <div className={styles.strip}>
      {arrow('start', !scroll.ends.atStart)}
      {rail}
      {arrow('end', !scroll.ends.atEnd)}
    </div>
  )
}

/** Where the portal's own two categories lead. */
const places: Readonly<Record<string, string>> = { HOME: '/', FAV: '/favorite' }
