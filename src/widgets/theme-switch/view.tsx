import { useId } from 'react'

import { IconButton } from '../../runtime/ui/controls/button.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import type { ThemeSwitchProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = (props: ThemeSwitchProps['props']) => classes(styles.theme, styles[props.look])

const choices = [
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
  { theme: 'system', icon: 'monitor' },
] as const

/** Three choices side by side where there is room; one button that takes the next in a bar or in the narrow rail. */
export function View({ inputs: { brand }, send, t }: ThemeSwitchProps) {
  const name = useId()
  const at = choices.findIndex(({ theme }) => theme === brand.themeChoice)
  const next = choices[(at + 1) % choices.length]!
  return (
    <>
      <IconButton
        className={styles.one}
        icon={choices[at]?.icon ?? 'monitor'}
        label={t('change', { theme: t(brand.themeChoice) })}
        onClick={() => send({ kind: 'set-theme', theme: next.theme })}
      />
      <fieldset className={styles.all}>
        <legend className="visually-hidden">{t('theme')}</legend>
        {choices.map(({ theme, icon }) => (
          <label key={theme} className={styles.choice} title={t(theme)}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              checked={brand.themeChoice === theme}
              onChange={() => send({ kind: 'set-theme', theme })}
            />
            <Icon name={icon} size={18} />
            <span className="visually-hidden">{t(theme)}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
