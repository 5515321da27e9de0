import { addWords } from '../kit/i18n/words.ts'
import type { Words } from '../kit/i18n/words.ts'
import canvas from './locales/en/canvas.json'
import documents from './locales/en/documents.json'
import edit from './locales/en/edit.json'
import viewSettings from './locales/en/view-settings.json'
import outline from './locales/en/outline.json'
import problems from './locales/en/problems.json'
import saving from './locales/en/saving.json'
import shell from './locales/en/shell.json'

// The words of the editor's first load; its lazy parts bring theirs.
addWords(
  { canvas, documents, edit, outline, problems, saving, shell, 'view-settings': viewSettings },
  import.meta.glob<Words>('./locales/*/index.ts', { import: 'words' }),
)
