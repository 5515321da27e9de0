import { attach, sample } from 'effector'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { $texts } from '../../model/view/checker.ts'
import { $changedNames, $documents, $effective, $ownChanges, $published, $workspace } from '../../model/documents/documents.ts'
import { withWords } from '../../../kit/i18n/lazy-component.ts'
import { toastShown } from '../../../kit/messages/toast-list.ts'
import { t } from '../../../kit/i18n/words.ts'

const $brand = $workspace.map((workspace) => workspace?.brand ?? '')

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
      download(text, fileName(name))
      count += 1
    }
    return count
  },
})
sample({ clock: exportFx.doneData, fn: (count) => ({ text: t('shell.exported', { count }) }), target: toastShown })

/** Downloads a page with the words and pictures that it shows, as one file. */
export const exportPageFx = attach({
  source: { documents: $documents, effective: $effective, own: $ownChanges, brand: $brand },
  async effect({ documents, effective, own, brand }, name: string) {
    const page = own.view(documents, name) // with what is for this brand alone
    if (!page) return undefined
    const { pageAsFile } = await withWords(() => import('./page-export.ts'))
    const { text, message } = await pageAsFile(
      { page: { ...page, id: name.replace('page/', '') }, name, merged: own.merged(documents, name) },
      effective,
      brand,
    )
    download(text, `${name.replace('page/', '')}.with-pictures.json`)
    return message
  },
})
sample({ clock: exportPageFx.doneData.filterMap((text) => (text === undefined ? undefined : { text })), target: toastShown })

function download(text: string, file: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: file })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000) // the download has begun by then
}

async function write(before: string | undefined, body: JsonObject, { registry }: Catalogue): Promise<string> {
  const { writeDocument } = await import('../../../../src/authoring/text/write.ts')
  return writeDocument(before, body, registry)
}
