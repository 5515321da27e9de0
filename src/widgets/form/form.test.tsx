// @vitest-environment happy-dom
import { act, cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import arabic from '../../../locales/ar/widgets/form.json'
import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import type { Example } from '../../runtime/contract/widget.ts'
import type { FormState, FormView } from '../../schemas/nouns/form.ts'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import { untouchedForm } from './untouched-form.ts'
import * as view from './view.tsx'

type Shown = Example<typeof contract>
/** Draws an example; a field is found by its label, and not the method of the same name. */
function draw(example: Shown) {
  const drawn = drawExample(contract, view, example, { arabic })
  return { ...drawn, getByLabelText: (name: string | RegExp) => drawn.getByLabelText(name, { selector: ':not([type=radio])' }) }
}
const withState = (example: Shown, more: Partial<FormState>): Shown => ({
  ...example,
  inputs: { ...example.inputs, state: { ...(example.inputs?.state ?? untouchedForm), ...more } },
})
const typeIn = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2027-01-10T12:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('what is typed', () => {
  test('is sent whole, with the form and the method it was typed in', () => {
    const { getByLabelText, getByRole, send } = draw(examples.usual)

    typeIn(getByLabelText('Username'), 'maya')
    typeIn(getByLabelText('Password'), 'Passw0rd1')
    fireEvent.submit(getByRole('form', { name: 'Log in' }))

    expect(send.mock.calls).toEqual([
      [
        {
          kind: 'submit',
          form: 'login',
          method: 'username',
          values: { username: 'maya', password: 'Passw0rd1', slider: '', remember: 'true' },
        },
      ],
    ])
  })

  test('is told when the form goes away with a field that was not left, and when the page is loaded anew, but not a second time', () => {
    const { getByLabelText, send, unmount } = draw(examples.usual)
    const told = () =>
      send.mock.calls.map(([intent]) => intent.kind === 'check' && [intent.field, intent.leaving, intent.values['username']])

    typeIn(getByLabelText('Username'), 'maya')
    dispatchEvent(new Event('pagehide'))
    expect(told()).toEqual([['username', false, 'maya']])
    typeIn(getByLabelText('Username'), 'maya_lin')
    unmount()
    expect(told().slice(1)).toEqual([['username', false, 'maya_lin']])
  })

  test('is not told again when a form that was sent goes away', () => {
    const { getByLabelText, getByRole, send, unmount } = draw(examples.usual)
    typeIn(getByLabelText('Username'), 'maya')
    fireEvent.submit(getByRole('form', { name: 'Log in' }))
    send.mockClear()
    unmount()
    expect(send.mock.calls).toEqual([])
  })

  test('is checked when the field is left, and while it is typed only where conditions or an error are in view', () => {
    const { getByLabelText, send } = draw(examples.errors!)
    const kinds = () => send.mock.calls.map(([intent]) => intent.kind === 'check' && `${intent.field} ${intent.leaving ? 'left' : 'typed'}`)

    typeIn(getByLabelText('Mobile number'), '91')
    fireEvent.blur(getByLabelText('Mobile number'))
    typeIn(getByLabelText('Username'), 'maya')
    typeIn(getByLabelText('Password'), 'koi')

    expect(kinds()).toEqual(['mobileNum left', 'username typed', 'password typed'])
    expect(send.mock.calls.at(-1)?.[0]).toMatchObject({ values: { username: 'maya', password: 'koi', mobileNum: '91' } })
  })

  test('a field that was never touched is not judged when it is left, and the eye of a password is not leaving it', () => {
    const { getByLabelText, getByRole, send } = draw(examples.usual)

    fireEvent.blur(getByLabelText('Username'))
    typeIn(getByLabelText('Password'), 'x')
    fireEvent.blur(getByLabelText('Password'), { relatedTarget: getByRole('button', { name: 'Show the password' }) })

    expect(send).not.toHaveBeenCalled()
  })

  test('a field that a press leaves is checked after the press has taken effect; a press on the button only sends', () => {
    const { getByLabelText, getByRole, send } = draw(examples.usual)
    typeIn(getByLabelText('Username'), 'maya')

    fireEvent.pointerDown(document.body)
    fireEvent.blur(getByLabelText('Username'))
    expect(send).not.toHaveBeenCalled()
    fireEvent.pointerUp(document.body)
    act(() => void vi.advanceTimersByTime(10))
    expect(send.mock.calls.map(([{ kind }]) => kind)).toEqual(['check'])

    fireEvent.pointerDown(document.body)
    fireEvent.blur(getByLabelText('Username'))
    fireEvent.pointerUp(document.body)
    fireEvent.submit(getByRole('form'))
    act(() => void vi.advanceTimersByTime(10))
    expect(send.mock.calls.map(([{ kind }]) => kind)).toEqual(['check', 'submit'])
  })

  test('outlives another method and back, a form that is read anew, and newer words', () => {
    const { getByLabelText, getByRole, again } = draw(examples.usual)
    typeIn(getByLabelText('Username'), 'maya')

    fireEvent.click(getByRole('radio', { name: 'Mobile' }))
    expect(getByLabelText('Mobile number')).toBeTruthy()
    fireEvent.click(getByRole('radio', { name: 'Username' }))
    again({ ...examples.usual, inputs: { ...examples.usual.inputs, form: undefined } } as Shown)
    again({
      ...examples.usual,
      inputs: { ...examples.usual.inputs, form: { ...(examples.usual.inputs!.form as FormView), submit: 'Enter' } },
    })

    expect((getByLabelText('Username') as HTMLInputElement).value).toBe('maya')
    expect(getByRole('button', { name: 'Enter' })).toBeTruthy()
  })

  test('begins with what was typed before, else with the document’s values', () => {
    const { getByLabelText } = draw(withState(examples.kinds!, { draft: { email: 'maya@example.com' } }))

    expect((getByLabelText('Email') as HTMLInputElement).value).toBe('maya@example.com')
    expect((getByLabelText('Country') as HTMLSelectElement).value).toBe('84')
  })

  test('a field of a condition that comes back still holds what was typed', () => {
    const { getByLabelText, queryByRole, again } = draw(examples.captcha!)
    typeIn(getByLabelText('Username'), 'maya')
    const form = examples.captcha!.inputs!.form as FormView
    const less = {
      ...form,
      methods: form.methods.map((method) => ({ ...method, fields: method.fields.filter(({ key }) => key !== 'username') })),
    }

    again({ ...examples.captcha!, inputs: { ...examples.captcha!.inputs, form: less } })
    expect(queryByRole('textbox', { name: 'Username' })).toBeNull()
    again(examples.captcha!)

    expect((getByLabelText('Username') as HTMLInputElement).value).toBe('maya')
  })
})

describe('what a password manager needs', () => {
  test('a real form that is posted, names and purposes, and nothing that corrects names', () => {
    const { getByRole, getByLabelText } = draw(examples.usual)
    const name = getByLabelText('Username') as HTMLInputElement

    expect((getByRole('form') as HTMLFormElement).method).toBe('post')
    expect({
      name: name.name,
      autocomplete: name.autocomplete,
      "name.getAttribute('autocapitalize')": name.getAttribute('autocapitalize'),
      "name.getAttribute('spellcheck')": name.getAttribute('spellcheck'),
    }).toEqual({
      name: 'username',
      autocomplete: 'username',
      "name.getAttribute('autocapitalize')": 'off',
      "name.getAttribute('spellcheck')": 'false',
    })
    expect({
      name: (getByLabelText('Password') as HTMLInputElement).name,
      autocomplete: (getByLabelText('Password') as HTMLInputElement).autocomplete,
    }).toEqual({ name: 'password', autocomplete: 'current-password' })
  })

  test('what the browser filled in without telling is sent too', () => {
    const { getByRole, getByLabelText, send } = draw(examples.usual)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(getByLabelText('Username'), 'filled')

    fireEvent.submit(getByRole('form'))

    expect(send.mock.calls[0]?.[0]).toMatchObject({ kind: 'submit', values: { username: 'filled' } })
  })

  test('the password is hidden until the eye is pressed', () => {
    const { getByRole, getByLabelText } = draw(examples.usual)

    fireEvent.click(getByRole('button', { name: 'Show the password' }))
    expect((getByLabelText('Password') as HTMLInputElement).type).toBe('text')
    fireEvent.click(getByRole('button', { name: 'Hide the password' }))
    expect((getByLabelText('Password') as HTMLInputElement).type).toBe('password')
  })
})

describe('what is wrong', () => {
  test('errors are counted above and shown at their fields; met conditions are marked; correct fields are confirmed', () => {
    const { getByRole, getByLabelText, getByText } = draw(examples.errors!)
    const describing = (input: HTMLElement) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ')

    expect(getByRole('alert').textContent).toBe('4 things need your attention. We kept everything you typed.')
    expect(getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
    expect(describing(getByLabelText('Username'))).toBe('Start with a letter, then letters and numbers, 6–14 characters.')
    expect(describing(getByLabelText('Password'))).toBe('Met: Letters and numbersNot met yet: 8–20 characters (7 now)')
    expect(describing(getByLabelText('Mobile number'))).toBe('Looks right')
    expect(getByText('optional')).toBeTruthy()
  })

  test('folded, what may be left empty stands behind a line, before the terms, until it is filled in or wrong', () => {
    const { root, again, getByText } = draw(examples['folded']!)
    const keys = (within: Element) => [...within.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset.key)
    const line = root.querySelector('details')!
    expect(keys(root)).toEqual(['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode', 'affiliateCode', 'terms'])
    expect([keys(line), line.open, getByText('More details (optional)').closest('summary')?.parentElement]).toEqual([
      ['affiliateCode'],
      false,
      line,
    ])

    again(withState(examples['folded']!, { round: 1, errors: { affiliateCode: { text: 'Unknown code' } } }))
    expect(line.open).toBe(true)
    again({ ...examples['folded']!, props: { ...examples['folded']!.props, fold: false } })
    expect(root.querySelector('details')).toBeNull()
  })

  test('a value in the wrong form says with the hint which form is right; another mistake speaks for itself', () => {
    const said = (text: string) => {
      const { getByLabelText, unmount } = draw(withState(examples.kinds!, { round: 1, errors: { content: { text } } }))
      const told = document.getElementById(
        getByLabelText('What happened').getAttribute('aria-describedby')?.split(' ')[0] ?? '',
      )?.textContent
      unmount()
      return told
    }

    expect(said('t:rule.format')).toBe('This is not in the right form. In your own words.')
    expect(said('Please fill this in.')).toBe('Please fill this in.')
  })

  test('a submit focuses the first wrong field once, and not again while it is corrected', () => {
    const { getByLabelText, again } = draw(examples.usual)
    const wrong = { username: { text: 'Taken' }, password: { text: 'Short' } }

    again(withState(examples.usual, { round: 1, pending: true }))
    again(withState(examples.usual, { round: 1, errors: wrong }))
    expect(document.activeElement).toBe(getByLabelText('Username'))
    getByLabelText('Password').focus()
    again(withState(examples.usual, { round: 1, errors: { ...wrong, username: { text: 'Still taken' } } }))
    expect(document.activeElement).toBe(getByLabelText('Password'))
    again(withState(examples.usual, { round: 2, errors: wrong }))
    expect(document.activeElement).toBe(getByLabelText('Username'))
  })

  test('a sentence that appears when a field is left after a sent form does not take the focus', () => {
    const { getByLabelText, again } = draw(examples.usual)
    again(withState(examples.usual, { round: 1 }))
    getByLabelText('Password').focus()

    again(withState(examples.usual, { round: 1, errors: { username: { text: 'Taken' } } }))

    expect(document.activeElement).toBe(getByLabelText('Password'))
  })

  test('a refusal shows the reason and an alternative, and has the focus', () => {
    const { getByRole, again, send } = draw(withState(examples.refused!, { round: 0, failure: undefined }))

    again(examples.refused!)

    expect(document.activeElement).toBe(getByRole('alert'))
    fireEvent.click(within(getByRole('alert')).getByRole('link', { name: 'Log in to the lobby' }))
    expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/login' }]])
  })
})

describe('being sent', () => {
  test('the button shows that and sends nothing a second time', () => {
    const { getByRole, send } = draw(examples.pending!)

    expect(getByRole('button', { name: 'One moment' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.submit(getByRole('form'))
    expect(send).not.toHaveBeenCalled()
  })

  test('after too many tries the button counts down to the next', () => {
    const { getByRole, send } = draw(withState(examples.locked!, { lockedUntil: Date.now() + 61_000 }))

    expect(getByRole('button', { name: 'Try again in 1:01' }).getAttribute('aria-disabled')).toBe('true')
    act(() => void vi.advanceTimersByTime(19_000))
    fireEvent.submit(getByRole('form'))
    expect(send).not.toHaveBeenCalled()
    expect(getByRole('button', { name: 'Try again in 0:42' })).toBeTruthy()
    act(() => void vi.advanceTimersByTime(42_000))
    expect(getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).toBe('false')
  })

  test('the result replaces the fields, with a link to continue', () => {
    const { getByRole, queryByRole, send } = draw(examples.done!)

    expect(document.activeElement).toBe(getByRole('status'))
    expect(getByRole('status').textContent).toBe('If the name and address belong together, a message is on its way.')
    expect(queryByRole('form')).toBeNull()
    fireEvent.click(getByRole('link', { name: 'Back to log in' }))
    expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/login' }]])
  })

  test('without a method it shows the document’s message and leads to customer service', () => {
    const { getByRole, getByText, send } = draw(examples.closed!)

    expect(getByText('Registration is closed')).toBeTruthy()
    fireEvent.click(getByRole('button', { name: 'Contact customer service' }))
    expect(send.mock.calls).toEqual([[{ kind: 'contact', service: 'default' }]])
  })
})

describe('a code', () => {
  test('is sent for the entered number; then its button counts down by the deadline, keeps the focus and sends nothing', () => {
    const { getByRole, getByLabelText, again, send } = draw(withState(examples.codeSent!, { code: untouchedForm.code }))
    typeIn(getByLabelText('Mobile number'), '912345678')
    const button = getByRole('button', { name: 'Send code' })
    button.focus()
    fireEvent.click(button)
    expect(send.mock.calls).toEqual([
      [
        {
          kind: 'send-code',
          form: 'login',
          method: 'all',
          values: { countryDialingCode: '84', mobileNum: '912345678', verificationCode: '' },
        },
      ],
    ])

    again(withState(examples.codeSent!, { code: { sending: false, sent: true, until: Date.now() + 42_000 } }))
    expect(document.activeElement).toBe(getByRole('button', { name: 'Send again in 0:42' }))
    fireEvent.click(button)
    expect(send).toHaveBeenCalledTimes(1)
    expect(getByRole('status').textContent).toBe('The code is on its way.')

    act(() => void vi.advanceTimersByTime(42_000))
    expect(getByRole('status').textContent).toBe('You can have another code sent now.')
    fireEvent.click(getByRole('button', { name: 'Send again' }))
    expect(send).toHaveBeenCalledTimes(2)
  })
})

describe('a captcha', () => {
  test('another picture takes the answer with it, and is not asked for too soon', () => {
    const { getByRole, getByLabelText, again, send } = draw(examples.captcha!)
    const answer = getByLabelText('Characters in the picture') as HTMLInputElement
    typeIn(answer, 'x7Kd')
    fireEvent.click(getByRole('button', { name: 'Another picture' }))
    expect(send.mock.calls).toEqual([[{ kind: 'refresh-captcha', form: 'login' }]])

    again(withState(examples.captcha!, { captcha: { picture: ['/img/captcha/2.svg'], busy: false, waitUntil: Date.now() + 1000 } }))
    expect(answer.value).toBe('')
    fireEvent.click(getByRole('button', { name: 'Another picture' }))
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('is not drawn while none is asked for', () => {
    expect(draw(examples.usual).queryByLabelText('Characters in the picture')).toBeNull()
  })
})

describe('a puzzle', () => {
  test('has its place before it is known what happens in the form, so that nothing moves when it comes', () => {
    const { form } = examples.usual.inputs!
    const drawn = draw({ ...examples.usual, inputs: { form } })
    expect(drawn.getByText('The puzzle is loading').closest('[aria-busy="true"]')?.querySelectorAll('[aria-hidden="true"]').length).toBe(2)
    drawn.again(examples.usual)
    expect(drawn.queryByText('The puzzle is loading')).toBeNull()
  })

  test('begins at its start when the document begins it with a text that is no number', () => {
    const form = examples.usual.inputs!.form!
    const methods = form.methods.map((method) => ({
      ...method,
      fields: method.fields.map((field) => (field.key === 'slider' ? { ...field, value: 'middle' } : field)),
    }))
    const drawn = draw({ ...examples.usual, inputs: { ...examples.usual.inputs, form: { ...form, methods } } })
    expect(slider(drawn).value).toBe('0')
  })

  const slider = (drawn: ReturnType<typeof draw>) => drawn.getByRole('slider', { name: 'Slide until the piece fits' }) as HTMLInputElement

  test('keys move the piece by one px, with Shift by ten, and to both ends; each position is sent', () => {
    const drawn = draw(examples.usual)
    const places: string[] = []
    for (const key of [
      { key: 'ArrowRight' },
      { key: 'ArrowRight', shiftKey: true },
      { key: 'PageUp' },
      { key: 'ArrowLeft' },
      { key: 'End' },
      { key: 'ArrowRight' },
      { key: 'Home' },
    ]) {
      fireEvent.keyDown(slider(drawn), key)
      places.push(slider(drawn).value)
    }

    expect(places).toEqual(['1', '11', '21', '20', '256', '256', '0'])
    expect(slider(drawn).getAttribute('aria-valuetext')).toBe('0 of 256')
    expect(drawn.send.mock.calls.map(([intent]) => intent.kind === 'check' && intent.values.slider)).toEqual([
      '1',
      '11',
      '21',
      '20',
      '256',
      '256',
      '0',
    ])
  })

  test('a drag sends the position where the piece was released, once', () => {
    const drawn = draw(examples.usual)
    fireEvent.change(slider(drawn), { target: { value: '90' } })
    fireEvent.change(slider(drawn), { target: { value: '180' } })
    expect(drawn.send).not.toHaveBeenCalled()

    fireEvent.pointerUp(slider(drawn))

    expect(drawn.send.mock.calls).toEqual([
      [
        {
          kind: 'check',
          form: 'login',
          method: 'username',
          field: 'slider',
          values: { username: '', password: '', slider: '180', remember: 'true' },
          leaving: false,
        },
      ],
    ])
    expect(drawn.getByText('Placed. Move it again if it does not fit.')).toBeTruthy()
  })

  test('another puzzle begins unmoved, and a message says that the one before did not fit', () => {
    const drawn = draw(examples.usual)
    fireEvent.keyDown(slider(drawn), { key: 'End' })

    drawn.again(examples.sliderFailed!)

    expect(slider(drawn).value).toBe('0')
    expect(drawn.getByText('The piece did not fit. Here is another one.')).toBeTruthy()
  })

  test('one that is solved shows that and no longer moves; one that did not load is requested again', () => {
    const drawn = draw(examples.sliderPassed!)
    fireEvent.keyDown(slider(drawn), { key: 'End' })
    expect({
      "slider(drawn).getAttribute('aria-valuetext')": slider(drawn).getAttribute('aria-valuetext'),
      callsCount: drawn.send.mock.calls.length,
    }).toEqual({ "slider(drawn).getAttribute('aria-valuetext')": 'Verified', callsCount: 0 })

    drawn.again(examples.sliderUnavailable!)
    fireEvent.click(drawn.getByRole('button', { name: 'Try again' }))
    expect(drawn.send.mock.calls).toEqual([[{ kind: 'refresh-slider', form: 'login' }]])
  })
})

describe('other kinds of field', () => {
  test('each has the keyboard and direction that its values ask for', () => {
    const { getByLabelText } = draw(examples.kinds!)
    const of = (name: string) => ['type', 'inputmode', 'dir'].map((attribute) => getByLabelText(name).getAttribute(attribute))

    expect(of('Email')).toEqual(['email', 'email', 'ltr'])
    expect(of('Mobile number')).toEqual(['tel', 'tel', 'ltr'])
    expect(of('Birthday')).toEqual(['date', null, 'ltr'])
    expect(getByLabelText(/^QQ/).getAttribute('inputmode')).toBe('decimal')
  })

  test('a longer text is counted in characters, and a sign outside the basic plane is one', () => {
    const { getByLabelText, getByText } = draw(examples.kinds!)

    typeIn(getByLabelText('What happened'), 'a🦊')

    expect(getByText('2 of 140 characters')).toBeTruthy()
  })

  test('a list is chosen from, a box is ticked, and the link among its words leads on', () => {
    const { getByLabelText, getByRole, send } = draw(examples.kinds!)
    const terms = getByRole('checkbox', { name: /18 or older.* terms/ }) as HTMLInputElement

    fireEvent.change(getByLabelText('Topic'), { target: { value: 'b' } })
    fireEvent.click(terms)
    fireEvent.submit(getByRole('form'))
    expect(send.mock.calls.at(-1)?.[0]).toMatchObject({ values: { question: 'b', terms: 'true' } })
    fireEvent.click(getByRole('link', { name: 'terms' }))
    expect(send.mock.calls.at(-1)).toEqual([{ kind: 'go', to: '/help#term' }])
  })

  test('words of the document come before all others, with their values', () => {
    const example = examples.headed!
    const form = {
      ...(example.inputs!.form as FormView),
      submit: 't:go',
      strings: { go: 'Go on', wait: 'Wait {{minutes}} min' },
    }

    const { getByRole } = draw({
      ...example,
      inputs: { form, state: { ...untouchedForm, failure: { message: { text: 't:wait', values: { minutes: 5 } } } } },
    })

    expect({
      tagName: getByRole('form', { name: 'Go on' }).tagName,
      "getByRole('alert').textContent": getByRole('alert').textContent,
    }).toEqual({ tagName: 'FORM', "getByRole('alert').textContent": 'Wait 5 min' })
  })

  test('in Arabic every word is there, numbers are written from left to right', () => {
    const { getByLabelText, missing } = draw(examples.rtl!)

    expect((getByLabelText('رقم الجوال') as HTMLInputElement).dir).toBe('ltr')
    expect(missing).toEqual([])
  })
})

describe('a code that was not sent', () => {
  const refused = (round: number) =>
    withState(examples.usual, {
      round,
      warning: { message: { text: 'The operator is busy' }, link: { label: 'Contact customer service', to: '/help#contact' } },
    })

  test('is told in a dialog, once; what was typed stays, and the focus goes back', () => {
    const { getByRole, queryByRole, getByLabelText, again } = draw(withState(examples.usual, { round: 1 }))
    typeIn(getByLabelText('Username'), 'maya')
    getByLabelText('Username').focus()
    again(refused(2))

    const dialog = getByRole('alertdialog', { name: 'The code was not sent' })
    expect(dialog.querySelector('p')?.textContent).toBe('The operator is busy Contact customer service')
    expect(queryByRole('alert')).toBeNull()
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!)
    again(refused(2))
    expect(queryByRole('alertdialog')).toBeNull()
    expect((getByLabelText('Username') as HTMLInputElement).value).toBe('maya')
    expect(document.activeElement).toBe(getByLabelText('Username'))

    again(refused(3))
    expect(getByRole('alertdialog')).toBeTruthy()
  })

  test('is not told again by a form that is drawn anew', () => {
    expect(draw(refused(2)).queryByRole('alertdialog')).toBeNull()
  })
})

describe('a lock belongs to the name that was typed', () => {
  const day = 86_400_000
  const locked = () =>
    withState(examples.usual, {
      round: 1,
      draft: { username: 'Maya ' },
      failure: { message: { text: 'Too many tries.' }, locks: true },
      locks: [{ field: 'username', value: 'maya', until: Date.now() + 2 * day }],
    })

  test('it is shown in days, and the mobile tab is open', () => {
    const { getByRole, queryByRole, send } = draw(locked())

    const button = getByRole('button', { name: 'Try again in 2 days' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(getByRole('alert').textContent).toBe('Too many tries.')
    fireEvent.submit(getByRole('form'))
    expect(send).not.toHaveBeenCalled()

    fireEvent.click(getByRole('radio', { name: 'Mobile' }))
    expect(getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).toBe('false')
    expect(queryByRole('alert')).toBeNull()
  })

  test('after a reload it is told once the name is typed again', () => {
    const { getByRole, getByLabelText, queryByRole } = draw(withState(locked(), { draft: {}, failure: undefined }))
    expect(queryByRole('alert')).toBeNull()
    typeIn(getByLabelText('Username'), 'Maya')
    expect(getByRole('alert').textContent).toBe('Too many tries. This account is locked for a while.')
    expect(getByRole('button', { name: 'Try again in 2 days' })).toBeTruthy()
  })

  test('another name may log in at once', () => {
    const { getByRole, getByLabelText, queryByRole, send } = draw(locked())

    typeIn(getByLabelText('Username'), 'zoe')
    expect(queryByRole('alert')).toBeNull()
    fireEvent.submit(getByRole('form', { name: 'Log in' }))
    expect(send.mock.calls.at(-1)?.[0]).toMatchObject({ kind: 'submit', values: { username: 'zoe' } })
  })
})

test('a session lost in the middle: the reason is over the form, and a refusal replaces it', () => {
  const { getByRole, getByText, queryByText, again } = draw(withState(examples.usual, { reason: { text: 'Your session has expired.' } }))
  expect(getByText('Your session has expired.').closest('[role=status]')).toBeTruthy()
  again(withState(examples.usual, { reason: { text: 'Your session has expired.' }, failure: { message: { text: 'Wrong' } } }))
  expect(getByRole('alert').textContent).toBe('Wrong')
  expect(queryByText('Your session has expired.')).toBeNull()
})

test('a wrong captcha empties its field and takes the focus, before another picture is there', () => {
  const { getByLabelText, again } = draw(examples.captcha!)
  const field = () => getByLabelText('Characters in the picture') as HTMLInputElement
  typeIn(getByLabelText('Username'), 'maya')
  typeIn(field(), 'wrong')

  again(withState(examples.captcha!, { pending: true }))
  expect(field().value).toBe('wrong')
  again(withState(examples.captcha!, { round: 1, errors: { captcha: { text: 'Enter the characters' } } }))
  expect([field().value, (getByLabelText('Username') as HTMLInputElement).value]).toEqual(['', 'maya'])
  expect(document.activeElement).toBe(field())

  typeIn(field(), 'next')
  again(withState(examples.captcha!, { round: 1, errors: { captcha: { text: 'Enter the characters' } } }))
  expect(field().value).toBe('next')
})

test('the message that everything typed was kept is shown only when something was typed', () => {
  const missing = {
    round: 1,
    errors: { username: { text: 'Please enter your username.' }, password: { text: 'Please enter your password.' } },
  }
  const { getByRole, getByLabelText, again } = draw(examples.usual)
  again(withState(examples.usual, missing))
  expect(getByRole('alert').textContent.trim()).toBe('2 things need your attention.')

  typeIn(getByLabelText('Username'), 'maya')
  expect(getByRole('alert').textContent).toBe('2 things need your attention. We kept everything you typed.')
})
