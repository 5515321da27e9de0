import type { ComponentProps } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { Field } from '../../runtime/ui/controls/field.tsx'
import type { FieldProps } from '../../runtime/ui/controls/field.tsx'
import { TextBox } from '../../runtime/ui/controls/text-field.tsx'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { useCountdown } from '../../runtime/ui/text/use-countdown.ts'
import type { FormState } from '../../schemas/nouns/form.ts'
import styles from './view.module.css'

type Props = FieldProps &
  Omit<ComponentProps<typeof TextBox>, keyof FieldProps> & { code: FormState['code']; onSend: () => void; t: Translate }

/** A code that is sent on request: the field, and the button that sends it and then shows how long until it can be sent again. */
export function CodeField({ id, label, optional, aside, hint, error, fine, ticks, required, code, onSend, t, ...box }: Props) {
  const left = useCountdown(code.until)
  const { waitInWords } = useTimeWords()
  const waits = left > 0
  const words = code.sending
    ? t('sending-code')
    : waits
      ? t('send-again-in', { time: waitInWords(left) })
      : code.sent
        ? t('send-again')
        : t('send-code')
  const told = code.sent && !code.sending ? (waits ? t('code-sent') : t('code-ready')) : ''
  return (
    <Field
      id={id}
      label={label}
      optional={optional}
      aside={aside}
      hint={waits && code.sent ? told : hint}
      error={error}
      fine={fine}
      ticks={ticks}
      required={required}
    >
      {(control) => (
        <span className={styles.pair}>
          <TextBox
            {...box}
            {...control}
            inputMode="numeric"
            autoComplete={box.autoComplete ?? 'one-time-code'}
            dir="ltr"
            className={styles.code}
          />
          <Button className={styles.send} aria-disabled={waits || code.sending} onClick={() => !waits && !code.sending && onSend()}>
            {words}
          </Button>
          <output className="visually-hidden">{told}</output>
        </span>
      )}
    </Field>
  )
}
