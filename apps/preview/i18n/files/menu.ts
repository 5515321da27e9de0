import words from '../../locales/en/menu.json'
import { addWords } from '../words.ts'

addWords({ menu: words })
