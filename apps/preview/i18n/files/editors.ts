import words from '../../locales/en/editors.json'
import { addWords } from '../words.ts'

addWords({ editors: words })
