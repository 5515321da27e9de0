import type { Examples } from '../../runtime/contract/widget.ts'
import type { Brand } from '../../schemas/nouns/brand.ts'
import type { contract } from './contract.ts'

const foyer: Brand = {
  id: 'foyer',
  name: 'Foyer',
  languages: ['EN', 'AR'],
  language: 'EN',
  theme: 'dark',
  themeChoice: 'system',
  year: 2026,
}

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: { look: 'usual' }, inputs: { brand: foyer } },
  kestrel: { title: 'Second brand', props: { look: 'usual' }, inputs: { brand: { ...foyer, id: 'kestrel', name: 'Kestrel' } } },
  unmarked: {
    title: 'A brand without a mark',
    props: { look: 'large' },
    inputs: { brand: { ...foyer, id: 'harbour', name: 'Harbour House of Games' } },
  },
  rtl: { title: 'Right to left', props: { look: 'usual' }, inputs: { brand: { ...foyer, language: 'AR' } }, language: 'AR' },
}
