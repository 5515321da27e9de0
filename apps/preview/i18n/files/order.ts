import words from '../../locales/en/order.json'
import { addWords } from '../words.ts'

addWords({ order: words })
