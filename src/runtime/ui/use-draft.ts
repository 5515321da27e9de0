import { useEffect, useRef, useState } from 'react'

import type { Send } from '../../schemas/intents.ts'

type Values = Readonly<Record<string, string>>

/**
 * What is typed in a form, begun with what was typed before. It is kept when the form leaves the page, and when the page is left or loaded
 * anew: a login, another language or a reload loses nothing. Passwords do not belong in it. `sent`: the request was booked, and its amount
 * and remark are not there again; `whole`: nothing of it is.
 */
export function useDraft(
  form: string,
  draft: Values,
  send: Send<'keep-draft'>,
  sent: boolean | 'whole' = false,
): [Values, (change: Values) => void] {
  const [values, setValues] = useState(draft)
  const latest = useRef({ values, draft, send, sent })
  useEffect(() => {
    latest.current = { values, draft, send, sent }
  })
  useEffect(() => {
    const keep = () => {
      const { values: typed, draft: before, send: tell, sent: isBooked } = latest.current
      const texts = Object.entries(typed).filter(
        ([field, text]) => text !== '' && isBooked !== 'whole' && !(isBooked && ofOneRequest.has(field)),
      )
      // What was emptied is not there again
      if (texts.length > 0 || Object.keys(before).length > 0) tell({ kind: 'keep-draft', form, values: Object.fromEntries(texts) })
    }
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [form])
  return [values, (change) => setValues((before) => ({ ...before, ...change }))]
}

const ofOneRequest: ReadonlySet<string> = new Set(['amount', 'amount text', 'item', 'points', 'quantity', 'remark'])
