// A page of the member center that lists a record of the gateway: the call and its mock, a source, and the page's document.
import { askedCall, entryAt, entryIn, rowOfPage, valueOf, wholeDocument } from './code.mjs'
import { endpoints, fileOfEndpoint } from './kinds/endpoint.mjs'
import { camel, checkName, quoted, title } from './names.mjs'
import { Refused } from './refused.mjs'
import { render } from './render.mjs'
import { loadValue } from './schemas.mjs'
import { editsOfSource } from './topics.mjs'

const topic = 'src/runtime/model/records'
const menu = 'layouts/_base/menus/member-center.json'

/** The files and edits of `npm run new page <name> --records <endpoint>`. The call may be described already. */
export async function planRecordsPage({ name, options: given, tree, root, removing }) {
  const source = `records.${name}`
  const sources = `${topic}/sources.ts`
  const endpoint = given.records ?? askedCall(sources, tree.read(sources) ?? '', camel(source)) ?? name
  checkName('endpoint', endpoint)
  const path = given.path ?? `/wps/${camel(endpoint)}`
  if (!/^\/(?:wps|lgw|lotto)\/[\w/]+$/.test(path))
    throw new Refused(`--path ${path}: an address of the gateway begins with /wps/, /lgw/ or /lotto/ and holds letters, digits, _ and /.`)
  if (given.route !== undefined || given.brand !== undefined)
    throw new Refused('A page of records stands in the member center of every brand: leave --route and --brand out.')
  const label = given.title ?? title(name)
  const parts = {
    name,
    query: camel(name),
    title: label,
    titleText: JSON.stringify(label),
    source,
    sourceId: camel(source),
    endpoint,
    id: camel(endpoint),
    callTitle: title(endpoint),
    path,
  }
  const call = fileOfEndpoint(tree, endpoint) ?? `${endpoints}/records/${endpoint}.ts`
  const mock = `mocks/handlers/${call.slice(endpoints.length + 1)}`
  const described = tree.read(call)
  if (!removing && described !== null && !(await asksForPages(root, { name: parts.id, file: call })))
    throw new Refused(`${call} asks for no pages of a range of time (startTime, endTime, pageNo, pageSize).`)
  const document = `layouts/_base/pages/member-${name}.json`
  const template = render('records-page/call.ts', parts)
  const row = template.split('\n').find((line) => line.startsWith('const Row')) // by this the call of the template is known
  const writesCall = described === null || (removing === true && described.includes(row)) // another call stays
  return {
    files: {
      ...(writesCall && {
        [call]: template,
        [mock]: render('records-page/mock.ts', parts),
      }),
      [document]: render('records-page/page.json', parts),
    },
    edits: [
      entryIn(
        `${topic}/docs.ts`,
        valueOf('docs'),
        source,
        `${quoted(source)}: { description: ${quoted(`${label}: a page of a range of days.`)} }`,
      ),
      ...editsOfSource({
        tree,
        topic: 'records',
        name: source,
        contract: { imports: importsOfContract, text: render('records-page/contract.ts', parts) },
        readingBy: (contracts) => ({
          imports: {
            [`../../${call.replace('src/runtime/', '')}`]: [parts.id],
            '../requests/call.ts': ['callOf'],
            './records.ts': ['createRecordSource'],
          },
          text: render('records-page/source.ts', { ...parts, contracts }),
        }),
      }),
      entryIn(
        menu,
        entryAt(wholeDocument, 'items'),
        name,
        `{ "id": "${name}", "label": ${JSON.stringify(label)}, "icon": "file", ` +
          `"to": { "route": "/member", "query": { "page": "${parts.query}" } } }`,
      ),
      rowOfPage('docs/member-center.md', camel(name), statesOf(parts)),
    ],
    uses: [],
    places: [
      [document, 'the page: its words, columns, details and filters'],
      [call, 'the call, its parameters and the fields of a row'],
      [mock, 'what the mock answers'],
      [`${topic}/contracts.ts`, 'the fields that documents may name, each with what it is'],
      [`${topic}/sources.ts`, 'which call is asked, and which field identifies a row'],
      [menu, 'its entry in the menu of the center'],
      ['docs/member-center.md', 'what it shows in each state'],
    ],
    commands: [
      `npm run layouts -- check ${document}`,
      'npx vitest run tests/contract/records.test.ts mocks/handlers.test.ts',
      'npm run dev',
    ],
  }
}

const importsOfContract = {
  '../../../schemas/nouns/record.ts': ['RecordPage'],
  '../../contract/source.ts': ['defineSourceContract'],
  './record-args.ts': ['recordArgs'],
}

/** Whether a call takes what a page of a range of time needs. */
async function asksForPages(root, call) {
  const { query, body } = await loadValue(root, call)
  const known = Object.keys((query ?? body)?.def.shape ?? {})
  return ['startTime', 'endTime', 'pageNo', 'pageSize'].every((name) => known.includes(name))
}

/** What the page shows: usually, empty, failed, slow, to a trial, to a guest, to a VIP. */
function statesOf({ title: label }) {
  const table = '“Export this page (CSV)”'
  const none = '“No records”, “There are none yet, or none for what is chosen above.”'
  return [table, none, '“This part did not load”', `“${label}”`, '“This needs a real account”', `the login, then ${table}`, table]
}
