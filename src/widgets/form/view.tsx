import { useEffect, useMemo, useRef, useState } from 'react'

import { Button, buttonClass } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Confirm } from '../../runtime/ui/controls/confirm.tsx'
import { contactKey } from '../../runtime/ui/contact-key.ts'
import { IconDisc } from '../../runtime/ui/pictures/icon-disc.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { StateNotice } from '../../runtime/ui/sections/notice.tsx'
import type { FormProps } from './contract.ts'
import { FormBody } from './form-body.tsx'
import { unknownForm } from './untouched-form.ts'
import { createFormatText, formatLocalized } from './format-text.ts'
import { useValues } from './use-values.ts'
import styles from './view.module.css'
import type { Elements } from '../../runtime/ui/elements.tsx'

export { strings } from './strings.ts'
export const rootClass = ({ card }: FormProps['props']) => classes(styles.form, card && styles.card)

export function View({ props, inputs: { form, state = unknownForm, services }, states, send, t }: FormProps) {
  const values = useValues(state) // held here, so that they outlive a form that is read anew
  const format = useMemo(() => createFormatText(t, form?.strings ?? {}), [t, form?.strings])
  const [roundRead, setRoundRead] = useState(state.round) // what was told before this form was drawn is not told again
  const warning = state.round === roundRead ? undefined : state.warning
  if (!form) return states.form ?? null
  if (form.methods.length === 0)
    return (
      <StateNotice
        icon="lock"
        title={format('t:closed.title')}
        text={format('t:closed.text')}
        action={{ label: t('action.contact'), onClick: () => send({ kind: 'contact', service: contactKey(services) }), primary: true }}
        bare
      />
    )
  return (
    <>
      {props.title || props.text ? (
        <div className={styles.head}>
          {props.title ? <h2 className={styles.title}>{props.title}</h2> : null}
          {props.text && !state.done ? <p className={styles.text}>{props.text}</p> : null}
        </div>
      ) : null}
      {state.done ? (
        <Done text={formatLocalized(format, state.done)}>
          {props.next ? (
            <Link className={buttonClass({ kind: 'primary', size: 'large', wide: true })} to={props.next.to} send={send}>
              {format(props.next.label)}
            </Link>
          ) : (
            <Button size="large" wide onClick={() => send({ kind: 'close' })}>
              {t('action.close')}
            </Button>
          )}
        </Done>
      ) : (
        <FormBody
          form={form}
          state={state}
          values={values}
          praise={props.praise}
          focus={props.focus}
          fold={props.fold}
          send={send}
          format={format}
          t={t}
        />
      )}
      {warning ? (
        <Confirm
          title={t('code-refused')}
          text={
            <>
              <span>{formatLocalized(format, warning.message)}</span>
              {warning.link ? (
                <>
                  <span> </span>
                  <Link to={warning.link.to} send={send}>
                    {format(warning.link.label)}
                  </Link>
                </>
              ) : null}
            </>
          }
          cancel={t('action.close')}
          onClose={() => setRoundRead(state.round)}
        />
      ) : null}
    </>
  )
}

/** What came of the form, in its place; it takes the focus of the button that is gone. */
function Done({ text, children }: { text: string; children: Elements }) {
  const told = useRef<HTMLOutputElement>(null)
  useEffect(() => told.current?.focus(), [])
  return (
    <div className={styles.done}>
      <output ref={told} className={styles.told} tabIndex={-1}>
        <IconDisc name="check" size="huge" tone="success" />
        <span>{text}</span>
      </output>
      {children}
    </div>
  )
}
