import { Fragment } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { t } from '../i18n/words.ts'
import styles from './keys.module.css'

const mac = typeof navigator === 'object' && /Mac|iPhone|iPad/.test(navigator.platform)

const symbols: Readonly<Record<string, string>> = { up: '↑', down: '↓', left: '←', right: '→', plus: '+', minus: '−', comma: ',' }
const macSymbols: Readonly<Record<string, string>> = {
  mod: '⌘',
  ctrl: '⌃',
  alt: '⌥',
  shift: '⇧',
  enter: '↩',
  escape: '⎋',
  backspace: '⌫',
  delete: '⌦',
}

/** The labels of the keys of a combination: `mod+shift+z` is `Ctrl`, `Shift`, `Z`, on a Mac `⌘`, `⇧`, `Z`. */
export function keyWords(keys: string): string[] {
  return keys.split('+').map((key) => {
    if (mac && macSymbols[key]) return macSymbols[key]
    const name = key === 'mod' ? 'ctrl' : key
    return symbols[name] ?? (name.length === 1 || /^f\d+$/.test(name) ? name.toUpperCase() : t(`ui.key-${name}`))
  })
}

/** `mod+shift+z` for `aria-keyshortcuts`: `Control+Shift+Z`. */
export function ariaKeys(keys: string): string {
  const names: Readonly<Record<string, string>> = {
    mod: mac ? 'Meta' : 'Control',
    ctrl: 'Control',
    alt: 'Alt',
    shift: 'Shift',
    up: 'ArrowUp',
    down: 'ArrowDown',
    left: 'ArrowLeft',
    right: 'ArrowRight',
    escape: 'Escape',
    enter: 'Enter',
    delete: 'Delete',
    space: 'Space',
    plus: 'Plus',
    comma: ',',
  }
  return keys
    .split('+')
    .map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join('+')
}

/**
 * A combination of keys as it is printed on them, always left to right. `on` is its background: a dark tooltip or the primary button.
 * `quiet` has no borders.
 */
export function Keys({ keys, on, quiet }: { keys: string; on?: 'tip' | 'accent' | undefined; quiet?: boolean | undefined }) {
  const words = keyWords(keys)
  return (
    <kbd className={classes(styles.keys, on === 'tip' && styles.tip, on === 'accent' && styles.accent, quiet && styles.quiet)} dir="ltr">
      {words.map((word, index) => (
        <Fragment key={index}>
          {index ? <span> </span> : null}
          <kbd>{word}</kbd>
        </Fragment>
      ))}
    </kbd>
  )
}
