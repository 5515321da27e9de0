import words from '../../locales/en/matrix.json'
import { addWords } from '../words.ts'

addWords({ matrix: words })
