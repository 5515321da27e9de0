import { lazy, Suspense, useId, useState, useSyncExternalStore } from 'react'

import { needed } from '../../runtime/platform/needed.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { SectionHeading, sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { addressWith } from '../../schemas/address.ts'
import type { TeamTreeProps } from './contract.ts'
import { accountAt, firstExpanded, parentOfRow, rowsOf } from './rows.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

// The library's tree writes styles into its elements, which the server's HTML may not have; it is downloaded with the page
const Branches = lazy(async () => ({ default: (await needed(() => import('./branches.tsx'))).Branches }))
const never = () => () => {}

export function View({ props, inputs: { tree }, send, t, labelId }: TeamTreeProps) {
  const id = useId()
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const waiting = <output className={styles.note}>{t('loading')}</output>
  return (
    <>
      <SectionHeading id={labelId} title={props.title}>
        <Button
          className={styles.switch}
          icon="users"
          aria-expanded={tree.shown}
          aria-controls={id}
          onClick={() => send({ kind: 'narrow', input: 'tree', args: { view: tree.shown ? '' : 'tree' } })}
        >
          {t(tree.shown ? 'hide' : 'show')}
        </Button>
      </SectionHeading>
      <div id={id} className={classes(styles.tree, !tree.shown && styles.closed)}>
        {isBrowser ? (
          <Suspense fallback={waiting}>
            <Team key={tree.sought} props={props} tree={tree} send={send} t={t} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </>
  )
}

/** Which accounts are open is kept here; the way down to the one that is chosen opens by itself. */
function Team({ props, tree, send, t }: Pick<TeamTreeProps, 'props' | 'send' | 't'> & { tree: TeamTreeProps['inputs']['tree'] }) {
  const way = tree.path.join('/')
  const [expanded, setExpanded] = useState(() => firstExpanded(tree))
  const [lastWay, setLastWay] = useState(way)
  if (way !== lastWay) {
    setLastWay(way)
    setExpanded(new Set([...expanded, ...firstExpanded(tree)]))
  }
  const rows = rowsOf(tree, expanded)
  const choose = (key: string) => {
    const parent = parentOfRow(key)
    if (parent !== undefined) send({ kind: 'load-team', account: accountAt(parent), more: key.endsWith('more') })
    else send({ kind: 'go', to: addressWith(props.to, 'under', key) })
  }
  const expand = (next: ReadonlySet<string>) => {
    for (const key of next) if (!expanded.has(key) && tree.sought === '') send({ kind: 'load-team', account: accountAt(key) })
    setExpanded(next)
  }
  const shown = tree.found.length + tree.unplaced.length
  return (
    <>
      {tree.sought === '' ? null : (
        <p className={styles.note}>
          {shown === 0
            ? t('none-found')
            : shown < tree.count
              ? t('found-part', { shown, count: tree.count })
              : t('found', { count: shown })}
        </p>
      )}
      {rows.length === 0 ? null : (
        <Branches label={props.title} rows={rows} chosen={way} expanded={expanded} onChoose={choose} onExpanded={expand} t={t} />
      )}
    </>
  )
}
