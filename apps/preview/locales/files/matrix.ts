import words from '../en/matrix.json'
import { addWords } from '../../../kit/i18n/words.ts'

addWords({ matrix: words })
