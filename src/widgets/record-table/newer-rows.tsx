import { useEffect, useRef } from 'react'

import { countText } from '../../runtime/i18n/figures.ts'
import { classes } from '../../runtime/ui/class-names.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { RecordPage } from '../../schemas/nouns/record.ts'
import type { RecordTableProps } from './contract.ts'
import styles from './view.module.css'

type Props = {
  title: string
  records: RecordPage
  /** A line of tools follows, which it stands over. */
  beside: boolean
} & Pick<RecordTableProps, 'busy' | 'send' | 't'>

/**
 * How many rows came after the pages that are shown, and a button that shows them, on the first page. When it goes the focus stays in its
 * place above the table.
 */
export function NewerRows({ title, records: { newer = 0, more, page }, beside, busy, send, t }: Props) {
  const language = useLanguage()
  const place = useRef<HTMLFieldSetElement>(null)
  const isPressed = useRef(false)
  const waits = newer > 0
  useEffect(() => {
    if (waits || !isPressed.current) return
    isPressed.current = false
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [waits])
  const show = () => {
    if (busy) return
    isPressed.current = true
    send({ kind: 'retry', input: 'records' })
    if (page !== 1) send({ kind: 'narrow', input: 'records', args: { no: 1 } })
  }
  return (
    <fieldset ref={place} className={classes(styles.newer, beside && styles.beside)} aria-label={title} tabIndex={-1}>
      {waits ? (
        <Button size="small" kind="primary" aria-disabled={busy || undefined} onClick={show}>
          {more ? t('newer_more', { rows: countText(newer, language) }) : t('newer', { count: newer })}
        </Button>
      ) : null}
    </fieldset>
  )
}
