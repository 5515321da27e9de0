import { isObject, segmentsOf } from '../../../src/schemas/json.ts'
import type { Json } from '../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../src/schemas/preview.ts'
import { valueAt } from '../../../src/rules/patch.ts'
import { plainName } from '../../kit/i18n/plain-name.ts'
import { partAt } from '../model/documents/part-at.ts'
import type { Problem } from '../model/view/problems.ts'
import { listed, t } from '../../kit/i18n/words.ts'
import { schemaAt } from './prop-schema.ts'
import type { PropSchema } from './prop-schema.ts'
import { problemMessage } from './problem-messages.ts'
import type { MessageContext } from './problem-messages.ts'

/** An edit that fixes a problem, and the label of its button, which says what it does. */
export type Fix = { label: string; patch: readonly PatchOperation[] }

/** The checker's own fix, or for an invalid value the nearest valid one. Undefined where somebody has to decide. */
export function fixOf(problem: Problem, context: MessageContext): Fix | undefined {
  if (problem.fix) return { label: labelOf(problem.fix), patch: problem.fix }
  if (problem.code === 'analysis/hidden-yet-open') return closePageFix(problem)
  if (problem.code !== 'layout/invalid-prop') return undefined
  const body = context.documents.get(problem.document)
  const part = partAt(body, problem.pointer)
  const schema = schemaAt(context.contracts.get(part.widget), problem.pointer.slice(part.pointer.length))
  if (!body || !schema) return undefined
  const value = valueAt(body, problem.pointer)
  const nearest = nearestTo(value, schema)
  if (nearest !== undefined && nearest !== value)
    return { label: t('problems.use', { value: formatValue(nearest) }), patch: [{ op: 'replace', path: problem.pointer, value: nearest }] }
  if (schema.default === undefined) return undefined
  const label = t('problems.use', { value: formatValue(schema.default as Json) }) // a schema is JSON
  return { label, patch: [{ op: 'remove', path: problem.pointer }] }
}

/** The nearest valid number to a number that is out of range, or that was typed as a text. */
function nearestTo(value: Json | undefined, { type, enum: choices, minimum, maximum }: PropSchema): number | undefined {
  if ((type !== 'number' && type !== 'integer') || choices !== undefined) return undefined
  const number = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  if (Number.isNaN(number)) return undefined
  const whole = type === 'integer' ? Math.round(number) : number
  return Math.min(Math.max(whole, typeof minimum === 'number' ? minimum : -Infinity), typeof maximum === 'number' ? maximum : Infinity)
}

/** For a page that anyone may open but only logged-in players find a link to: requires that login, where it is clear which one. */
function closePageFix({ pointer, values }: Problem): Fix | undefined {
  const personas = values.personas?.split(',') ?? []
  const access = personas.join() === 'guest' ? 'login' : personas.toSorted().join() === 'guest,trial' ? 'real' : undefined
  if (access === undefined) return undefined
  const who = listed(personas.map((persona) => t(`view-settings.persona.${persona}`)))
  return { label: t('problems.close-page', { who }), patch: [{ op: 'add', path: pointer, value: access }] }
}

function labelOf(fix: readonly PatchOperation[]): string {
  const [first] = fix
  const name = plainName(segmentsOf(first?.path ?? '').at(-1) ?? '')
  if (!first || fix.length > 1) return t('problems.mend', { name })
  if (first.op === 'remove') return t('problems.remove', { name })
  if (first.op === 'move') return t('problems.call', { name: segmentsOf(first.path).at(-1) ?? '' })
  if (first.op === 'add' && isObject(first.value) && typeof first.value.widget === 'string') return t('problems.add-block')
  return typeof first.value === 'object' ? t('problems.mend', { name }) : t('problems.use', { value: formatValue(first.value) })
}

function formatValue(value: Json): string {
  return typeof value === 'boolean' ? t(value ? 'problems.yes' : 'problems.no') : typeof value === 'string' ? value : JSON.stringify(value)
}

/** The label of the undo step that applying the fix makes. */
export function fixedLabel(problem: Problem, context: MessageContext): string {
  return t('problems.fixed', { name: problemMessage(problem, context).place })
}
