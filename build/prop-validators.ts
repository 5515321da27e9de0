import type { RJSFSchema } from '@rjsf/utils'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { parseAst } from 'vite'

import { importModule } from './import-module.ts'

const name = 'virtual:prop-validators'
const ofOne = `${name}/`
const contract = /[\\/]src[\\/]widgets[\\/][^\\/]+[\\/]contract\.ts$/

/**
 * Validators of the props of every widget, compiled when the editor is built: the page's content policy has no `unsafe-eval`, and ajv
 * compiles by evaluating. `virtual:prop-validators` exports `validators`: by widget, a function that loads the widget's own chunk.
 * `root` is the folder of the project.
 */
export function propValidators(root: string): Plugin {
  let known: Promise<Record<string, RJSFSchema>> | undefined
  const schemas = () =>
    (known ??= importModule<typeof import('./prop-schemas.ts')>(join(root, 'build/prop-schemas.ts'), root).then(
      ({ module }) => module.propSchemas as Record<string, RJSFSchema>,
    )) // draft-07 both
  return {
    name: 'foyer-prop-validators',
    resolveId(id) {
      return id === name || id.startsWith(ofOne) ? `\0${id}` : undefined
    },
    async load(id) {
      if (id === `\0${name}`) return listOf(Object.keys(await schemas()))
      if (!id.startsWith(`\0${ofOne}`)) return undefined
      const type = id.slice(ofOne.length + 1)
      this.addWatchFile(join(root, 'src/widgets', type, 'contract.ts'))
      const schema = (await schemas())[type]
      if (!schema) throw new Error(`There is no widget "${type}" whose props could be validated.`)
      return validatorsCode(schema)
    },
    watchChange(file) {
      if (contract.test(file)) known = undefined
    },
  }
}

function listOf(types: string[]): string {
  const loaders = types.map((type) => `  '${type}': () => import('${ofOne}${type}').then((module) => module.default),`)
  return `export const validators = {\n${loaders.join('\n')}\n}\n`
}

/**
 * The validator functions of a schema and of every part that a form asks about, as an ES module: by the hash that rjsf looks them up with.
 * The compiled text is CommonJS and stays as it is: the module gives it an `exports` and a `require` that knows what the text asks for.
 */
export async function validatorsCode(schema: RJSFSchema): Promise<string> {
  // imported here and not above, because every start of Vite reads this file
  const { compileSchemaValidatorsCode } = await import('@rjsf/validator-ajv8/compileSchemaValidators')
  const code = compileSchemaValidatorsCode(schema, {
    customFormats: formatsOf(schema) as unknown as Record<string, string>, // ajv takes `true` for "any"; rjsf's type forgets it
    ajvFormatOptions: false,
    ajvOptionsOverrides: { code: { lines: false } },
  })
  const helpers = [...requiredBy(code)]
  const other = helpers.find((path) => !path.startsWith('ajv/dist/runtime/'))
  if (other !== undefined)
    throw new Error(`A compiled validator requires "${other}", which no browser has. Leave out the keyword that needs it.`)
  return [
    ...helpers.map((path, index) => `import helper${index} from '${path}.js'`),
    `const helpers = { ${helpers.map((path, index) => `'${path}': helper${index}`).join(', ')} }`,
    'const require = (path) => ({ default: helpers[path].default ?? helpers[path] })', // bundlers differ in the `default` of CommonJS
    'const exports = {}',
    code,
    'export default exports',
  ].join('\n')
}

/** The paths of every `require('…')` in a CommonJS module. */
function requiredBy(code: string): Set<string> {
  const paths = new Set<string>()
  const visit = (node: Syntax) => {
    const path = node.type === 'CallExpression' && node.callee?.name === 'require' ? node.arguments?.[0]?.value : undefined
    if (typeof path === 'string') paths.add(path)
    for (const child of Object.values(node).flat()) if (isSyntax(child)) visit(child)
  }
  visit(parseAst(code, { sourceType: 'script' }))
  return paths
}

type Syntax = { type: string; callee?: { name?: string }; arguments?: { value?: unknown }[] }

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value
}

/**
 * The formats that a schema names: they say how a field is drawn (`text`, `icon`, `token`, `route`), so a validator lets every text
 * through.
 */
function formatsOf(schema: unknown): Record<string, true> {
  if (typeof schema !== 'object' || schema === null) return {}
  const own = 'format' in schema && typeof schema.format === 'string' ? { [schema.format]: true as const } : {}
  return Object.assign(own, ...Object.values(schema).map(formatsOf))
}
