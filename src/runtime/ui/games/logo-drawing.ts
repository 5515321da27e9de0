const columns = 24
const rows = 12
const solid = 128 // of 255: a pixel that shows
const sameColour = 40 // of 255, a channel: what antialiasing leaves of one colour

/**
 * What a logo is: an outline, which is letters or lines in one colour on nothing, or a picture of its own. Only an outline can be drawn in
 * another colour; a picture would become a solid block.
 */
export function drawingOf(image: HTMLImageElement): 'outline' | 'picture' {
  const canvas = document.createElement('canvas')
  canvas.width = columns
  canvas.height = rows
  try {
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return 'picture'
    context.drawImage(image, 0, 0, columns, rows)
    return drawingOfPixels(context.getImageData(0, 0, columns, rows).data)
  } catch {
    return 'picture' // of another origin, which does not allow reading it
  }
}

/** The same of pixels: red, green, blue and opacity of each. */
export function drawingOfPixels(pixels: ArrayLike<number>): 'outline' | 'picture' {
  const shown: [number, number, number][] = []
  for (let at = 0; at < pixels.length; at += 4)
    if ((pixels[at + 3] ?? 0) >= solid) shown.push([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
  const [first] = shown
  if (!first || shown.length > (pixels.length / 4) * 0.8) return 'picture'
  return shown.every((colour) => colour.every((channel, index) => Math.abs(channel - first[index]!) <= sameColour)) ? 'outline' : 'picture'
}
