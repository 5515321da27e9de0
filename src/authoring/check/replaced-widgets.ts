import { isObject } from '../../schemas/json.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'

/**
 * A widget that another one draws now: a node of it becomes a node of that one. Pure; named and tested like a migration
 * (tests/contract/migrations.test.ts). Names that are not mentioned stay.
 */
export type WidgetReplacement = {
  name: string
  widget: string
  /** Props with which the other widget draws what this one drew without being told. */
  own: JsonObject
  /** What a prop of it says there. */
  props?: Readonly<Record<string, (value: Json) => JsonObject>>
  /** What an input of it is there. */
  inputs?: Readonly<Record<string, (binding: JsonObject) => JsonObject>>
}

/** The binding of an input to a record, where it was bound to another source of the same call; its arguments have the record's names. */
function recordOf(source: string, names: Readonly<Record<string, string>> = {}) {
  return ({ args, ...binding }: JsonObject): JsonObject => ({
    records: {
      ...binding,
      source,
      ...(isObject(args) && {
        args: Object.fromEntries(Object.entries(args).map(([name, value]) => [names[name] ?? name, value])),
      }),
    },
  })
}

const claimOf = (action: string) => ({
  actions: [{ action, label: 't:claim.claim', when: { field: 'state', in: ['CLAIM'] } }],
})
const statesOf = (values: Json): JsonObject => ({
  filter: { field: 'state', label: 't:filter.rewards', all: 't:filter.all', values },
})

const rowOf = ({ lane, ...args }: JsonObject): JsonObject => ({ ...args, ...(lane !== undefined && { row: lane }) })

/** Every widget that was replaced, by its type. */
export const replacedWidgets: Readonly<Record<string, WidgetReplacement>> = {
  'reward-list': {
    name: 'rewards-are-a-list-of-records',
    widget: 'record-table',
    own: {
      title: 't:nav.reward-center',
      look: 'list',
      counts: ['claimable'],
      ...statesOf(['CLAIM', 'PROCESS', 'CLAIMED', 'ISSUED']),
      none: 't:none.rewards',
      icon: { field: 'type', else: 'gift' },
      columns: [
        { field: 'name', label: 't:field.name', lead: true },
        { field: 'type', label: 't:field.type', words: 'reward-type' },
        { field: 'expireTime', label: 't:line.until', past: 't:line.ended' },
        { field: 'amount', label: 't:field.amount', beside: true },
        { field: 'state', label: 't:field.status' },
      ],
      ...claimOf('claim-reward'),
    },
    props: { states: statesOf },
    inputs: { rewards: recordOf('records.rewards', { page: 'no', pageSize: 'size' }) },
  },
  'mission-list': {
    name: 'missions-are-a-list-of-records',
    widget: 'record-table',
    own: {
      look: 'list',
      counts: ['points', 'claimableCount'],
      group: { field: 'periodType', words: 'mission-period', else: 't:mission-period.other' },
      icon: { field: 'state', else: 'trophy' },
      columns: [
        { field: 'name', label: 't:field.name', lead: true },
        { field: 'description', label: 't:field.remark' },
        { field: 'reward', label: 't:field.bonus', beside: true },
        { field: 'state', label: 't:field.status' },
      ],
      progress: { field: 'progress', most: 'target' },
      ...claimOf('claim-mission'),
    },
    inputs: { missions: recordOf('records.missions') },
  },
  'rebate-list': {
    name: 'rebates-are-a-list-of-records',
    widget: 'record-table',
    own: {
      title: 't:nav.rebate',
      look: 'list',
      icon: { field: 'gameCategory', else: 'chip' },
      columns: [
        { field: 'gameCategory', label: 't:field.gameCategory', lead: true, words: 'category' },
        { field: 'validBet', label: 't:line.validBet' },
        { field: 'rate', label: 't:line.rate' },
        { field: 'amount', label: 't:field.amount', beside: true },
        { field: 'state', label: 't:field.status' },
      ],
      together: { field: 'total', label: 't:to-claim' },
      ...claimOf('claim-rebate'),
    },
    inputs: { rebates: recordOf('records.rebates') },
  },
  'register-links': {
    name: 'register-links-are-a-list-of-records',
    widget: 'record-table',
    own: {
      look: 'list',
      button: { label: 't:new-link', icon: 'plus', popup: 'register-link' },
      none: 't:none.register-links',
      icon: { field: 'kind', else: 'user-plus' },
      columns: [
        { field: 'kind', label: 't:field.type', lead: true, words: 'account-kind' },
        { field: 'rate', label: 't:line.rate' },
        { field: 'registeredCount', label: 't:line.registered' },
        { field: 'affiliateCode', label: 't:line.code' },
        { field: 'createdTime', label: 't:line.made' },
        { field: 'remark', label: 't:line.remark' },
        { field: 'registerUrl', label: 't:field.link' },
      ],
    },
    inputs: { links: recordOf('records.register-links') },
  },
  'category-entrance': { name: 'an-entrance-of-a-category', widget: 'entrance', own: {} },
  'sports-entrance': { name: 'an-entrance-with-matches', widget: 'entrance', own: { size: 'wide', marks: 0 } },
  'studio-entrance': { name: 'an-entrance-of-a-studio', widget: 'entrance', own: { size: 'small', marks: 0, direct: true } },
  'maintenance-screen': { name: 'maintenance-is-a-root-screen', widget: 'root-screen', own: { reason: 'maintenance' } },
  'blocked-screen': { name: 'blocked-is-a-root-screen', widget: 'root-screen', own: { reason: 'blocked' } },
  'login-ways': {
    name: 'ways-are-login-methods',
    widget: 'login-methods',
    own: {},
    inputs: { ways: (binding) => ({ methods: { ...binding, source: 'login.methods' } }) },
  },
  'new-vendor-lanes': {
    name: 'lanes-are-rows-of-vendors',
    widget: 'new-vendor-rows',
    own: {},
    inputs: {
      lanes: ({ args, ...binding }) => ({ rows: { ...binding, source: 'vendor-rows.new', ...(isObject(args) && { args: rowOf(args) }) } }),
    },
  },
}

/**
 * The node, or the step of a variation that sets some properties of one, for the widget that is there today; undefined where nothing of it
 * is of a widget that was replaced. A step names no widget: it may be for a page that is written for the widget of today, so a step is
 * also known by a name that the widget before had and none has now.
 */
export function replaceWidget(
  node: JsonObject,
  type: string,
  isPart: boolean,
  replacements = replacedWidgets,
): { node: JsonObject; was: string; widget: string; name: string } | undefined {
  const own = Object.hasOwn(replacements, type) ? ([type, replacements[type]!] as const) : undefined
  const found = own ?? (isPart ? Object.entries(replacements).find(([, one]) => one.widget === type && namesOf(node, one)) : undefined)
  if (!found) return undefined
  const [was, replacement] = found
  const { name, widget } = replacement
  const props = { ...(!isPart && replacement.own), ...changed(node.props, replacement.props) }
  const inputs = changed(node.inputs, replacement.inputs)
  const { v: _v, props: _props, inputs: _inputs, ...rest } = node
  return {
    node: {
      ...rest,
      ...(!isPart && { widget }),
      ...((!isPart || node.props !== undefined) && { props }),
      ...(node.inputs !== undefined && { inputs }),
    },
    was,
    widget,
    name,
  }
}

/** Whether a step sets something that only the replaced widget had. */
function namesOf({ props, inputs }: JsonObject, replacement: WidgetReplacement): boolean {
  const has = (given: Json | undefined, names: object = {}) =>
    isObject(given) && Object.keys(given).some((key) => Object.hasOwn(names, key))
  return has(props, replacement.props) || has(inputs, replacement.inputs)
}

function changed(given: Json | undefined, changes: Readonly<Record<string, (value: never) => JsonObject>> = {}): JsonObject {
  if (!isObject(given)) return {}
  return Object.assign(
    {},
    ...Object.entries(given).map(([key, value]) => {
      const change = Object.hasOwn(changes, key) ? (changes[key] as (value: Json) => JsonObject) : undefined
      // `null` takes a property away, in a step
      return change && value !== null ? change(value) : { [key]: value }
    }),
  ) as JsonObject
}
