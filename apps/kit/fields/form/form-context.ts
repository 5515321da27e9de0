import { createContext, useContext } from 'react'

import type { Json } from '../../../../src/schemas/json.ts'
import type { RequestedPlace } from './focus-place.ts'
import type { Place } from './prop-edits.ts'
import type { BlockProblem, Choices, OnFix } from './types.ts'

/**
 * What fields need of the form around them. It bypasses rjsf, whose fields compare all their props at every keystroke. `edit` and
 * `editList` are the same functions for the life of the form.
 */
export type FormContext = {
  choices: Choices
  problems: readonly BlockProblem[]
  /** The place that was requested last, whose variant by language or device is shown. */
  focus: RequestedPlace | undefined
  onFix: OnFix | undefined
  edit: (place: Place, value: Json | undefined, label: string, typed?: boolean) => void
  editList: (place: Place, change: ListChange, label: string) => void
}
export type ListChange = { add: Json; to: number } | { remove: number } | { from: number; to: number }

export const FormContext = createContext<FormContext | undefined>(undefined)

export function useFormContext(): FormContext {
  const context = useContext(FormContext)
  if (!context) throw new Error('A field of props is drawn outside of its form.')
  return context
}
