import type { ComponentProps } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { IconButton } from '../../runtime/ui/controls/button.tsx'
import { Field } from '../../runtime/ui/controls/field.tsx'
import type { FieldProps } from '../../runtime/ui/controls/field.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { TextBox } from '../../runtime/ui/controls/text-field.tsx'
import { useCountdown } from '../../runtime/ui/text/use-countdown.ts'
import type { FormState } from '../../schemas/nouns/form.ts'
import styles from './view.module.css'

type Props = FieldProps &
  Omit<ComponentProps<typeof TextBox>, keyof FieldProps> & {
    captcha: NonNullable<FormState['captcha']>
    onRefresh: () => void
    t: Translate
  }

/** The characters of a picture, with a button for another picture. */
export function CaptchaField({ id, label, optional, aside, hint, error, fine, ticks, required, captcha, onRefresh, t, ...box }: Props) {
  const busy = useCountdown(captcha.waitUntil) > 0 || captcha.busy
  return (
    <Field id={id} label={label} optional={optional} aside={aside} hint={hint} error={error} fine={fine} ticks={ticks} required={required}>
      {(control) => (
        <span className={styles.pair}>
          <TextBox {...box} {...control} autoComplete="off" dir="ltr" className={styles.code} />
          <span className={styles.captcha}>
            <span className={styles.picture} aria-busy={captcha.busy}>
              {captcha.picture.length > 0 ? (
                <Picture key={captcha.picture[0]} from={captcha.picture} alt={t('captcha-picture')} eager />
              ) : (
                <span className="visually-hidden">{t('captcha-loading')}</span>
              )}
            </span>
            <IconButton
              icon="refresh"
              label={t('captcha-refresh')}
              kind="secondary"
              className={styles.refresh}
              aria-disabled={busy}
              onClick={() => !busy && onRefresh()}
            />
          </span>
        </span>
      )}
    </Field>
  )
}
