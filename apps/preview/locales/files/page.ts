import words from '../en/page.json'
import { addWords } from '../../../kit/i18n/words.ts'

addWords({ page: words })
