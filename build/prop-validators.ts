import type { RJSFSchema } from '@rjsf/utils'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { runnerImport } from 'vite'

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
    (known ??= runnerImport<typeof import('./prop-schemas.ts')>(join(root, 'build/prop-schemas.ts'), {
      root,
      logLevel: 'error',
    }).then(({ module }) => module.propSchemas as Record<string, RJSFSchema>)) // draft-07 both
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
  return `export const validators = {\n${types.map((type) => `  '${type}': () => import('${ofOne}${type}').then((it) => it.default),`).join('\n')}\n}\n`
}

/** The validator functions of a schema and of every part that a form asks about, as an ES module: by the hash that rjsf looks them up with. */
export async function validatorsCode(schema: RJSFSchema): Promise<string> {
  const { compileSchemaValidatorsCode } = await import('@rjsf/validator-ajv8/compileSchemaValidators') // not before it is wanted: every start of vite reads this file
  const code = compileSchemaValidatorsCode(schema, {
    customFormats: marksOf(schema) as unknown as Record<string, string>, // ajv takes `true` for "any"; rjsf's type forgets it
    ajvFormatOptions: false,
    ajvOptionsOverrides: { code: { lines: false } },
  })
  const needed = new Map<string, string>()
  const body = code.replace(/require\("(ajv\/dist\/runtime\/\w+)"\)\.default/g, (_, path: string) => {
    const helper = needed.get(path) ?? `helper${needed.size}`
    needed.set(path, helper)
    return `(${helper}.default ?? ${helper})` // what `default` of a CommonJS module means depends on who bundles
  })
  const other = /require\([^)]*\)/.exec(body)
  if (other) throw new Error(`A compiled validator wants ${other[0]}, which no browser has. Leave out the keyword that needs it.`)
  return `${[...needed].map(([path, helper]) => `import ${helper} from '${path}.js'\n`).join('')}const exports = {}\n${body}\nexport default exports\n`
}

/** Formats say how a field is drawn (`text`, `icon`, `token`, `route`). They are no rules, so a validator lets every text through. */
function marksOf(schema: RJSFSchema): Record<string, true> {
  return Object.fromEntries([...JSON.stringify(schema).matchAll(/"format":"([^"]+)"/g)].map(([, format = '']) => [format, true]))
}
