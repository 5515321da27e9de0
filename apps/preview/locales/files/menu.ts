import words from '../en/menu.json'
import { addWords } from '../../../kit/i18n/words.ts'

addWords({ menu: words })
