import { itemOf, lineAfter } from '../anchors.mjs'
import { camel, checkName, quoted, title } from '../names.mjs'
import { Refused } from '../refused.mjs'
import { actionInList, actions, answeringTopic, formActionsOf, isLazy, model, topicsOf } from '../topic-table.mjs'

export const about = 'a form: its fields as a JSON document, and what it does as an action in code'
export const example = 'feedback --fields message:area,email:email'
export const options = {
  action: 'an action that exists (src/schemas/form-actions.ts); without it one of the form’s name is written',
  topic: 'the topic that answers the action, of those that are loaded later; without it the one of the form’s name',
  fields: 'id:input,…; an input is text, email, tel, number, date, check, area or password; `id?` may stay empty',
}
export const schemas = true
const inputs = ['text', 'email', 'tel', 'number', 'date', 'check', 'area', 'password']

export async function plan({ name, options: given, tree, removing }) {
  checkName('form', name)
  const path = `layouts/_base/forms/${name}.json`
  const known = formActionsOf(tree)
  if (given.action !== undefined && !known.includes(given.action))
    throw new Refused(`There is no action "${given.action}". Those of ${actions} are ${known.join(', ')}; without --action one is written.`)
  const own = given.action === undefined
  const fields = fieldsOf(given.fields ?? 'message:text')
  const topic = own ? topicOf({ name, given, tree, removing }) : undefined
  const [file, topicPath] = [`${model}/${topic}/${name}-action.ts`, `${model}/${topic}/topic.ts`]
  const isLeft = removing && (tree.read(topicPath) ?? '').includes(`from './${name}-action.ts'`) // of files that were deleted by hand
  if (own && known.includes(name) && !tree.exists(file) && !isLeft)
    throw new Refused(`There is an action "${name}" already: npm run new form ${name} --action ${name}`)
  const action = given.action ?? name
  return {
    files: {
      [path]: document({ name, action, fields }),
      ...(own && { [file]: actionFile(name), [`${model}/${topic}/${name}-action.test.ts`]: test(name, fields) }),
    },
    edits: own
      ? [
          actionInList(topic, name),
          lineAfter(topicPath, /^import .*$/m, `import { ${idOf(name)} } from './${name}-action.ts'`),
          actionOfTopic(topicPath, `${/^\w+$/.test(name) ? name : quoted(name)}: ${idOf(name)}`),
        ]
      : [],
    uses: [{ folders: ['layouts'], pattern: new RegExp(`"form":\\s*"${name}"`), what: 'shows it' }],
    places: [
      [path, 'its fields and words'],
      ...(own
        ? [
            [file, 'what a submit does: the form refuses until you write it'],
            [topicPath, 'its function among the actions that the topic answers'],
            [actions, 'its name, which a document may use, under its topic'],
          ]
        : []),
      [
        'layouts/_base/pages',
        `the page that shows it by the widget "form", bound to the sources form and form.state with { "form": "${name}" }`,
      ],
    ],
    commands: [
      `npm run layouts -- check ${path}`,
      ...(own ? [`npx vitest run ${model}/topics.test.ts ${file.replace('.ts', '.test.ts')}`] : []),
    ],
  }
}

/** The topic that answers the action: its code is downloaded with the form. */
function topicOf({ name, given, tree, removing }) {
  const topic = given.topic ?? (removing ? answeringTopic(tree, name) : undefined) ?? name
  if (!removing && !isLazy(tree, topic))
    throw new Refused(
      `Which topic answers the action "${name}"? ${given.topic === undefined ? 'Name one by --topic' : `Not "${topic}", but one`} ` +
        `of ${topicsOf(tree)
          .filter((each) => isLazy(tree, each))
          .join(', ')}; npm run new topic makes another.`,
    )
  return topic
}

/** The entry of the topic's actions, whether it answers any or not yet. */
function actionOfTopic(path, entry) {
  const listed = itemOf(path, /formActions: \{/, entry)
  return {
    path,
    add(text) {
      if (text.includes('formActions: {')) return listed.add(text)
      const end = text.lastIndexOf('})')
      if (!text.includes('defineTopic({') || end < 0)
        throw new Refused(`${path} has no \`defineTopic({\`. Nothing was written; restore it, and try again.`)
      return `${text.slice(0, end).trimEnd().replace(/,$/, '')}, formActions: { ${entry} } ${text.slice(end)}`
    },
    remove(text) {
      const without = listed.remove(text)
      const emptied = without.replace(/,?\s*formActions: \{\s*\}/, '')
      if (emptied === without) return without
      // The formatter keeps what it wrote in several lines: what fits into a single line again is written so.
      return emptied.replace(/defineTopic\(\{[^]*\}\)/, (topic) => topic.replaceAll(/\s*\n\s*/g, ' '))
    },
  }
}
function idOf(name) {
  return `${camel(name)}Action`
}

function fieldsOf(text) {
  const fields = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, id, maybe, input = 'text'] = /^([a-z][a-zA-Z0-9]*)(\?)?(?::(\w+))?$/.exec(part) ?? []
      if (id === undefined || !inputs.includes(input))
        throw new Refused(`--fields ${part}: write id:input, as message:area. An input is ${inputs.join(', ')}.`)
      return { id, input, optional: maybe !== undefined }
    })
  const twice = fields.find(({ id }, index) => fields.findIndex((field) => field.id === id) !== index)
  if (twice || fields.length === 0)
    throw new Refused(twice ? `--fields: ${twice.id} stands twice.` : '--fields: a form has at least one field.')
  return fields
}

const arabic = {
  message: 'رسالة',
  email: 'البريد الإلكتروني',
  name: 'الاسم',
  phone: 'الهاتف',
  text: 'نص',
  area: 'نص',
  tel: 'الهاتف',
  number: 'رقم',
  date: 'تاريخ',
  check: 'موافق',
  password: 'كلمة المرور',
}

const typed = {
  text: 'a text',
  email: 'ann@example.test',
  tel: '0812345678',
  number: '7',
  date: '2000-01-31',
  check: 'true',
  area: 'a text',
  password: 'Passw0rd1',
}

function document({ name, action, fields }) {
  const words = (language) =>
    [
      ...fields.map(({ id, input }) => [id, language === 'EN' ? title(id) : (arabic[id] ?? arabic[input])]),
      ['submit', language === 'EN' ? 'Send' : 'إرسال'],
    ]
      .map(([key, text]) => `${JSON.stringify(key)}: ${JSON.stringify(text)}`)
      .join(', ')
  const drawn = fields.map(
    ({ id, input, optional }) => `    { "id": "${id}", "input": "${input}", "label": "t:${id}"${optional ? ', "required": false' : ''} }`,
  )
  return `{
  "$schema": "../../schemas/form.schema.json",
  "kind": "form",
  "id": "${name}",
  "format": 1,
  "strings": {
    "EN": { ${words('EN')} },
    "AR": { ${words('AR')} }
  },
  "action": "${action}",
  "fields": [
${drawn.join(',\n')}
  ],
  "submit": { "label": "t:submit", "intent": "submit" }
}
`
}

function actionFile(name) {
  return `import type { Action } from '../forms/outcome.ts'

/**
 * Submits the form "${name}". Its values are clean and have passed the checks. Until it makes its call (\`withCalls\` of
 * forms/bound-calls.ts) and gives \`done\` with a message, the player reads that the function is not enabled.
 */
export const ${idOf(name)}: Action = () =>
  Promise.resolve({ kind: 'refused', failure: { kind: 'refused', code: 'FUNCTION_DISABLED', message: '', status: 0 } })
`
}

function test(name, fields) {
  const values = fields.map(({ id, input }) => `${id}: ${quoted(typed[input])}`).join(', ')
  return `import { expect, test } from 'vitest'

import { aFormPortal, baseForm, formRelease } from '../../../../tests/support/forms.ts'
import { topic as formsTopic } from '../forms/topic.ts'
import { topic } from './topic.ts'

test('the form ${name} has an action, which refuses until it makes a call', async () => {
  const release = formRelease({ forms: [baseForm(${quoted(name)})] })
  const portal = await aFormPortal({ forms: [${quoted(name)}], topics: [formsTopic, topic], release })

  await portal.submit(${quoted(name)}, { ${values} })

  expect(portal.state(${quoted(name)}).failure?.message).toEqual({ text: 't:form.function-disabled' })
})
`
}
