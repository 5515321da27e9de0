import type { Picture } from './picture-table.mjs'

export const folder: string
export const mostBytes: number
export function sizeIn(name: string): { theme: 'dark' | 'light'; width: number; height: number }
export function chosen(beginnings: readonly string[]): Picture[]
export function takeEach<Scene extends { close: () => Promise<unknown> }>(
  wanted: readonly Pick<Picture, 'name' | 'scene'>[],
  how: {
    open: (scene: string) => Promise<Scene>
    take: (scene: Scene, picture: Pick<Picture, 'name'>) => Promise<number>
    signal: AbortSignal
    say: (line: string) => void
  },
): Promise<boolean>
