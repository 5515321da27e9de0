import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { personas } from '../../../../src/schemas/view-setting-values.ts'
import type { Persona } from '../../../../src/schemas/view-settings.ts'
import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { languageNames } from '../../../../src/schemas/language-names.ts'
import { personaIcons } from '../../../kit/icons/view-setting-icons.ts'
import { Badge } from '../../../kit/buttons/badge.tsx'
import { t } from '../../../kit/i18n/words.ts'
import type { Audience } from '../outcome/audience.ts'
import styles from './review.module.css'

/** How many of the changes each persona sees in each language; a press on a cell shows the page as that persona in that language. */
export function AudienceGrid({
  audience,
  person,
  onPerson,
}: {
  audience: Audience
  person: { as: Persona; language: LanguageCode | null }
  onPerson: (person: { as: Persona; language: LanguageCode }) => void
}) {
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
            {personas.map((persona) => {
              const Icon = personaIcons[persona]
              return (
                <tr key={persona}>
                  <th scope="row">
                    <Icon size={14} aria-hidden="true" />
                    <span>{` ${t(`view-settings.persona.${persona}`)}`}</span>
                  </th>
                  {audience.counts[persona].map((count, index) => {
                    const language = audience.languages[index] as LanguageCode // a count for each language
                    return (
                      <td key={language}>
                        <button
                          type="button"
                          className={classes(styles.person, count > 0 && styles.differs)}
                          aria-pressed={
                            persona === person.as && (language === person.language || (person.language === null && index === 0))
                          }
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
