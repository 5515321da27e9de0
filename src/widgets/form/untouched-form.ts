import type { FormState } from '../../schemas/nouns/form.ts'

/** A form in which nothing has happened yet. */
export const untouchedForm: FormState = {
  pending: false,
  errors: {},
  fine: [],
  ticks: {},
  draft: {},
  round: 0,
  code: { sending: false, until: 0, sent: false },
  lockedUntil: 0,
}
