import words from '../en/order.json'
import { addWords } from '../../../kit/i18n/words.ts'

addWords({ order: words })
