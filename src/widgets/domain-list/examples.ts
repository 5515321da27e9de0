import type { Examples } from '../../runtime/contract/widget.ts'
import type { SiteDomains } from '../../schemas/nouns/service.ts'
import type { contract } from './contract.ts'

const aDomain = (domain: string, name: string) => ({ domain, url: `https://${domain}/`, name, main: false, here: false })
const domains: SiteDomains = [
  { ...aDomain('foyer.example.test', 'Main line'), main: true, here: true },
  aDomain('foyer-2.example.test', 'Second line'),
  aDomain('foyer-3.example.test', ''),
]
const props = { title: 'Other addresses', text: 'Keep one of them for the day on which this one cannot be reached.' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three addresses', props, inputs: { domains } },
  longest: {
    title: 'Longest texts',
    props,
    inputs: {
      domains: [aDomain(`${'a-long-name-of-a-host.'.repeat(5)}example.test`, 'A line with a name that goes on for a while'.repeat(3))],
    },
  },
  rtl: { title: 'Right to left', props: { title: 'عناوين أخرى' }, inputs: { domains }, language: 'AR' },
}
