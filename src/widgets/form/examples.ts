import type { Examples } from '../../runtime/contract/widget.ts'
import type { FormField, FormState, FormView } from '../../schemas/nouns/form.ts'
import type { contract } from './contract.ts'
import { untouchedForm } from './untouched-form.ts'

const props = { praise: true, focus: true, fold: false }
const field = (key: string, input: FormField['input'], label: string, more: Partial<FormField> = {}): FormField => ({
  key,
  input,
  label,
  required: true,
  width: 'full',
  ...more,
})
const state = (more: Partial<FormState>): FormState => ({ ...untouchedForm, ...more })

const username = field('username', 'text', 'Username', { icon: 'user', autocomplete: 'username' })
const password = field('password', 'password', 'Password', {
  icon: 'lock',
  autocomplete: 'current-password',
  link: { label: 'Forgot it?', to: '/forgot-password' },
})
const country = field('countryDialingCode', 'country', 'Country', {
  width: 'third',
  value: '84',
  required: false,
  options: [
    { value: '84', label: 'Viet Nam +84' },
    { value: '81', label: 'Japan +81' },
  ],
})
const mobile = field('mobileNum', 'tel', 'Mobile number', { width: 'two-thirds', autocomplete: 'tel-national' })
const code = field('verificationCode', 'code', 'SMS code', { icon: 'message', placeholder: '6 digits' })
const captcha = field('captcha', 'captcha', 'Characters in the picture')
const slider = field('slider', 'slider', 'Slide until the piece fits')
const remember = field('remember', 'check', 'Remember me for 24 hours', { required: false, value: 'true' })
const terms = field('terms', 'check', 't:register.terms', { values: { years: 18 }, link: { label: 'terms', to: '/help#term' } })
const puzzle = {
  state: 'ready' as const,
  background: ['/img/slider/1.svg'],
  piece: ['/img/slider/1-piece.svg'],
  width: 300,
  height: 120,
  pieceY: 40,
  pieceSize: 44,
  round: 1,
}

const login: FormView = {
  form: 'login',
  submit: 'Log in',
  strings: {},
  methods: [
    { key: 'username', label: 'Username', icon: 'user', fields: [username, password, captcha, slider, remember] },
    { key: 'mobile', label: 'Mobile', icon: 'phone', fields: [country, mobile, code, remember] },
  ],
}
const one = (form: string, submit: string, fields: FormField[], strings: Record<string, string> = {}): FormView => ({
  form,
  submit,
  strings,
  methods: [{ key: 'all', label: '', fields }],
})
const registration = one('registration', 'Register', [
  { ...username, icon: undefined },
  field('password', 'password', 'Password', { autocomplete: 'new-password', ticks: true }),
  field('confirmPassword', 'password', 'Confirm password', { width: 'half', autocomplete: 'new-password' }),
  { ...mobile, width: 'half' },
  code,
  field('affiliateCode', 'text', 'Invitation code', { required: false, placeholder: 'Leave empty if you have none' }),
  terms,
])
const kinds = one('kinds', 'Save', [
  field('email', 'email', 'Email', { icon: 'mail', width: 'half', placeholder: 'name@example.com' }),
  field('qqNum', 'number', 'QQ', { width: 'half', required: false }),
  field('birthday', 'date', 'Birthday', { width: 'half', icon: 'calendar' }),
  field('question', 'select', 'Topic', {
    width: 'half',
    options: [
      { value: 'a', label: 'Deposits' },
      { value: 'b', label: 'Games' },
    ],
  }),
  field('content', 'area', 'What happened', { maxLength: 140, hint: 'In your own words.' }),
  country,
  mobile,
  terms,
])

export const examples: Examples<typeof contract> = {
  usual: { title: 'Log in', props: { ...props, praise: false }, inputs: { form: login, state: state({ slider: puzzle }) } },
  card: { title: 'As a card on a page', props: { ...props, card: true }, inputs: { form: login, state: untouchedForm } },
  kinds: { title: 'Every other kind of field', props, inputs: { form: kinds, state: untouchedForm } },
  errors: {
    title: 'Registration with mistakes',
    props,
    inputs: {
      form: registration,
      state: state({
        round: 1,
        draft: { username: 'maya lin', mobileNum: '912345678' },
        errors: {
          username: { text: 'Start with a letter, then letters and numbers, 6–14 characters.' },
          password: { text: '8–20 characters' },
          confirmPassword: { text: 'The two passwords differ.' },
          terms: { text: 'Please agree to the terms to go on.' },
        },
        ticks: {
          password: [
            { message: { text: 'Letters and numbers' }, met: true },
            { message: { text: '8–20 characters (7 now)' }, met: false },
          ],
        },
        fine: ['mobileNum'],
      }),
    },
  },
  folded: { title: 'Optional fields folded', props: { ...props, fold: true }, inputs: { form: registration, state: untouchedForm } },
  refused: {
    title: 'Refused, with another way',
    props,
    inputs: {
      form: one('agent-login', 'Log in', [username, password]),
      state: state({
        round: 1,
        failure: { message: { text: 'This is a member account.' }, link: { label: 'Log in to the lobby', to: '/login' } },
      }),
    },
  },
  led: {
    title: 'What led here is said',
    props,
    inputs: { form: one('login', 'Log in', [username, password]), state: state({ notice: { text: 'Log in to start this game.' } }) },
  },
  captcha: {
    title: 'A captcha is asked for',
    props,
    inputs: { form: login, state: state({ captcha: { picture: ['/img/captcha/1.svg'], busy: false, waitUntil: 0 } }) },
  },
  captchaLoading: {
    title: 'The captcha is loading',
    props,
    inputs: { form: login, state: state({ captcha: { picture: [], busy: true, waitUntil: 0 } }) },
  },
  sliderPassed: { title: 'The puzzle is solved', props, inputs: { form: login, state: state({ slider: { ...puzzle, state: 'passed' } }) } },
  sliderFailed: {
    title: 'The piece did not fit',
    props,
    inputs: { form: login, state: state({ slider: { ...puzzle, state: 'failed', round: 2 } }) },
  },
  sliderLoading: {
    title: 'The puzzle is loading',
    props,
    inputs: { form: login, state: state({ slider: { ...puzzle, state: 'loading', background: [], piece: [], width: 0, height: 0 } }) },
  },
  sliderUnavailable: {
    title: 'The puzzle did not load',
    props,
    inputs: { form: login, state: state({ slider: { ...puzzle, state: 'unavailable', background: [], piece: [] } }) },
  },
  pending: { title: 'Being sent', props, inputs: { form: login, state: state({ pending: true }) } },
  codeSent: {
    title: 'A code was sent',
    props,
    inputs: {
      form: one('login', 'Log in', [country, mobile, code]),
      state: state({ code: { sending: false, until: Date.parse('2099-01-01T00:00:00Z'), sent: true } }),
    },
  },
  locked: {
    title: 'Too many tries',
    props,
    inputs: {
      form: login,
      state: state({ round: 5, failure: { message: { text: 'Too many tries.' } }, lockedUntil: Date.parse('2099-01-01T00:00:00Z') }),
    },
  },
  done: {
    title: 'Sent, and what there is to say',
    props: { ...props, title: 'Forgotten password', next: { label: 'Back to log in', to: '/login' } },
    inputs: {
      form: one('forgot-by-email', 'Send', [username]),
      state: state({ round: 1, done: { text: 'If the name and address belong together, a message is on its way.' } }),
    },
  },
  closed: {
    title: 'No method is open',
    props,
    inputs: {
      form: { form: 'registration', submit: 'Register', methods: [], strings: { 'closed.title': 'Registration is closed' } },
      state: untouchedForm,
    },
  },
  headed: {
    title: 'With a heading',
    props: { ...props, title: 'Change your password', text: 'It must be a new one.' },
    inputs: {
      form: one('change-password', 'Change the password', [
        field('oldPassword', 'password', 'Password of now'),
        field('newPassword', 'password', 'New password', { ticks: true }),
      ]),
      state: untouchedForm,
    },
  },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Ein sehr langer Titel, der über mehrere Zeilen eines schmalen Fensters geht' },
    inputs: {
      form: one('long', 'Geschwindigkeitsbegrenzungsverordnung jetzt verbindlich bestätigen', [
        field('username', 'text', 'Benutzername, so wie er auf der Mitgliedskarte neben dem Lichtbild steht', {
          link: { label: 'Wo finde ich den Benutzernamen?', to: '/help' },
        }),
        field('code', 'code', 'Verifizierungscode aus der Kurznachricht'),
        field('terms', 'check', `Ich habe die Bedingungen gelesen. ${'Und noch ein Satz. '.repeat(8)}`),
      ]),
      state: state({ round: 1, errors: { username: { text: 'W'.repeat(120) } } }),
    },
  },
  rtl: {
    title: 'Right to left',
    language: 'AR',
    props,
    inputs: {
      form: {
        ...login,
        submit: 't:login.submit',
        methods: [
          {
            key: 'mobile',
            label: 't:login.by-mobile',
            fields: [
              { ...country, label: 't:field.country' },
              { ...mobile, label: 't:field.mobile' },
              { ...code, label: 't:field.code', placeholder: undefined },
            ],
          },
        ],
      },
      state: state({ draft: { mobileNum: '912345678' }, slider: puzzle }),
    },
  },
}
