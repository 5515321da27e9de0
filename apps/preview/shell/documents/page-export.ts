import { copiedWords } from '../../../../src/authoring/copy/copy-nodes.ts'
import { picturesIn } from '../../../../src/authoring/copy/missing.ts'
import { pageFileLimits, pageFileText } from '../../../../src/authoring/copy/page-file.ts'
import type { HeldPicture } from '../../../../src/authoring/copy/page-file.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { pictureName } from '../../../../src/schemas/picture-file.ts'
import { listPictures } from '../../../kit/fields/pictures/picture-calls.ts'
import { listed, t } from '../../../kit/i18n/words.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import copying from '../../locales/en/copying.json'

export const words = { copying }

type Documents = ReadonlyMap<string, JsonObject | null>

/**
 * A page as one file, with its variations, and a sentence about what is in it. Pictures that are too many for a file, or that do not come,
 * are left out, and so are variations that are too many. `merged` are the variations that the page has in itself: what is for its brand
 * alone, and what ranks below it.
 */
export async function pageAsFile(
  { page, name, merged }: { page: JsonObject & { id: string }; name: string; merged: readonly string[] },
  documents: ReadonlyMap<string, JsonObject>,
  brand: string,
): Promise<{ text: string; message: string; left: string | undefined }> {
  const all = variationsOf(documents, name).filter((one) => !merged.includes(one.name))
  const variations = all.slice(0, pageFileLimits.variations).map(({ body }) => ({ ...body, target: `page/${page.id}` }))
  const rest = all.slice(pageFileLimits.variations).map((one) => documentTitle(one.name, one.body))
  const left = rest.length > 0 ? t('copying.exported-stay', { count: rest.length, names: listed(rest) }) : undefined
  const used = [...new Set(picturesIn([page, ...variations]).map(({ file }) => file))]
  const known = used.length > 0 ? await listPictures(brand, AbortSignal.timeout(10_000)) : undefined
  const names = new Map(known?.done ? known.value.map((one) => [one.file, one.name]) : [])
  const pictures: HeldPicture[] = []
  let bytes = 0
  for (const file of used.slice(0, pageFileLimits.pictures)) {
    const data = await bytesOf(file)
    const isHeld = data !== undefined && bytes + data.length <= pageFileLimits.pictureBytes
    if (isHeld) bytes += data.length
    pictures.push({ file, name: names.get(file) ?? file, ...(isHeld && { data: base64(data) }) })
  }
  const held = pictures.filter(({ data }) => data !== undefined).length
  return {
    left,
    text: pageFileText({ brand, page, words: copiedWords([page, ...variations], documents), pictures, variations }),
    message: [
      held < used.length ? t('copying.exported-without', { count: used.length - held }) : t('copying.exported', { count: held }),
      ...(variations.length > 0 ? [t('copying.exported-variations', { count: variations.length })] : []),
      ...(left === undefined ? [] : [left]),
    ].join(' '),
  }
}

/** The variations of a page, in the order of their names. */
function variationsOf(documents: Documents, page: string): { name: string; body: JsonObject }[] {
  return [...documents]
    .flatMap(([name, body]) => (body?.kind === 'overlay' && body.target === page ? [{ name, body }] : []))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

async function bytesOf(file: string): Promise<Uint8Array | undefined> {
  const reply = await fetch(`/media/${pictureName(file)}`).catch((): undefined => undefined)
  return reply?.ok ? new Uint8Array(await reply.arrayBuffer()) : undefined
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(text)
}
const chunk = 8_192 // a function takes no more arguments than some ten thousand
