import { itemOf, lineAfter, entryOf } from '../anchors.mjs'
import { camel, checkName, quoted, title } from '../names.mjs'
import { Refused } from '../refused.mjs'

export const about = 'a form: its fields as a JSON document, and what it does as an action in code'
export const example = 'feedback --fields message:area,email:email'
export const options = {
  action: 'an action that exists (src/schemas/form-actions.ts); without it one of the form’s name is written',
  fields: 'id:input,…; an input is text, email, tel, number, date, check, area or password; `id?` may stay empty',
}
export const schemas = true
const actions = 'src/schemas/form-actions.ts'
const submitting = 'src/runtime/model/forms/submitting.ts'
const inputs = ['text', 'email', 'tel', 'number', 'date', 'check', 'area', 'password']

export async function plan({ name, options: given, tree, removing }) {
  checkName('form', name)
  const path = `layouts/_base/forms/${name}.json`
  const list = /formActions = \[([^\]]*)\]/.exec(tree.read(actions) ?? '')?.[1]
  if (list === undefined)
    throw new Refused(`${actions} has no list \`formActions = [\`. Nothing was written; restore it, or give --action.`)
  const known = [...list.matchAll(/'([^']+)'/g)].map(([, action]) => action)
  if (given.action !== undefined && !known.includes(given.action))
    throw new Refused(`There is no action "${given.action}". Those of ${actions} are ${known.join(', ')}; without --action one is written.`)
  const file = `src/runtime/model/forms/${name}.ts`
  const own = given.action === undefined
  const isLeft = removing && (tree.read(submitting) ?? '').includes(`from './${name}.ts'`) // of files that were deleted by hand
  if (own && known.includes(name) && !tree.exists(file) && !isLeft)
    throw new Refused(`There is an action "${name}" already: npm run new form ${name} --action ${name}`)
  const action = given.action ?? name
  const fields = fieldsOf(given.fields ?? 'message:text')
  return {
    files: {
      [path]: document({ name, action, fields }),
      ...(own && { [file]: actionFile(name), [`src/runtime/model/forms/${name}.test.ts`]: test(name, fields) }),
    },
    edits: own
      ? [
          itemOf(actions, /formActions = \[/, quoted(name)),
          lineAfter(submitting, /^import .*$/m, `import { ${camel(name)} } from './${name}.ts'`),
          entryOf(
            submitting,
            /const actions: Readonly<Record<FormAction, Action>> = \{/,
            name,
            name === camel(name) ? undefined : camel(name),
          ),
        ]
      : [],
    uses: [{ folders: ['layouts'], pattern: new RegExp(`"form":\\s*"${name}"`), what: 'shows it' }],
    places: [
      [path, 'its fields and words'],
      ...(own
        ? [
            [file, 'what a submit does: the form refuses until you write it'],
            [submitting, 'the table of actions'],
            [actions, 'the list of actions that a document may name'],
          ]
        : []),
      [
        'layouts/_base/pages',
        `the page that shows it by the widget "form", bound to the sources form and form.state with { "form": "${name}" }`,
      ],
    ],
    commands: [`npm run layouts -- check ${path}`],
  }
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
  return `import type { Action } from './outcome.ts'

/**
 * Submits the form "${name}". Its values are clean and have passed the checks. Until it makes its call (\`calls\`, listed in
 * bound-calls.ts) and gives \`done\` with a message, the player reads that the function is not enabled.
 */
export const ${camel(name)}: Action = () =>
  Promise.resolve({ kind: 'refused', failure: { kind: 'refused', code: 'FUNCTION_DISABLED', message: '', status: 0 } })
`
}

function test(name, fields) {
  const values = fields.map(({ id, input }) => `${id}: ${quoted(typed[input])}`).join(', ')
  return `import { expect, test } from 'vitest'

import { aFormPortal, baseForm, formRelease } from '../../../../tests/support/forms.ts'

test('the form ${name} has an action, which refuses until it makes a call', async () => {
  const portal = await aFormPortal({ forms: [${quoted(name)}], release: formRelease({ forms: [baseForm(${quoted(name)})] }) })

  await portal.submit(${quoted(name)}, { ${values} })

  expect(portal.state(${quoted(name)}).failure).toBeDefined()
})
`
}
