import { $catalogue } from '../model/catalogue.ts'
import { $texts } from '../model/checker.ts'
import { $changedNames, $documents, $published } from '../model/documents.ts'
import { announced } from '../model/announcements.ts'
import { t } from '../i18n/words.ts'

/** The text that a document has as a file: as it would be written, with everything unchanged kept byte for byte. Null when it is gone. */
export async function textOf(name: string): Promise<string | null> {
  const written = $texts.getState().get(name)
  if (written !== undefined && $changedNames.getState().includes(name)) return written
  const body = $documents.getState().get(name)
  if (!body) return null
  const before = $published.getState().get(name)?.text
  const registry = $catalogue.getState()?.registry
  if (!registry) return before ?? JSON.stringify(body, null, 2)
  const { writeDocument } = await import('../../../src/authoring/text/write.ts')
  return writeDocument(before, body, registry)
}

/** `page/home` → `home.page.json`: one name per document, whatever folder it is put into. */
export function fileName(name: string): string {
  const [kind = '', id = ''] = name.split('/')
  return kind === 'brand' || kind === 'flags' ? `${kind}.json` : `${id}.${kind}.json`
}

/** Hands documents to the browser as files, one each. */
export async function exportDocuments(names: readonly string[]): Promise<void> {
  let count = 0
  for (const name of names) {
    const text = await textOf(name)
    if (text === null) continue
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: fileName(name) })
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000) // the download has begun by then
    count += 1
  }
  announced(t('shell.exported', { count }))
}

export function exportChanged(): Promise<void> {
  return exportDocuments($changedNames.getState())
}
