import { vi } from 'vitest'

import { aJpg, drawnPng } from './picture-files.ts'

/** What the canvas of `stubDecoder` writes, by type. */
export const writtenAnew = { 'image/png': drawnPng, 'image/jpeg': aJpg({ comment: 'canvas' }) }
type Drawn = { asked: object; width: number; height: number; written: { type: string; quality?: number }[] }

/**
 * A browser that decodes pictures which reach their end, in the size that their head says, and writes `writtenAnew`; a png of `pngBytes`. A
 * simulated page has none. It tells what was drawn; `vi.unstubAllGlobals` takes it away.
 */
export function stubDecoder({ pngBytes = 0 } = {}): Drawn[] {
  const drawn: Drawn[] = []
  vi.stubGlobal('createImageBitmap', async (file: Blob, asked: object) => {
    const bytes = Buffer.from(await file.arrayBuffer())
    const isWhole = file.type === 'image/png' ? bytes.includes('IEND') : bytes.includes(Buffer.from([0xff, 0xd9]))
    if (!isWhole) throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0, 0]))
    const [width, height] =
      file.type === 'image/png'
        ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
        : [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]
    return { width, height, asked, close: () => undefined }
  })
  class Canvas {
    written: Drawn['written'] = []
    readonly width: number
    readonly height: number
    constructor(width: number, height: number) {
      this.width = width
      this.height = height
    }
    getContext() {
      const { width, height, written } = this
      return { fillRect: () => undefined, drawImage: ({ asked }: { asked: object }) => drawn.push({ asked, width, height, written }) }
    }
    async convertToBlob(form: { type: 'image/png' | 'image/jpeg'; quality?: number }) {
      this.written.push(form)
      const more = form.type === 'image/png' ? pngBytes : 0
      return new Blob([Uint8Array.from(writtenAnew[form.type]), new Uint8Array(more)], { type: form.type })
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
  return drawn
}
