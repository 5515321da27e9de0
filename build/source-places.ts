import { SourceMap } from 'node:module'

type Map = ConstructorParameters<typeof SourceMap>[0]

const place = /(https?:\/\/[^/\s]+)?(\/[^\s()?]+)(\?[^\s():]*)?:(\d+):(\d+)/g

/** A stack from the page with the places of the source: lines and columns of what somebody has written, not of what Vite serves. */
export function sourcePlaces(stack: string, mapOf: (url: string) => unknown): string {
  return stack.replaceAll(place, (whole: string, _origin, url: string, _query, line: string, column: string) => {
    const map = mapOf(url)
    if (!map) return whole
    const found = new SourceMap(map as Map).findEntry(Number(line) - 1, Number(column) - 1)
    return 'originalLine' in found ? `${url}:${found.originalLine + 1}:${found.originalColumn + 1}` : whole
  })
}
