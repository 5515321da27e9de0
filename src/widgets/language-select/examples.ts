import type { Examples } from '../../runtime/contract/widget.ts'
import { languageCodes } from '../../schemas/language.ts'
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

export const examples: Examples<typeof contract> = {
  usual: { title: 'Two languages', props: { look: 'row' }, inputs: { brand } },
  all: { title: 'All languages', props: { look: 'row' }, inputs: { brand: { ...brand, languages: languageCodes } } },
  single: { title: 'One language: nothing to choose', props: { look: 'row' }, inputs: { brand: { ...brand, languages: ['EN'] } } },
  icon: { title: 'In a bar', props: { look: 'icon' }, inputs: { brand } },
  rtl: { title: 'Right to left', props: { look: 'row' }, inputs: { brand: { ...brand, language: 'AR' } }, language: 'AR' },
}
