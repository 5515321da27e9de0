import { useState } from 'react'
import type { KeyboardEvent } from 'react'

import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { personas } from '../../../../src/schemas/view-setting-values.ts'
import type { Persona } from '../../../../src/schemas/view-settings.ts'
import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { languageNames } from '../../../../src/schemas/language-names.ts'
import { personaIcons } from '../../../kit/icons/view-setting-icons.ts'
import { Badge } from '../../../kit/buttons/badge.tsx'
import { t, useLanguage } from '../../../kit/i18n/words.ts'
import type { Audience } from '../outcome/audience.ts'
import styles from './review.module.css'

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  Home: [0, -Infinity],
  End: [0, Infinity],
}

/**
 * How many of the changes each persona sees in each language; a press on a cell shows the page as that persona in that language. The cells
 * are one stop for the keyboard, with arrows between them: with 27 languages they would be 135 before the button that publishes.
 */
export function AudienceGrid({
  audience,
  person,
  onPerson,
}: {
  audience: Audience
  person: { as: Persona; language: LanguageCode | null }
  onPerson: (person: { as: Persona; language: LanguageCode }) => void
}) {
  const { direction } = useLanguage()
  const columns = audience.languages.length
  const isShown = (row: number, column: number) =>
    personas[row] === person.as && (audience.languages[column] === person.language || (person.language === null && column === 0))
  const [last, setLast] = useState<readonly [number, number] | null>(null)
  const shown: readonly [number, number] = [personas.indexOf(person.as), Math.max(0, audience.languages.indexOf(person.language!))]
  const [stopRow, stopColumn] = last && last[1] < columns ? last : shown

  function press(event: KeyboardEvent<HTMLButtonElement>) {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const sideways = direction === 'rtl' && event.key.startsWith('Arrow') ? -step[1] : step[1]
    const row = Math.min(Math.max(stopRow + step[0], 0), personas.length - 1)
    const column = Math.min(Math.max(stopColumn + sideways, 0), columns - 1)
    event.currentTarget.closest('table')?.querySelectorAll('button')[row * columns + column]?.focus()
  }
  return (
    <section className={styles.whom} aria-label={t('review.for-whom')}>
      <header className={styles.pictureHead}>
        <strong>{t('review.for-whom')}</strong>
        <span className={styles.quiet}>{t('review.for-whom-note')}</span>
        <Badge kind={audience.differ > 0 ? 'amber' : 'green'} className={styles.end}>
          {t('review.differ', { count: audience.of, some: audience.differ })}
        </Badge>
      </header>
      <div className={styles.grid}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('review.for-whom')}</span>
              </th>
              {audience.languages.map((language) => (
                <th key={language} scope="col">
                  {languageNames[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {personas.map((persona, row) => {
              const Icon = personaIcons[persona]
              return (
                <tr key={persona}>
                  <th scope="row">
                    <Icon size={14} aria-hidden="true" />
                    <span>{` ${t(`view-settings.persona.${persona}`)}`}</span>
                  </th>
                  {audience.counts[persona].map((count, column) => {
                    const language = audience.languages[column] as LanguageCode // a count for each language
                    return (
                      <td key={language}>
                        <button
                          type="button"
                          className={classes(styles.person, count > 0 && styles.differs)}
                          tabIndex={row === stopRow && column === stopColumn ? 0 : -1}
                          aria-pressed={isShown(row, column)}
                          onKeyDown={press}
                          onFocus={() => setLast([row, column])}
                          onClick={() => onPerson({ as: persona, language })}
                        >
                          {count === 0 ? t('review.same') : t('review.changes', { count })}
                        </button>
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
