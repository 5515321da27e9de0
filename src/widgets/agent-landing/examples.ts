import type { Examples } from '../../runtime/contract/widget.ts'
import type { Brand } from '../../schemas/nouns/brand.ts'
import type { contract } from './contract.ts'

const brand: Brand = {
  id: 'foyer',
  name: 'Foyer',
  languages: ['EN', 'AR'],
  language: 'EN',
  theme: 'dark',
  themeChoice: 'system',
  year: 2026,
}
const services = [{ key: 'chat', kind: 'LIVECHAT', channel: false }]
const hours = { days: 'Monday to Friday', hours: '12:00-21:00' }
const props = {
  title: 'Log in',
  text: 'For agent accounts only.',
  headline: 'Your team, to the minute.',
  picture: '/img/scene/agent.svg',
  blurbs: [
    { title: 'Live figures', text: 'Deposits, bets and profit as they happen.' },
    { title: 'Contracts', text: 'Offer, accept and review rates in one place.' },
    { title: 'Salaries', text: 'Daily, hourly and real-time, settled for you.' },
  ],
}

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props, inputs: { brand, hours, services } },
  bare: { title: 'Nothing known', props: { ...props, blurbs: [] } },
  ownDays: { title: 'Hours of its own', props, inputs: { brand, hours: { days: 'Every day', hours: '0-24' }, services } },
  longest: {
    title: 'Longest text',
    props: {
      ...props,
      headline: 'Ein ganzes Team, auf die Minute genau und ohne eine einzige Tabelle',
      blurbs: props.blurbs.map((blurb) => ({ ...blurb, text: `${blurb.text} `.repeat(4) })),
    },
    inputs: {
      brand: { ...brand, name: 'A brand with a remarkably long name' },
      hours: { days: 'Montag, Dienstag, Donnerstag und jeden zweiten Samstag', hours: '12:00-21:00' },
      services,
    },
  },
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'تسجيل الدخول', text: 'لحسابات الوكلاء فقط.', headline: 'فريقك لحظة بلحظة.' },
    inputs: { brand: { ...brand, language: 'AR' }, hours, services },
    language: 'AR',
  },
}
