import { isObject, pointerOf } from '../../schemas/json.ts'
import type { DocumentName, LayoutDocument } from '../../schemas/documents.ts'
import { schemaFor } from '../../schemas/varied-schema.ts'
import { memo } from '../../rules/memo.ts'
import { pageAt } from '../../rules/routes.ts'
import type { Registry } from '../../runtime/contract/registry.ts'

export type UseKind = 'flag' | 'word' | 'source' | 'widget' | 'page' | 'order' | 'menu' | 'form' | 'icon' | 'token' | 'text'
/**
 * A `text` is a plain one that players read, by what it says: the same in every language.
 *
 * How a name is used: `when`, a rule reads it; `item`, `prop`, `badge`, `each` and `input`, a menu or node has it; `link` and `open`
 * lead to a page by its address or as a popup; `route` is a page's own address; `chrome`, `parent` and `over` stand around or under a
 * page; `target` belongs to an overlay.
 */
export type UseRole =
  | 'when'
  | 'item'
  | 'node'
  | 'prop'
  | 'badge'
  | 'each'
  | 'input'
  | 'link'
  | 'open'
  | 'route'
  | 'chrome'
  | 'parent'
  | 'over'
  | 'target'
  | 'label'
  | 'field'
  | 'step'
/** `subject`: the node, item or field that contains it; empty for the document itself. */
export type Use = { kind: UseKind; name: string; document: DocumentName; pointer: string; subject: string; role: UseRole }

/** Where something is used, over all effective documents of a brand. */
export type Usage = {
  uses: readonly Use[]
  of: (kind: UseKind, name: string) => readonly Use[]
  names: (kind: UseKind) => readonly string[]
}

/** An address that a document links to, before its page is known. */
type Found = Use | (Omit<Use, 'kind' | 'name'> & { kind: 'address'; name: string })

const argumentKinds: Readonly<Record<string, Readonly<Record<string, UseKind>>>> = {
  menu: { id: 'menu' },
  'categories.ordered': { order: 'order' },
  form: { form: 'form' },
  'form.state': { form: 'form' },
}
const deepest = 64
const hasLetter = /\p{L}/u // a figure or a sign is the same in every language
const noUses: readonly Use[] = []

/** Reads every document once for as long as it is the same object, so that an edit costs one document. Never throws. */
export function usageOf(documents: Iterable<LayoutDocument>, registry: Registry): Usage {
  const all = [...documents].filter(isObject)
  const routes: Record<string, string> = {}
  for (const document of all)
    if (document.kind === 'page' && Array.isArray(document.routes)) for (const route of document.routes) routes[route] ??= document.id
  const byName = new Map<string, Use[]>()
  const uses = all.flatMap((document) =>
    foundIn(document, registry).flatMap((found): Use[] => {
      if (found.kind !== 'address') return [found]
      const page = pageAt(routes, found.name)
      return page === undefined ? [] : [{ ...found, kind: 'page', name: page }]
    }),
  )
  for (const use of uses) {
    const key = `${use.kind} ${use.name}`
    const list = byName.get(key)
    if (list) list.push(use)
    else byName.set(key, [use])
  }
  return {
    uses,
    of: (kind, name) => byName.get(`${kind} ${name}`) ?? noUses,
    names: (kind) =>
      [...byName.keys()]
        .filter((key) => key.startsWith(`${kind} `))
        .map((key) => key.slice(kind.length + 1))
        .toSorted(),
  }
}

const foundIn = memo((document: LayoutDocument, registry: Registry): readonly Found[] => {
  const found: Found[] = []
  const name: DocumentName = `${document.kind}/${document.id}`
  const add = (kind: Found['kind'], used: unknown, pointer: string, subject: string, role: UseRole) => {
    if (typeof used === 'string' && used !== '') found.push({ kind, name: used, document: name, pointer, subject, role })
  }
  const text = (value: unknown, pointer: string, subject: string, role: UseRole) => {
    if (typeof value === 'string' && value.startsWith('t:')) add('word', value.slice(2), pointer, subject, role)
    else if (typeof value === 'string' && hasLetter.test(value)) add('text', value, pointer, subject, role)
  }
  const address = (value: unknown, pointer: string, subject: string) => {
    const to = isObject(value) ? value.route : value
    const query = isObject(value) && isObject(value.query) && typeof value.query.page === 'string' ? `?page=${value.query.page}` : ''
    if (typeof to === 'string') add('address', to + query, pointer, subject, 'link')
  }
  const when = (value: unknown, pointer: string, subject: string, depth = 0) => {
    if (!isObject(value) || depth > deepest) return
    add('flag', value.flag, `${pointer}/flag`, subject, 'when')
    for (const op of ['all', 'any'] as const)
      if (Array.isArray(value[op]))
        (value[op] as unknown[]).forEach((part, index) => when(part, `${pointer}/${op}/${index}`, subject, depth + 1))
    when(value.not, `${pointer}/not`, subject, depth + 1)
  }
  const binding = (value: unknown, pointer: string, subject: string, role: UseRole) => {
    if (!isObject(value)) return
    add('source', value.source, `${pointer}/source`, subject, role)
    const kinds = typeof value.source === 'string' && Object.hasOwn(argumentKinds, value.source) ? argumentKinds[value.source] : undefined
    if (isObject(value.args))
      for (const [argument, used] of Object.entries(value.args))
        if (kinds && Object.hasOwn(kinds, argument))
          add(kinds[argument] ?? 'menu', used, `${pointer}/args${pointerOf(argument)}`, subject, role)
  }
  const intent = (value: unknown, pointer: string, subject: string) => {
    if (!isObject(value)) return
    if (value.kind === 'open') add('page', value.popup, `${pointer}/popup`, subject, 'open')
    if (value.kind === 'go') address(value.to, `${pointer}/to`, subject)
  }
  const props = (value: unknown, schema: unknown, pointer: string, subject: string, opens: boolean, depth = 0) => {
    if (depth > deepest) return
    const { format, properties, items } = isObject(schema) ? schema : {}
    if (typeof value === 'string') {
      if (value.startsWith('t:')) text(value, pointer, subject, 'prop')
      else if (value.startsWith('token:')) add('token', value.slice('token:'.length), pointer, subject, 'prop')
      else if (value.startsWith('icon:') || format === 'icon') add('icon', value.replace(/^icon:/, ''), pointer, subject, 'prop')
      else if (format === 'route') address(value, pointer, subject)
      else if (format === 'text') text(value, pointer, subject, 'prop')
      else if (opens && pointer.endsWith('/popup')) add('page', value, pointer, subject, 'open')
    } else if (Array.isArray(value))
      value.forEach((entry: unknown, index) => props(entry, items, pointer + pointerOf(index), subject, opens, depth + 1))
    else if (isObject(value) && format === 'route') address(value, `${pointer}/route`, subject)
    else if (isObject(value))
      for (const [key, entry] of Object.entries(value))
        props(
          entry,
          isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined,
          pointer + pointerOf(key),
          subject,
          opens,
          depth + 1,
        )
  }
  /** The pages that a node leads to without a word in the document: its widget's contract names them. */
  const leadingDefaults = (given: unknown, schema: unknown, pointer: string, subject: string, opens: boolean) => {
    for (const [key, prop] of Object.entries(isObject(schema) && isObject(schema.properties) ? schema.properties : {})) {
      if (!isObject(prop) || (isObject(given) && Object.hasOwn(given, key))) continue
      if (prop.format === 'route') address(prop.default, pointer + pointerOf(key), subject)
      else if (opens && key === 'popup') add('page', prop.default, pointer + pointerOf(key), subject, 'open')
    }
  }
  const node = (value: unknown, pointer: string, known: string | undefined, depth = 0) => {
    if (!isObject(value) || depth > deepest) return
    const subject = typeof value.id === 'string' ? value.id : (known ?? '')
    add('widget', value.widget, `${pointer}/widget`, subject, 'node')
    when(value.when, `${pointer}/when`, subject)
    const contract = typeof value.widget === 'string' ? registry.get(value.widget)?.contract : undefined
    const opens = contract?.intents.includes('open') ?? false
    props(value.props, contract && schemaFor(contract.props, value.props), `${pointer}/props`, subject, opens)
    leadingDefaults(value.props, contract?.props, `${pointer}/props`, subject, opens)
    if (isObject(value.inputs))
      for (const [input, bound] of Object.entries(value.inputs)) binding(bound, `${pointer}/inputs${pointerOf(input)}`, subject, 'input')
    if (isObject(value.slots))
      for (const [slot, children] of Object.entries(value.slots))
        if (Array.isArray(children))
          children.forEach((child, index) => node(child, `${pointer}/slots${pointerOf(slot)}/${index}`, undefined, depth + 1))
    if (isObject(value.fallback)) node(value.fallback, `${pointer}/fallback`, undefined, depth + 1)
  }
  const item = (value: unknown, pointer: string, known: string | undefined, depth = 0) => {
    if (!isObject(value) || depth > deepest) return
    const subject = typeof value.id === 'string' ? value.id : (known ?? '')
    text(value.label, `${pointer}/label`, subject, 'label')
    if (typeof value.icon === 'string') add('icon', value.icon.replace(/^icon:/, ''), `${pointer}/icon`, subject, 'item')
    when(value.when, `${pointer}/when`, subject)
    address(value.to, `${pointer}/to`, subject)
    intent(value.intent, `${pointer}/intent`, subject)
    binding(value.each, `${pointer}/each`, subject, 'each')
    binding(value.badge, `${pointer}/badge`, subject, 'badge')
    if (Array.isArray(value.items)) value.items.forEach((inner, index) => item(inner, `${pointer}/items/${index}`, undefined, depth + 1))
  }
  const field = (value: unknown, pointer: string, known?: string) => {
    if (!isObject(value)) return
    const subject = typeof value.id === 'string' ? value.id : (known ?? '')
    for (const key of ['label', 'hint', 'placeholder']) text(value[key], `${pointer}/${key}`, subject, 'field')
    add('icon', value.icon, `${pointer}/icon`, subject, 'field')
    when(value.when, `${pointer}/when`, subject)
    if (Array.isArray(value.options))
      value.options.forEach(
        (option: unknown, index) => isObject(option) && text(option.label, `${pointer}/options/${index}/label`, subject, 'field'),
      )
    if (isObject(value.link)) {
      text(value.link.label, `${pointer}/link/label`, subject, 'field')
      address(value.link.to, `${pointer}/link/to`, subject)
    }
  }
  const list = (value: unknown, pointer: string, each: (entry: unknown, pointer: string) => void) => {
    if (Array.isArray(value)) value.forEach((entry, index) => each(entry, `${pointer}/${index}`))
  }

  const body = document as unknown as Record<string, unknown> // read with care: it may be unchecked
  if (document.kind === 'page') {
    for (const key of ['title', 'description']) text(body[key], `/${key}`, '', 'label')
    list(body.routes, '/routes', (_, pointer) => add('page', document.id, pointer, '', 'route'))
    if (isObject(body.chrome))
      for (const [part, id] of Object.entries(body.chrome)) add('page', id, `/chrome${pointerOf(part)}`, '', 'chrome')
    add('page', body.parent, '/parent', '', 'parent')
    add('page', body.over, '/over', '', 'over')
    list(body.nodes, '/nodes', (one, pointer) => node(one, pointer, undefined))
  } else if (document.kind === 'menu') list(body.items, '/items', (one, pointer) => item(one, pointer, undefined))
  else if (document.kind === 'form') {
    list(body.fields, '/fields', (one, pointer) => field(one, pointer))
    list(body.methods, '/methods', (one, pointer) => field(one, pointer))
    list(body.groups, '/groups', (one, pointer) => field(one, pointer))
    if (isObject(body.submit)) text(body.submit.label, '/submit/label', '', 'label')
  } else if (document.kind === 'overlay') {
    const [kind = '', id] = typeof body.target === 'string' ? body.target.split('/') : []
    if (kind === 'page' || kind === 'menu' || kind === 'form' || kind === 'order') add(kind, id, '/target', '', 'target')
    when(body.when, '/when', '')
    const one = kind === 'menu' ? item : kind === 'form' ? field : node
    list(body.steps, '/steps', (step, pointer) => {
      if (!isObject(step)) return
      const key = typeof step.key === 'string' ? step.key : undefined
      if (step.op === 'ensure') one(step.item, `${pointer}/item`, key)
      if (step.op === 'set') one(step, pointer, key)
    })
  } else if (document.kind === 'brand' && Array.isArray(body.identityProviders)) {
    list(body.identityProviders, '/identityProviders', (one, pointer) => {
      if (!isObject(one)) return
      text(one.label, `${pointer}/label`, '', 'label')
      add('icon', one.icon, `${pointer}/icon`, '', 'item')
    })
  }
  return found
})

/** Flags that are used but not declared, with their places. */
export function undeclaredFlags(usage: Usage, documents: Iterable<LayoutDocument>): Use[] {
  const declared = declaredFlags(documents)
  return usage.uses.filter(({ kind, name }) => kind === 'flag' && !declared.has(name))
}

/** Flags that are declared and that no document asks. Code of the portal may still read those that the gateway gives. */
export function unusedFlags(usage: Usage, documents: Iterable<LayoutDocument>): string[] {
  return [...declaredFlags(documents)].filter((name) => usage.of('flag', name).length === 0).toSorted()
}

function declaredFlags(documents: Iterable<LayoutDocument>): Set<string> {
  return new Set(
    [...documents].flatMap((document) =>
      isObject(document) && document.kind === 'flags' && isObject(document.flags) ? Object.keys(document.flags) : [],
    ),
  )
}
