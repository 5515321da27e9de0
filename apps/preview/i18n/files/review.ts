import words from '../../locales/en/review.json'
import { addWords } from '../words.ts'

addWords({ review: words })
