import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: {
    title: 'A sentence and a way back',
    props: {
      look: 'popup',
      icon: 'login',
      title: 'Log in',
      text: 'Logging in is not open on this site yet.',
      actions: [{ label: 'Back to the lobby', to: '/', primary: true }],
    },
  },
  page: {
    title: 'A page of its own',
    props: {
      look: 'page',
      icon: 'compass',
      title: 'This page is not here',
      text: 'The address may be old or mistyped.',
      actions: [
        { label: 'Back to the lobby', icon: 'home', to: '/', primary: true },
        { label: 'Slots', to: '/rng', primary: false },
      ],
    },
  },
  bare: { title: 'A title alone', props: { look: 'popup', title: 'Done', actions: [] } },
  longest: {
    title: 'Longest text',
    props: {
      look: 'popup',
      icon: 'info',
      title: 'Registrierungsbestätigungsbenachrichtigung '.repeat(3),
      text: 'A sentence that goes on for a while and says the same thing twice. '.repeat(8),
      actions: [{ label: 'Back to the lobby', to: '/', primary: true }],
    },
  },
  said: {
    title: 'Somebody else says why',
    props: { look: 'popup', icon: 'warning', title: 'The game did not start', text: 'It could not be started.', actions: [] },
    inputs: { notice: { key: 'launch', text: 'PG is being serviced until 06:00' } },
  },
  failed: {
    title: 'Tried again',
    props: { look: 'popup', icon: 'warning', title: 'The game did not start', retry: 'Try again', confirm: 'Close', actions: [] },
    inputs: { notice: { key: 'launch', text: 'Network link abnormal, please try again' } },
  },
  rtl: {
    title: 'Right to left',
    props: {
      look: 'popup',
      icon: 'login',
      title: 'تسجيل الدخول',
      text: 'تسجيل الدخول غير متاح في هذا الموقع بعد.',
      actions: [{ label: 't:action.to-lobby', to: '/', primary: true }],
    },
    language: 'AR',
  },
}
