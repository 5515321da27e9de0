/**
 * Gives props in which one has its new name. Where the new name is taken already, its value stays and the old one is dropped, which the
 * check reports.
 */
export function renameProp(props: Readonly<Record<string, unknown>>, from: string, to: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]): [string, unknown][] =>
      name !== from ? [[name, value]] : Object.hasOwn(props, to) ? [] : [[to, value]],
    ),
  )
}
