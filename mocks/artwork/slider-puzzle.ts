import type { SceneName } from './scenes.ts'

// Apart from the drawing, which reads fonts: the mock runs in a browser too

/** In pixels of the background; `pieceSize` is the side of the square around the piece. */
export const sliderSize = { width: 320, height: 100, pieceSize: 46 } as const
export const sliderScenes = ['home-lanterns', 'home-match', 'home-table', 'home-reef', 'home-hunt'] as const satisfies readonly SceneName[]

/** Where the piece was cut out: its left and top edge. */
export type SliderPuzzle = { scene: SceneName; x: number; y: number }
