export type Weighed = { file: string; size: number } // gzip, in bytes

export const shellAim: number
export const shellLimit: number
export const startLimit: number
export const playerLimit: number
export const galleryLimits: Readonly<Record<string, number>>
export function galleryFiles(page: string): Weighed[]
export function shellFiles(): Weighed[]
export function startFiles(): Weighed[]
export function shellSize(): number
export function playerShare(): number
