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

/** The same while it is not known what happens in the form: a puzzle has its place from the start. */
export const unknownForm: FormState = {
  ...untouchedForm,
  slider: { state: 'loading', background: [], piece: [], width: 0, height: 0, pieceY: 0, pieceSize: 0, round: 0 },
}
