import sharp from 'sharp'

import { makePicture } from './make-picture.ts'
import type { MadePicture } from './make-picture.ts'

/** An uploaded picture of one colour, as the server keeps it. */
export async function aPicture(colour: string, { width = 400, height = 200 } = {}): Promise<MadePicture> {
  const made = await makePicture(await aPng(colour, { width, height }))
  if ('error' in made) throw new Error(made.error)
  return made
}

/** The bytes of a picture as somebody may choose it. */
export async function aPng(colour: string, { width = 400, height = 200 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
}
