import { attach, sample } from 'effector'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { $catalogue } from '../model/catalogue/catalogue.ts'
import type { Catalogue } from '../model/catalogue/catalogue.ts'
import { $texts } from '../model/view/checker.ts'
import { $changedNames, $documents, $published } from '../model/documents/documents.ts'
import { toastShown } from '../../kit/messages/toast-list.ts'
import { t } from '../../kit/i18n/words.ts'

/** `page/home` → `home.page.json`: one name per document, whatever folder it is put into. */
export function fileName(name: string): string {
  const [kind = '', id = ''] = name.split('/')
  return kind === 'brand' || kind === 'flags' ? `${kind}.json` : `${id}.${kind}.json`
}

/**
 * Downloads documents as files, one each: as they would be written, with everything unchanged kept byte for byte. Gives how
 * many there were.
 */
export const exportFx = attach({
  source: { texts: $texts, changed: $changedNames, documents: $documents, published: $published, catalogue: $catalogue },
  async effect({ texts, changed, documents, published, catalogue }, names: readonly string[]): Promise<number> {
    let count = 0
    for (const name of names) {
      const written = changed.includes(name) ? texts.get(name) : undefined
      const body = documents.get(name)
      const before = published.get(name)?.text
      const text =
        written ??
        (written === null || !body ? null : catalogue ? await write(before, body, catalogue) : (before ?? JSON.stringify(body, null, 2)))
      if (text === null) continue
      const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
      const link = Object.assign(document.createElement('a'), { href: address, download: fileName(name) })
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), 10_000) // the download has begun by then
      count += 1
    }
    return count
  },
})
sample({ clock: exportFx.doneData, fn: (count) => ({ text: t('shell.exported', { count }) }), target: toastShown })

async function write(before: string | undefined, body: JsonObject, { registry }: Catalogue): Promise<string> {
  const { writeDocument } = await import('../../../src/authoring/text/write.ts')
  return writeDocument(before, body, registry)
}
