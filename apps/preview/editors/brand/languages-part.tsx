import { languageCodes, languages } from '../../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { shellLanguage, t } from '../../../kit/i18n/words.ts'
import editor from '../editor.module.css'
import type { PartProps } from './brand-props.ts'
import styles from './brand.module.css'

/** The languages that the brand offers, its default language, and those that a page must have before it is published. */
export function LanguagesPart({ brand, set, readOnly = false }: PartProps) {
  const names = new Intl.DisplayNames(shellLanguage(), { type: 'language' })
  const nameOf = (code: LanguageCode) => names.of(languages[code]) ?? code

  const whole = brand.wholeLanguages ?? []

  function offer(code: LanguageCode, on: boolean) {
    const offered = on ? [...brand.languages, code] : brand.languages.filter((one) => one !== code)
    set(['languages'], offered, t('editors.brand-part-languages'))
  }
  function complete(code: LanguageCode, on: boolean) {
    const next = on ? [...whole, code] : whole.filter((one) => one !== code)
    set(['wholeLanguages'], next.length > 0 ? next : undefined, t('editors.brand-languages-whole'))
  }
  /** Why a language has to stay. */
  function reason(code: LanguageCode): string | boolean {
    if (readOnly) return true
    return code === brand.defaultLanguage && brand.languages.includes(code) ? t('editors.brand-language-first-stays') : false
  }
  return (
    <>
      <Field label={t('editors.brand-language-first')} hint={t('editors.brand-language-hint')}>
        {(ids) => (
          <Select
            {...ids}
            label={t('editors.brand-language-first')}
            disabled={readOnly}
            options={brand.languages.map((code) => ({ value: code, label: nameOf(code), hint: code }))}
            value={brand.defaultLanguage}
            onChange={(value) => set(['defaultLanguage'], value, t('editors.brand-language-first'))}
          />
        )}
      </Field>
      <h3 className={editor.subtitle}>{t('editors.brand-languages-offered')}</h3>
      <div className={styles.grid}>
        {languageCodes.map((code) => (
          <Checkbox
            key={code}
            label={`${nameOf(code)} (${code})`}
            checked={brand.languages.includes(code)}
            disabled={reason(code)}
            onChange={(on) => offer(code, on)}
          />
        ))}
      </div>
      <Field label={t('editors.brand-languages-whole')} hint={t('editors.brand-languages-whole-hint')} group>
        {() => (
          <div className={styles.grid}>
            {[...new Set([...brand.languages, ...whole])].map((code) => (
              <Checkbox
                key={code}
                label={t('editors.brand-language-complete', { language: nameOf(code) })}
                checked={whole.includes(code)}
                disabled={readOnly}
                onChange={(on) => complete(code, on)}
              />
            ))}
          </div>
        )}
      </Field>
    </>
  )
}
