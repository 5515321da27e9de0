import { join } from 'node:path'

import { documentSchemas } from '../../src/authoring/json-schema/json-schemas.ts'
import { contracts, iconNames, sourceDocs, sources } from './installation.ts'
import { writeGenerated } from './generated.ts'

/** The schemas of this installation, by kind. */
export function allSchemas() {
  return documentSchemas({ contracts: [...contracts.values()], sources, sourceDocs, icons: iconNames })
}

/** The generated schemas by file name, as they should be in `layouts/schemas/`. */
export function schemaFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(allSchemas()).map(([kind, schema]) => [`${kind}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`]),
  )
}

/** Writes the generated schemas; with `dry` it only reports those that are not current, as an error. */
export function schemas(dir: string, dry: boolean): number {
  return writeGenerated(join(dir, 'schemas'), schemaFiles(), dry)
}
