import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import type { FormField, FormState } from '../../schemas/nouns/form.ts'
import { ownValue } from '../../schemas/own-value.ts'

type Given = {
  root: RefObject<HTMLFormElement | null>
  state: FormState
  focus: boolean
  fields: readonly FormField[]
  idOf: (field: FormField) => string
  isEmpty: (field: FormField) => boolean
}

/**
 * Moves the focus. When the form opens in a popup: to the first empty field, unless the player has moved the focus already or the screen
 * is a touch screen, whose keyboard would cover the form. After a submit: to the first field that is wrong, else to the form's message.
 */
export function useFocus({ root, state, focus, fields, idOf, isEmpty }: Given) {
  const round = useRef(state.round)
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current || !focus) return
    opened.current = true
    const first = fields.find((field) => isEmpty(field) && typed.has(field.input))
    const target = first && idOf(first)
    setTimeout(() => {
      // the popup around it takes the focus first, so that its name is announced
      const at = document.activeElement
      if (target && at?.matches('dialog') && at.contains(root.current) && matchMedia('(hover: hover)').matches)
        document.getElementById(target)?.focus({ preventScroll: true })
    })
  })
  useEffect(() => {
    if (round.current === state.round || state.pending) return
    round.current = state.round
    const wrong = fields.find(({ key }) => ownValue(state.errors, key))
    if (!wrong && !state.failure) return
    const summary = root.current?.querySelector<HTMLElement>('[role="alert"]')
    const target = wrong ? document.getElementById(idOf(wrong)) : summary
    summary?.scrollIntoView({ block: 'nearest' }) // read first, then the field, if both have room
    target?.focus()
  })
}

const typed: ReadonlySet<FormField['input']> = new Set(['text', 'password', 'email', 'tel', 'number', 'code'])
