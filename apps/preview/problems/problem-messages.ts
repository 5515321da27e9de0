import { segmentsOf } from '../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import { languages } from '../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import type { Persona } from '../../../src/schemas/view-settings.ts'
import { valueAt } from '../../../src/rules/patch.ts'
import type { Contract } from '../../../src/runtime/contract/widget.ts'
import { timeIn } from '../../kit/controls/zone-time.ts'
import { plainName } from '../../kit/i18n/plain-name.ts'
import { messageInLanguage } from '../model/catalogue/check-messages.ts'
import type { Naming } from '../model/documents/names.ts'
import { blocksOf } from '../model/documents/nodes.ts'
import { partAt } from '../model/documents/part-at.ts'
import type { PageFault, Problem } from '../model/view/problems.ts'
import { documentTitle } from '../model/documents/titles.ts'
import { hasWord, listed, shellLanguage, t } from '../../kit/i18n/words.ts'
import { describeSchema, schemaAt } from './prop-schema.ts'

/** What the sentences about problems are made of. */
export type MessageContext = {
  documents: ReadonlyMap<string, JsonObject>
  contracts: ReadonlyMap<string, Contract>
  naming: Naming
  words: ReadonlyMap<string, string> | null
}

export type ProblemMessage = {
  text: string
  /** "Vendor mix › Data" */
  place: string
}

/** A problem as one sentence that names the block and the field, and the name of its place. */
export function problemMessage(problem: Problem, context: MessageContext): ProblemMessage {
  const { code, document, pointer, values } = problem
  const body = context.documents.get(document)
  const title = documentTitle(document, body)
  const part = partAt(body, pointer)
  const name = problem.part ? nameOf(problem.part, part, title, context) : title
  const inner = part.pointer && pointer.startsWith(part.pointer) ? pointer.slice(part.pointer.length) : pointer
  const value = body === undefined ? undefined : valueAt(body, pointer)
  const key = segmentsOf(pointer).at(-1) || t('problems.at-whole')
  const schema = schemaAt(context.contracts.get(part.widget), inner)
  const field = (typeof schema?.title === 'string' && schema.title) || fieldName(inner) || t('problems.at-whole')
  const parameters = {
    name,
    document: title,
    id: problem.part || title,
    key,
    field,
    value: shortened(value) || t('problems.empty-value'),
    rule: describeSchema(schema),
    flag: segmentsOf(pointer)[1] || title,
    wanted: plainName(quotedWords(problem.message).at(-1) ?? '') || field,
    message: messageInLanguage(problem.message),
    ...values,
    ...(values.language !== undefined && { language: languageName(values.language as LanguageCode) }), // the model writes codes alone
    ...(values.at !== undefined && { date: timeIn(Number(values.at)) }),
    ...(values.personas !== undefined && {
      who: listed(values.personas.split(',').map((persona) => t(`view-settings.persona.${persona as Persona}`))),
    }),
  }
  const sentence = hasWord(`problems.${code}`) ? code : problem.part ? 'frame/other' : 'other'
  return { text: t(`problems.${sentence}`, parameters), place: placeOf(problem.part ? name : title, inner, pointer) }
}

/** A fault of the page as one sentence, with the block or page that it leads to: `part` is '' where the page has no such block. */
export function pageFaultMessage({ code, document, node, message }: PageFault, context: MessageContext): ProblemMessage & { part: string } {
  const body = context.documents.get(document)
  const block = node && body ? blocksOf(body).find(({ id }) => id === node) : undefined
  const name = block ? context.naming.nameOf(block) : documentTitle(document, body)
  const sentence = hasWord(`problems.fault-${code}`) ? code : block ? 'block' : 'page'
  return { text: t(`problems.fault-${sentence}`, { name, message }), place: name, part: block?.id ?? '' }
}

function nameOf(id: string, { node, widget }: ReturnType<typeof partAt>, title: string, { naming, words }: MessageContext): string {
  if (widget) return naming.nameOf({ id, widget, ...(node && { node }) })
  const label = typeof node?.label === 'string' ? node.label : undefined
  return label === undefined ? id || title : label.startsWith('t:') ? (words?.get(label.slice(2)) ?? plainName(id)) : label
}

/** The block's name with the part of the inspector that a pointer belongs to, or with the field's name. */
function placeOf(name: string, inner: string, pointer: string): string {
  const [first = ''] = segmentsOf(inner)
  const part =
    first === 'inputs'
      ? t('problems.at-data')
      : first === 'when'
        ? t('problems.at-shown')
        : first === 'slots'
          ? t('problems.at-inside')
          : first === 'fallback'
            ? t('problems.at-breaks')
            : first === 'widget' || first === 'v'
              ? t('problems.at-type')
              : first === 'id'
                ? t('problems.at-id')
                : pointer === ''
                  ? t('problems.at-whole')
                  : fieldName(inner)
  return part === '' ? name : t('problems.place', { name, part })
}

/** The innermost property that a pointer names, in words; indices of lists are skipped. */
function fieldName(pointer: string): string {
  return plainName(segmentsOf(pointer).findLast((name) => !/^\d+$/.test(name)) ?? '')
}

function shortened(value: Json | undefined): string {
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

function quotedWords(message: string): string[] {
  return [...message.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text)
}

/** The name of a language in the language of the editor. */
export function languageName(code: LanguageCode): string {
  return new Intl.DisplayNames(shellLanguage(), { type: 'language' }).of(languages[code]) ?? code
}
