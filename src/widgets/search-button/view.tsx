import { useEffect } from 'react'

import { buttonClass } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import type { SearchButtonProps } from './contract.ts'
import { isTextField, keepTyped } from './type-ahead.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ props: { popup }, send, t }: SearchButtonProps) {
  useEffect(() => {
    let stopKeeping: (() => void) | undefined
    const press = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey } = event
      if (key !== '/' || altKey || ctrlKey || metaKey || isTextField(target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      stopKeeping = keepTyped()
      send({ kind: 'open', popup })
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      stopKeeping?.()
    }
  }, [popup, send])
  return (
    <button
      type="button"
      className={classes(buttonClass({ kind: 'quiet' }), styles.button)}
      aria-label={t('search')}
      aria-keyshortcuts="/"
      onClick={() => send({ kind: 'open', popup })}
    >
      <Icon name="search" />
      <span className={styles.words}>{t('search')}</span>
      <kbd className={styles.key}>/</kbd>
    </button>
  )
}
