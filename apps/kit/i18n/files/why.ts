import words from '../../locales/en/why.json'
import { addWords } from '../words.ts'

addWords({ why: words })
