import { addWords } from '../kit/i18n/words.ts'
import type { Words } from '../kit/i18n/words.ts'
import gallery from './locales/en/gallery.json'

addWords({ gallery }, import.meta.glob<Words>('./locales/*/index.ts', { import: 'words' }))
