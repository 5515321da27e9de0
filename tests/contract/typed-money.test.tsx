// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { Example } from '../../src/runtime/contract/widget.ts'
import { drawExample } from '../support/widgets/draw-widget.tsx'
import { stubDecoder } from '../support/pictures/picture-decoder.ts'
import { drawnPng } from '../support/pictures/picture-files.ts'
import { widgetOf } from '../support/widgets/widgets.ts'

type Form = {
  widget: string
  /** The input with the draft, and the name by which the draft is kept. */
  input: string
  form: string
  /** What is typed, by the names of the fields. */
  typed: Readonly<Record<string, string>>
  /** What is kept of it. */
  draft: Readonly<Record<string, string>>
  /** A button that opens the form. */
  open?: RegExp
  /** What the input knows when the call has failed. */
  fails?: object
}
const forms: Form[] = [
  {
    widget: 'deposit',
    input: 'deposit',
    form: 'deposit',
    typed: { amount: '250.5', payerName: 'Maya Lin' },
    draft: { amount: '250.5', payerName: 'Maya Lin' },
  },
  {
    widget: 'withdraw',
    input: 'withdrawal',
    form: 'withdraw',
    typed: { amount: '57.25', paymentPassword: '135790' },
    draft: { amount: '57.25' },
  },
  { widget: 'wallet-transfer', input: 'transfer', form: 'transfer-wallets', typed: { amount: '33.3' }, draft: { amount: '33.3' } },
  {
    widget: 'upline-transfer',
    input: 'transfer',
    form: 'transfer-upline',
    typed: { amount: '20', remark: 'For the trip', paymentPassword: '135790' },
    draft: { amount: '20', remark: 'For the trip' },
  },
  {
    widget: 'protection-limits',
    input: 'protection',
    form: 'limits',
    open: /^Set a limit: Bets, Per month$/,
    typed: { limit: '75.5' },
    draft: { open: 'WAGER/MONTH', amount: '75.5' },
    fails: { failure: { text: 'Not now' } },
  },
  {
    widget: 'withdrawal-confirmation',
    input: 'paid',
    form: 'confirm-withdrawal',
    open: /part/,
    typed: { receivedAmount: '60.5' },
    draft: { 'W3 open': 'part', 'W3 received': '60.5' },
  },
]
const failed = { status: 'refused', refusal: { text: { text: 'Not now' }, code: 'FUNCTION_DISABLED' } }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe.each(forms)('what is typed in $widget', ({ widget, input, form, typed, draft, open, fails = { call: failed, of: 'W3' } }) => {
  const { contract, examples, view } = widgetOf(widget)
  const usual = examples['empty'] ?? examples['usual']!
  /** The usual example with other knowledge in its input. */
  const knowing = (more: object): Example<any> => ({
    ...usual,
    inputs: { [input]: { ...(usual.inputs as Record<string, object>)[input], ...more } },
  })
  const draw = async (example: Example<any>) => drawExample(contract, await view(), example)
  type Drawn = Awaited<ReturnType<typeof draw>>
  const field = ({ root }: Drawn, name: string) => root.querySelector<HTMLInputElement>(`[name="${name}"]`)!
  const shown = (drawn: Drawn) => Object.fromEntries(Object.keys(typed).map((name) => [name, field(drawn, name).value]))
  async function filled(values: Readonly<Record<string, string>> = typed) {
    const drawn = await draw(usual)
    if (open) fireEvent.click(drawn.getAllByRole('button', { name: open })[0]!)
    for (const [name, value] of Object.entries(values)) fireEvent.change(field(drawn, name), { target: { value } })
    drawn.send.mockClear()
    return drawn
  }

  test('stays when a call fails and when the page is in another language', async () => {
    const drawn = await filled()
    drawn.again(knowing(fails))
    expect(shown(drawn)).toEqual(typed)
    drawn.again({ ...knowing({}), language: 'AR' })
    expect(shown(drawn)).toEqual(typed)
  })

  test('is kept when the form goes away, without the password, and is there again', async () => {
    const drawn = await filled()
    drawn.unmount()
    expect(drawn.send.mock.calls).toEqual([[{ kind: 'keep-draft', form, values: draft }]])

    const again = await draw(knowing({ draft }))
    expect(shown(again)).toEqual({ ...typed, ...('paymentPassword' in typed && { paymentPassword: '' }) })
  })

  test('is kept when the page is loaded anew', async () => {
    const drawn = await filled()
    dispatchEvent(new Event('pagehide'))
    expect(drawn.send.mock.calls).toEqual([[{ kind: 'keep-draft', form, values: draft }]])
  })

  test('is kept as it was typed where it is no amount yet', async () => {
    const name = Object.keys(typed)[0]!
    const drawn = await filled({ [name]: '12 or 13' })
    drawn.unmount()
    const [[kept]] = drawn.send.mock.calls as [[{ kind: string; values: Record<string, string> }]]
    expect(kept.kind).toBe('keep-draft')
    expect(field(await draw(knowing({ draft: kept.values })), name).value).toBe('12 or 13')
  })
})

test('pictures outlive the form of another answer; a page that was left names those that have to be chosen again', async () => {
  const { contract, examples, view } = widgetOf('withdrawal-confirmation')
  const usual = examples['empty'] ?? examples['usual']!
  stubDecoder()
  const draw = async (example: Example<any>) => drawExample(contract, await view(), example)
  const drawn = await draw(usual)
  const first = () => drawn.root.querySelector<HTMLElement>('[data-key="W3"]')!
  const press = (name: RegExp) => fireEvent.click(within(first()).getByRole('button', { name }))
  press(/not arrived/)
  const picture = new File([Uint8Array.from(drawnPng)], 'account.png')
  fireEvent.change(first().querySelector('[type="file"]')!, { target: { files: [picture] } })
  await within(first()).findByText('account.png')
  press(/part/)
  press(/not arrived/)
  expect(within(first()).getByText('account.png')).toBeTruthy()

  drawn.unmount()
  const [[kept]] = drawn.send.mock.calls as [[{ kind: string; values: Record<string, string> }]]
  const paid = (usual.inputs as { paid: object }).paid
  const again = await draw({ ...usual, inputs: { paid: { ...paid, draft: kept.values } } })
  expect(again.getByText(/^Choose your pictures again: account\.png\./)).toBeTruthy()
  expect(again.queryByText('account.png')).toBeNull()
})
