import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { documentSchemas } from '../../src/authoring/json-schema/json-schemas.ts'
import { contracts, iconNames, sourceDocs, sources } from './workspace.ts'

/** The generated schemas by file name, as they should be in `layouts/schemas/`. */
export function schemaFiles(): Record<string, string> {
  const schemas = documentSchemas({ contracts: [...contracts.values()], sources, sourceDocs, icons: iconNames })
  return Object.fromEntries(
    Object.entries(schemas).map(([kind, schema]) => [`${kind}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`]),
  )
}

/** Writes the generated schemas. */
export function schemas(dir: string): number {
  mkdirSync(join(dir, 'schemas'), { recursive: true })
  for (const [name, text] of Object.entries(schemaFiles())) writeFileSync(join(dir, 'schemas', name), text)
  return 0
}
