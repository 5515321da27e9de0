import type { Json } from '../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../src/schemas/preview.ts'
import { segmentsOf, valueAt } from '../../../src/rules/patch.ts'
import { plainName } from '../model/plain-name.ts'
import { partAt } from '../model/part-at.ts'
import type { Problem } from '../model/problems.ts'
import { listed, t } from '../i18n/words.ts'
import { schemaAt } from './prop-schema.ts'
import type { PropSchema } from './prop-schema.ts'
import { problemMessage } from './problem-messages.ts'
import type { MessageContext } from './problem-messages.ts'

/** What mends a problem: an edit with the words of its button, which say what it does. */
export type Fix = { label: string; patch: readonly PatchOperation[] }

/** The checker's own fix; for a value that does not fit the nearest one that does. Undefined where somebody has to decide. */
export function fixOf(problem: Problem, world: MessageContext): Fix | undefined {
  if (problem.fix) return { label: labelOf(problem.fix), patch: problem.fix }
  if (problem.code === 'insight/hidden-yet-open') return closing(problem)
  if (problem.code !== 'layout/invalid-prop') return undefined
  const body = world.documents.get(problem.document)
  const part = partAt(body, problem.pointer)
  const schema = schemaAt(world.contracts.get(part.widget), problem.pointer.slice(part.pointer.length))
  if (!body || !schema) return undefined
  const nearest = nearestTo(valueAt(body, problem.pointer), schema)
  if (nearest !== undefined)
    return { label: t('problems.use', { value: sayValue(nearest) }), patch: [{ op: 'replace', path: problem.pointer, value: nearest }] }
  return schema.default === undefined
    ? undefined
    : { label: t('problems.use', { value: sayValue(schema.default as Json) }), patch: [{ op: 'remove', path: problem.pointer }] } // a schema is JSON
}

/** A number that was typed as a text, or lies beyond its bounds. */
function nearestTo(value: Json | undefined, { type, minimum, maximum }: PropSchema): number | undefined {
  if (type !== 'number' && type !== 'integer') return undefined
  const number = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  if (Number.isNaN(number)) return undefined
  const whole = type === 'integer' ? Math.round(number) : number
  return Math.min(Math.max(whole, typeof minimum === 'number' ? minimum : -Infinity), typeof maximum === 'number' ? maximum : Infinity)
}

/** A page that is open to everyone while only those who are logged in find it asks for a login, where that is what was meant. */
function closing({ pointer, values }: Problem): Fix | undefined {
  const personas = values.personas?.split(',') ?? []
  const access = personas.join() === 'guest' ? 'login' : personas.toSorted().join() === 'guest,trial' ? 'real' : undefined
  if (access === undefined) return undefined
  const who = listed(personas.map((persona) => t(`look.persona.${persona}`)))
  return { label: t('problems.close-page', { who }), patch: [{ op: 'add', path: pointer, value: access }] }
}

function labelOf(fix: readonly PatchOperation[]): string {
  const [first] = fix
  const name = plainName(segmentsOf(first?.path ?? '').at(-1) ?? '')
  if (!first || fix.length > 1) return t('problems.mend', { name })
  if (first.op === 'remove') return t('problems.remove', { name })
  if (first.op === 'move') return t('problems.call', { name: segmentsOf(first.path).at(-1) ?? '' })
  return typeof first.value === 'object' ? t('problems.mend', { name }) : t('problems.use', { value: sayValue(first.value) })
}

function sayValue(value: Json): string {
  return typeof value === 'boolean' ? t(value ? 'problems.yes' : 'problems.no') : typeof value === 'string' ? value : JSON.stringify(value)
}

/** The name of the step that applying the fix is. */
export function fixedLabel(problem: Problem, world: MessageContext): string {
  return t('problems.fixed', { name: problemMessage(problem, world).place })
}
