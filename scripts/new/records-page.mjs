// A page of the member center that lists a record of the gateway: the call and its mock, a source, and the page's document.
import { entryOf, rowOfPage } from './anchors.mjs'
import { editsOfSource } from './topic-sources.mjs'
import { camel, checkName, quoted, title } from './names.mjs'
import { endpoints, fileOfEndpoint } from './kinds/endpoint.mjs'
import { Refused } from './refused.mjs'

const topic = 'src/runtime/model/records'
/** By this the call of the template is known. */
const templateRow = 'const Row = z.object({ referenceNo: id, time: words, name: words, amount: decimal, status: words })'
const menu = 'layouts/_base/menus/member-center.json'

/** The files and edits of `npm run new page <name> --records <endpoint>`. The call may be described already. */
export function planRecordsPage({ name, options: given, tree, removing }) {
  const source = `records.${name}`
  const endpoint = given.records ?? endpointOf(tree.read(`${topic}/sources.ts`) ?? '', camel(source)) ?? name
  checkName('endpoint', endpoint)
  const path = given.path ?? `/wps/${camel(endpoint)}`
  if (!/^\/(?:wps|lgw|lotto)\/[\w/]+$/.test(path))
    throw new Refused(`--path ${path}: an address of the gateway begins with /wps/, /lgw/ or /lotto/ and holds letters, digits, _ and /.`)
  if (given.route !== undefined || given.brand !== undefined)
    throw new Refused('A page of records stands in the member center of every brand: leave --route and --brand out.')
  const parts = { name, endpoint, id: camel(endpoint), path, source, title: given.title ?? title(name) }
  const call = fileOfEndpoint(tree, endpoint) ?? `${endpoints}/records/${endpoint}.ts`
  const mock = `mocks/handlers/${call.slice(endpoints.length + 1)}`
  const described = tree.read(call)
  if (!removing && described !== null && !/\.\.\.rangeOfPages|startTime[^]*endTime[^]*pageNo[^]*pageSize/.test(described))
    throw new Refused(`${call} asks for no pages of a range of time (startTime, endTime, pageNo, pageSize).`)
  const document = `layouts/_base/pages/member-${name}.json`
  const writesCall = described === null || (removing === true && described.includes(templateRow)) // another call stays
  return {
    files: {
      ...(writesCall && {
        [call]: description(parts),
        [mock]: handler(parts),
      }),
      [document]: page(parts),
    },
    edits: [
      entryOf(
        `${topic}/docs.ts`,
        /defineSourceDocs\(\{/,
        source,
        `{ description: ${quoted(`${parts.title}: a page of a range of days.`)} }`,
      ),
      ...editsOfSource({ tree, topic: 'records', name: source, contract: contractOf(parts), reading: readingOf(parts, call) }),
      itemOfMenu(parts),
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

/** The call that a source of records asks. */
function endpointOf(sources, id) {
  const [, call] = new RegExp(`export const ${id} = createRecordSource\\([^]*?callOf\\((\\w+)\\)`).exec(sources) ?? []
  return new RegExp(`import \\{ ${call} \\} from '.*/endpoints/.+/(.+)\\.ts'`).exec(sources)?.[1]
}

/** The last entry of the center's menu. The document stays as `npm run layouts -- format` writes it. */
function itemOfMenu({ name, title: label }) {
  const entry =
    `    { "id": "${name}", "label": ${JSON.stringify(label)}, "icon": "file", ` +
    `"to": { "route": "/member", "query": { "page": "${camel(name)}" } } }`
  return {
    path: menu,
    add(text) {
      const end = text.lastIndexOf('\n  ]')
      if (end < 0) throw new Refused(`${menu} has no list of items. Nothing was written.`)
      return `${text.slice(0, end)},\n${entry}${text.slice(end)}`
    },
    remove(text) {
      const line = text.split('\n').find((one) => one.includes(`"id": "${name}"`) && one.includes('"page"'))
      return line === undefined ? text : text.replace(`,\n${line.replace(/,$/, '')}`, '')
    },
  }
}

/** What the page shows: usually, empty, failed, slow, to a trial, to a guest, to a VIP. */
function statesOf({ title: label }) {
  const table = '“Export this page (CSV)”'
  const none = '“No records”, “There are none yet, or none for what is chosen above.”'
  return [table, none, '“This part did not load”', `“${label}”`, '“This needs a real account”', `the login, then ${table}`, table]
}

function description({ endpoint, id, path }) {
  return `import * as z from 'zod/mini'

import { Paged, rangeOfPages } from '../../../../schemas/gateway/paging.ts'
import { decimal, id, words } from '../../../../schemas/gateway/scalars.ts'
import { defineEndpoint } from '../../endpoint.ts'

${templateRow}

/**
 * ${title(endpoint)}, a page of a range of time, newest first.
 *
 * Shape   \`Paged<{ referenceNo, time, name, amount, status }>\`
 * Units   \`startTime\` and \`endTime\` are ISO-8601 with offset; \`pageNo\` counts from 1; amounts in the account's currency
 * Errors  \`offline\` (no answer after 2 retries), \`refused\` (business failure, with its code), \`contract\` (body did not parse)
 * Source  gateway.md: \`GET ${path}\`
 */
export const ${id} = defineEndpoint({
  name: ${quoted(id)},
  method: 'GET',
  path: ${quoted(path)},
  token: 'real',
  query: z.object(rangeOfPages),
  value: Paged(Row),
})
`
}

function handler({ endpoint, id }) {
  return `import { ${id} } from '../../../src/runtime/gateway/endpoints/records/${endpoint}.ts'
import { mock, refuse } from '../../mock.ts'
import { bonusesOf, isRange, recordPage } from '../../state/records.ts'

export const handler = mock(${id}, ({ params, session, state }) => {
  if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
  return recordPage(bonusesOf(state, session), params) // rows of another record, until there are own ones
})
`
}

function contractOf({ source, title: label }) {
  return {
    imports: {
      '../../../schemas/nouns/record.ts': ['RecordPage'],
      '../../contract/source.ts': ['defineSourceContract'],
      './record-args.ts': ['recordArgs'],
    },
    text: `/**
 * ${label}, of a range of days.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again
 * Login    a true account: a trial has no records and none are requested
 */
export const ${camel(source)} = defineSourceContract({
  name: ${quoted(source)},
  args: recordArgs([]),
  fields: { referenceNo: 'reference', time: 'time', name: 'text', amount: 'money', status: 'status' },
  value: RecordPage,
  login: 'real',
})
`,
  }
}

function readingOf({ id, source }, call) {
  return {
    imports: {
      [`../../${call.replace('src/runtime/', '')}`]: [id],
      '../requests/call.ts': ['callOf'],
      './records.ts': ['createRecordSource'],
    },
    text: `export const ${camel(source)} = createRecordSource(contracts.${camel(source)}, { ask: callOf(${id}), key: 'referenceNo' })
`,
  }
}

function page({ name, source, title: label }) {
  const range = '"from": { "query": "from" }, "to": { "query": "to" }, "days": 7, "no": { "query": "no" }'
  return `{
  "$schema": "../../schemas/page.schema.json",
  "kind": "page",
  "id": "member-${name}",
  "format": 1,
  "title": "t:title",
  "routes": ["/member?page=${camel(name)}"],
  "access": "login",
  "parent": "member",
  "strings": {
    "EN": { "title": ${JSON.stringify(label)}, "name": "Name", "time": "Time", "amount": "Amount", "status": "Status" },
    "AR": { "title": "سجل جديد", "name": "الاسم", "time": "الوقت", "amount": "المبلغ", "status": "الحالة" }
  },
  "nodes": [
    { "id": "heading", "widget": "page-heading", "props": { "title": "t:title" } },
    {
      "id": "filter",
      "widget": "record-filter",
      "inputs": {
        "filter": { "source": "records.filter", "args": { ${range} } }
      }
    },
    {
      "id": "records",
      "widget": "record-table",
      "props": {
        "title": "t:title",
        "columns": [
          { "field": "name", "label": "t:name", "lead": true },
          { "field": "time", "label": "t:time", "sort": true },
          { "field": "amount", "label": "t:amount", "beside": true, "sort": true, "total": true },
          { "field": "status", "label": "t:status" }
        ],
        "details": ["referenceNo", "name", "time", "amount", "status"],
        "export": true
      },
      "inputs": {
        "records": {
          "source": "${source}",
          "args": { ${range}, "sort": { "query": "sort" } }
        }
      }
    }
  ]
}
`
}
