import words from '../../locales/en/inspector.json'
import { addWords } from '../words.ts'

addWords({ inspector: words })
