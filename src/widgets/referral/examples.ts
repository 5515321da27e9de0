import type { Examples } from '../../runtime/contract/widget.ts'
import type { Downline, Referral } from '../../schemas/nouns/rewards.ts'
import type { contract } from './contract.ts'

const downlines: Downline[] = [
  { key: '1-1', account: 'm***a', time: '2027-01-10T09:30:00+00:00', state: 'ISSUED', reward: '10' },
  { key: '1-2', account: 'k***7', time: '2027-01-08T12:00:00+00:00', state: 'PROCESS', reward: '0' },
  { key: '1-3', account: 'm***a', time: '2027-01-02T12:00:00+00:00', state: 'JOINED', reward: '0' },
]
const some = (referral: Partial<Referral> = {}): Referral => ({
  code: 'FOYER-1001',
  url: 'https://foyer.example.test/register?affiliateCode=FOYER-1001',
  invited: 23,
  earned: '160',
  downlines,
  page: 1,
  pages: 1,
  currency: '$',
  ...referral,
})
const props = { title: 'Invite friends', text: 'Ten dollars for each friend who deposits.', page: true }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Twenty-three have registered', props, inputs: { referral: some() } },
  none: {
    title: 'Nobody yet',
    props: { title: 'Invite friends', page: false },
    inputs: { referral: some({ downlines: [], invited: 0, earned: '0' }) },
  },
  paged: { title: 'Third page', props, inputs: { referral: some({ page: 3, pages: 5 }) } },
  path: { title: 'The link is a path of this site', props, inputs: { referral: some({ url: '/register?affiliateCode=7' }) } },
  unknown: {
    title: 'No link, no code, a state and a time that nobody knows',
    props,
    inputs: {
      referral: {
        code: '',
        invited: 1,
        earned: '-0.0001',
        downlines: [{ key: '1-1', account: '', time: 'soon', state: '__proto__', reward: '0' }],
        page: 1,
        pages: 1,
        currency: '',
      },
    },
  },
  hostile: { title: 'The link is no web address', props, inputs: { referral: some({ url: 'javascript:alert(1)', code: '<b>7</b>' }) } },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Invite your friends and the friends of your friends' },
    inputs: {
      referral: some({
        code: 'FOYER'.repeat(20),
        url: `https://foyer.example.test/register?affiliateCode=${'FOYER'.repeat(60)}`,
        downlines: [{ ...downlines[0]!, account: 'anAccountThatGoesOn'.repeat(8), reward: '123456789012345.6789' }],
      }),
    },
  },
  rtl: {
    title: 'Right to left',
    props: { title: 'ادعُ أصدقاءك', text: 'عشرة دولارات عن كل صديق.', page: true },
    inputs: { referral: some() },
    language: 'AR',
  },
}
