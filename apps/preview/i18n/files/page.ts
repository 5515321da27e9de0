import words from '../../locales/en/page.json'
import { addWords } from '../words.ts'

addWords({ page: words })
