import words from '../../locales/en/gallery.json'
import { addWords } from '../words.ts'

addWords({ gallery: words })
