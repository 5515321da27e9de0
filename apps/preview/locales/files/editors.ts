import words from '../en/editors.json'
import { addWords } from '../../../kit/i18n/words.ts'

addWords({ editors: words })
