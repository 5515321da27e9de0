import type { Picture } from './picture-table.mjs'

export const folder: string
export const mostBytes: number
export function sizeIn(name: string): { theme: 'dark' | 'light'; width: number; height: number }
export function chosen(beginnings: readonly string[]): Picture[]
