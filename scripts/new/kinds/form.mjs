import { camel, checkName, quoted, title } from '../names.mjs'
import { Refused } from '../refused.mjs'
import { render } from '../render.mjs'
import { actionInList, actionOfTopic, actions, answeringTopic, formActionsOf, isLazy, model, topicsOf } from '../topics.mjs'

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
  const parts = {
    name,
    id: camel(name),
    action: given.action ?? name,
    english: wordsOf([...fields.map(({ id }) => [id, title(id)]), ['submit', 'Send']]),
    arabic: wordsOf([...fields.map(({ id, input }) => [id, arabic[id] ?? arabic[input]]), ['submit', 'إرسال']]),
    fields: fields.map(lineOfField).join(',\n'),
    values: fields.map(({ id, input }) => `${id}: ${quoted(typed[input])}`).join(', '),
  }
  return {
    files: {
      [path]: render('form/form.json', parts),
      ...(own && {
        [file]: render('form/action.ts', parts),
        [file.replace('.ts', '.test.ts')]: render('form/action.test.ts', parts),
      }),
    },
    edits: own
      ? [actionInList(topic, name), actionOfTopic(topicPath, name, { from: `./${name}-action.ts`, answer: `${camel(name)}Action` })]
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

function wordsOf(entries) {
  return entries.map(([key, text]) => `${JSON.stringify(key)}: ${JSON.stringify(text)}`).join(', ')
}
function lineOfField({ id, input, optional }) {
  return `    { "id": "${id}", "input": "${input}", "label": "t:${id}"${optional ? ', "required": false' : ''} }`
}
