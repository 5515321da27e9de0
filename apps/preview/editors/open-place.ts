import { positionsIn } from './document-text.ts'
import { documentOpened, partChosen } from '../model/choice.ts'
import { $doc } from '../model/documents.ts'
import { fieldRequested, inspectorTabChosen } from '../model/inspector-tab.ts'

/** Opens the document in which something is written, at that place. */
export function openPlace(document: string, pointer: string): void {
  const [kind] = document.split('/')
  const [, step] = /^\/steps\/(\d+)/.exec(pointer) ?? []
  const [, flag] = /^\/flags\/([^/]+)/.exec(pointer) ?? []
  const sel = kind === 'overlay' || kind === 'order' ? (step ?? null) : kind === 'flags' ? (flag ?? null) : undefined
  if ($doc.getState() !== document) documentOpened({ doc: document, ...(sel !== undefined && { sel }) })
  else if (sel !== undefined) partChosen(sel)
  if (kind === 'page' && pointer.includes('/when')) inspectorTabChosen('shown')
  fieldRequested({ document, pointer })
}

/** "home.json, line 41" */
export function placeName(document: string, pointer: string): { file: string; line: number } | undefined {
  const found = positionsIn(document)
  return found && { file: found.path.slice(found.path.lastIndexOf('/') + 1), line: found.positions.of(pointer).line }
}
