import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { MoneyCall } from '../../schemas/nouns/money-call.ts'

/**
 * When a form shows what is wrong with it: from the first submit on, until its request was booked. `tell` is called at a submit that
 * cannot be sent, and takes the focus to the first field that is wrong once it is drawn so; so does an answer that refuses a field.
 */
export function useTold(call?: MoneyCall): { form: RefObject<HTMLFormElement | null>; told: boolean; tell: () => void } {
  const form = useRef<HTMLFormElement>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) toWrongField(form.current)
  }, [times])
  useAnswer(call, (status) => {
    if (status === 'done') setTimes(0)
    const { activeElement } = document
    const isHere = activeElement === document.body || form.current?.contains(activeElement) === true
    if (status === 'refused' && call?.refusal?.field !== undefined && isHere) toWrongField(form.current)
  })
  return { form, told: times > 0, tell: () => setTimes((before) => before + 1) }
}

function toWrongField(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}

/** Calls once its answer is drawn, when a request that was on its way has one or has lost it. */
export function useAnswer(call: MoneyCall | undefined, answered: (status: MoneyCall['status']) => void) {
  const status = call?.status
  const before = useRef(status)
  useEffect(() => {
    const wasSending = before.current === 'sending'
    before.current = status
    if (wasSending && status !== undefined && status !== 'sending') answered(status)
  })
}
