import { copiedWords } from '../../../src/authoring/copy/copy-nodes.ts'
import { picturesIn } from '../../../src/authoring/copy/missing.ts'
import { pageFileLimits, pageFileText } from '../../../src/authoring/copy/page-file.ts'
import type { HeldPicture } from '../../../src/authoring/copy/page-file.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import { pictureName } from '../../../src/schemas/picture-file.ts'
import { listPictures } from '../../kit/fields/pictures/picture-calls.ts'
import { t } from '../../kit/i18n/words.ts'
import copying from '../locales/en/copying.json'

export const words = { copying }

type Documents = ReadonlyMap<string, JsonObject | null>

/**
 * A page as one file, with its variations, and a sentence about what is in it. Pictures that are too many for a file, or that do not come,
 * are left out. A page that is `seen` with what is for its brand alone has the variations that always apply in itself.
 */
export async function pageAsFile(
  { page, name, isSeen }: { page: JsonObject & { id: string }; name: string; isSeen: boolean },
  documents: ReadonlyMap<string, JsonObject>,
  brand: string,
): Promise<{ text: string; message: string }> {
  const variations = variationsOf(documents, name)
    .filter(({ when }) => when !== undefined || !isSeen)
    .slice(0, pageFileLimits.variations)
    .map((one) => ({ ...one, target: `page/${page.id}` }))
  const used = [...new Set(picturesIn([page, ...variations]).map(({ file }) => file))]
  const listed = used.length > 0 ? await listPictures(brand, AbortSignal.timeout(10_000)) : undefined
  const names = new Map(listed?.done ? listed.value.map((one) => [one.file, one.name]) : [])
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
    text: pageFileText({ brand, page, words: copiedWords([page, ...variations], documents), pictures, variations }),
    message: [
      held < used.length ? t('copying.exported-without', { count: used.length - held }) : t('copying.exported', { count: held }),
      ...(variations.length > 0 ? [t('copying.exported-variations', { count: variations.length })] : []),
    ].join(' '),
  }
}

/** The variations of a page, in the order of their names. */
export function variationsOf(documents: Documents, page: string): JsonObject[] {
  return [...documents]
    .flatMap(([name, body]) => (body?.kind === 'overlay' && body.target === page ? [{ name, body }] : []))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ body }) => body)
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
