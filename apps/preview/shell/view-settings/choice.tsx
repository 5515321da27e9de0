import { ChevronDown } from 'lucide-react'

import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import type { IconType } from '../../../kit/icons/icon.ts'
import { t } from '../../../kit/i18n/words.ts'
import styles from './view-bar.module.css'

/**
 * `cut`: there is room for its icon alone. `spokenValue`: its value in full, where what is drawn is shorter; `isNote`: what is drawn
 * says more than the value.
 */
export type ChoiceProps = {
  label: string
  value: string
  spokenValue?: string | undefined
  icon: IconType
  blue: boolean
  cut?: boolean
  isNote?: boolean
  onClick?: (() => void) | undefined
}

/** A button of the bar: its setting and the current value. */
export function trigger({ label, value, spokenValue = value, icon, blue, cut, isNote, onClick }: ChoiceProps) {
  const name = t('view-settings.choice', { label, value: spokenValue })
  if (cut) return <IconButton icon={icon} label={name} className={blue ? styles.blueIcon : undefined} onClick={onClick} />
  return (
    <Button
      kind="quiet"
      icon={icon}
      after={ChevronDown}
      className={classes(blue ? styles.blue : styles.choice, isNote && styles.noted)}
      aria-label={name}
      onClick={onClick}
    >
      {value}
    </Button>
  )
}
