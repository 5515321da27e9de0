import words from '../en/review.json'
import { addWords } from '../../../kit/i18n/words.ts'

addWords({ review: words })
