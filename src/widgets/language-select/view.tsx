import { buttonClass } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { MenuButton } from '../../runtime/ui/controls/menu-button.tsx'
import { languages } from '../../schemas/language.ts'
import type { LanguageSelectProps } from './contract.ts'
import { languageNames } from '../../schemas/language-names.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = (props: LanguageSelectProps['props']) => classes(styles.language, styles[props.look])

/** Each language is named in its own words. With one language there is nothing to choose, and nothing is drawn. */
export function View({ props, inputs: { brand }, send, t }: LanguageSelectProps) {
  if (brand.languages.length < 2) return null
  const current = languageNames[brand.language]
  return (
    <MenuButton
      align="start"
      trigger={(button) => (
        <button
          {...button}
          type="button"
          className={props.look === 'icon' ? classes(buttonClass({ kind: 'quiet' }), styles.square) : styles.line}
          aria-label={t('language', { name: current })}
          title={t('language', { name: current })}
        >
          <Icon name="language" />
          <span className={styles.name} lang={languages[brand.language]}>
            {current}
          </span>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size={16} />
          </span>
        </button>
      )}
    >
      {(close) =>
        brand.languages.map((language) => (
          <button
            key={language}
            type="button"
            role="menuitemradio"
            aria-checked={language === brand.language}
            data-key={language}
            className={styles.choice}
            lang={languages[language]}
            onClick={() => {
              close()
              if (language !== brand.language) send({ kind: 'set-language', language })
            }}
          >
            <span>{languageNames[language]}</span>
            {language === brand.language ? <Icon name="check" size={18} /> : null}
          </button>
        ))
      }
    </MenuButton>
  )
}
