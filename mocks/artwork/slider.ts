import { drawScene } from './scene.ts'
import type { SceneName } from './scenes.ts'
import { sliderSize } from './slider-puzzle.ts'
import type { SliderPuzzle } from './slider-puzzle.ts'
import { group } from './svg.ts'

/** A piece with a knob above, one at the end side and a bay at the start side, inside 46 by 46. */
const piece = 'M3,12H15.5C13.5,3 26.5,3 24.5,12H36V21.5C45,19.5 45,32.5 36,30.5V43H3V31.5C10.5,33 10.5,22 3,23.5Z'

/** The scene with a hole. The answer stands in `data-answer`, in the mock only. */
export function drawSliderBackground({ scene, x, y }: SliderPuzzle): string {
  const { width, height } = sliderSize
  const hole = `<path d="${piece}" fill="#14101f" fill-opacity=".62" stroke="#fff" stroke-opacity=".9" stroke-width="1.5"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `data-answer="${x}">${sceneOf(scene)}${group(`translate(${x},${y})`, hole)}</svg>`
  )
}

/** What was cut out, with a light edge. */
export function drawSliderPiece({ scene, x, y }: SliderPuzzle): string {
  const { pieceSize } = sliderSize
  const cut =
    `<g clip-path="url(#piece)">${group(`translate(${-x},${-y})`, sceneOf(scene))}</g><path d="${piece}" fill="none" stroke="#fff" ` +
    'stroke-width="2"/>'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pieceSize} ${pieceSize}" width="${pieceSize}" height="${pieceSize}">` +
    `<defs><clipPath id="piece"><path d="${piece}"/></clipPath></defs>${cut}</svg>`
  )
}

function sceneOf(scene: SceneName): string {
  return drawScene(scene, { size: [sliderSize.width, sliderSize.height] })
}
