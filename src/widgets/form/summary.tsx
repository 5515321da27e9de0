import type { Translate } from '../../schemas/translate.ts'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { MessageBar } from '../../runtime/ui/sections/message-bar.tsx'
import type { Send } from '../../schemas/intents.ts'
import type { FormField, FormState } from '../../schemas/nouns/form.ts'
import { ownValue } from '../../schemas/own-value.ts'
import { formatLocalized } from './format-text.ts'
import type { FormatText } from './format-text.ts'

/** The state of the whole form: why it was refused, else how many fields have errors once it was sent; else the reason it opened. */
export function Summary({
  id,
  state,
  fields,
  typed,
  send,
  format,
  t,
}: {
  id: string
  state: FormState
  fields: readonly FormField[]
  typed: boolean // there is something that was kept
  send: Send<'go'>
  format: FormatText
  t: Translate
}) {
  const count = state.round > 0 ? fields.filter(({ key }) => ownValue(state.errors, key)).length : 0
  const { failure } = state
  if (failure)
    return (
      <MessageBar kind="danger" id={id} tabIndex={-1}>
        <span>{formatLocalized(format, failure.message)}</span>
        {failure.link ? (
          <>
            <span> </span>
            <Link to={failure.link.to} send={send}>
              {format(failure.link.label)}
            </Link>
          </>
        ) : null}
      </MessageBar>
    )
  const led = state.notice ?? state.reason
  if (count === 0)
    return led ? (
      <MessageBar kind={state.notice ? 'success' : 'info'} id={id}>
        {formatLocalized(format, led)}
      </MessageBar>
    ) : null
  return (
    <MessageBar kind="danger" id={id} tabIndex={-1}>
      <strong>{t('errors', { count })}</strong>
      {typed ? <span>{` ${t('kept')}`}</span> : null}
    </MessageBar>
  )
}
