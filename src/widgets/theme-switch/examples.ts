import type { Examples } from '../../runtime/contract/widget.ts'
import type { Brand } from '../../schemas/nouns/brand.ts'
import type { contract } from './contract.ts'

const brand: Brand = { id: 'foyer', name: 'Foyer', languages: ['EN', 'AR'], language: 'EN', theme: 'dark', themeChoice: 'dark', year: 2026 }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Dark was chosen', props: { look: 'row' }, inputs: { brand } },
  system: { title: 'Nothing was chosen yet', props: { look: 'row' }, inputs: { brand: { ...brand, themeChoice: 'system' } } },
  icon: { title: 'In a bar', props: { look: 'icon' }, inputs: { brand } },
  rtl: { title: 'Right to left', props: { look: 'row' }, inputs: { brand: { ...brand, language: 'AR' } }, language: 'AR' },
}
