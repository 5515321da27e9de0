import type { JsonObject } from '../../schemas/json.ts'

/** One rung of the ladder: turns a document of format `from` into one of `from + 1`. Pure; numbered, named and tested. */
export type FormatMigration = { from: number; name: string; up: (document: JsonObject) => JsonObject }

/** Every format there has been, oldest first. Format 1 is the only one so far. */
export const formatMigrations: readonly FormatMigration[] = []

/**
 * Brings a document up to `format`, rung by rung. Gives the names of the rungs it climbed; undefined when a rung is missing.
 */
export function migrateFormat(
  document: JsonObject,
  from: number,
  format: number,
  ladder = formatMigrations,
): { document: JsonObject; names: string[] } | undefined {
  let current = document
  const names: string[] = []
  for (let at = from; at < format; at += 1) {
    const rung = ladder.find((migration) => migration.from === at)
    if (!rung) return undefined
    current = { ...rung.up(current), format: at + 1 }
    names.push(rung.name)
  }
  return { document: current, names }
}
