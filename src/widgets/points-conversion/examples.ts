import type { Examples } from '../../runtime/contract/widget.ts'
import type { PointsConversion } from '../../schemas/nouns/points.ts'
import type { contract } from './contract.ts'

const conversion: PointsConversion = {
  currency: '$',
  points: '24860',
  ratio: '100',
  min: '500',
  max: '20000',
  call: { status: 'idle' },
  draft: {},
}
const props = { security: '/member?page=securityCenter' }
const made = { reference: 'LP1', name: 'Money', quantity: 1, points: '2000', status: 'APPROVED', paid: '20' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Some points', props, inputs: { conversion } },
  typed: { title: 'What was typed before', props, inputs: { conversion: { ...conversion, draft: { points: '2550' } } } },
  few: { title: 'Too few points', props, inputs: { conversion: { ...conversion, points: '120.5', max: '0' } } },
  sending: { title: 'On its way', props, inputs: { conversion: { ...conversion, call: { status: 'sending' } } } },
  lost: { title: 'The answer was lost', props, inputs: { conversion: { ...conversion, call: { status: 'unknown', checking: true } } } },
  unknown: { title: 'The history does not answer', props, inputs: { conversion: { ...conversion, call: { status: 'unknown' } } } },
  found: { title: 'The history has it', props, inputs: { conversion: { ...conversion, call: { status: 'found', reference: 'LP9' } } } },
  missing: { title: 'The history does not have it', props, inputs: { conversion: { ...conversion, call: { status: 'missing' } } } },
  unset: {
    title: 'No transaction password yet',
    props,
    inputs: {
      conversion: {
        ...conversion,
        call: { status: 'refused', refusal: { text: { text: 'Set one first.' }, code: 'PAYMENT_PASSWORD_UNSET' } },
      },
    },
  },
  refused: {
    title: 'A wrong password',
    props,
    inputs: {
      conversion: {
        ...conversion,
        call: {
          status: 'refused',
          refusal: { text: { text: 'The transaction password is wrong.' }, code: 'X', field: 'paymentPassword', attemptsLeft: 3 },
        },
      },
    },
  },
  done: { title: 'It was converted', props, inputs: { conversion: { ...conversion, call: { status: 'done' }, made } } },
  rtl: { title: 'Right to left', props, inputs: { conversion }, language: 'AR' },
}
