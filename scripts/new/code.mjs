// Small edits of files that belong to nobody alone: an entry, an import, a declaration more, and the same taken away. A file is read as the
// parser reads it, so that a place is found by its name, however it is written. An edit says which place it missed.
import { parseAst } from 'vite'

import { Refused } from './refused.mjs'

function missing(path, what) {
  return new Refused(
    `${path} has no ${what}, beside which a line is to be added. Nothing was written; restore the place, or add the line by hand.`,
  )
}

/** The nodes of a file. A document of JSON is an expression in brackets. A file that is not there or cannot be parsed has none. */
function parse(path, text) {
  try {
    return parseAst(path.endsWith('.json') ? `(${text})` : text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body
  } catch {
    return []
  }
}

/** An edit whose functions get the source and its nodes; for JSON the source stands in brackets. */
function edit(path, add, remove) {
  const run = (change) => (text) => {
    const isJson = path.endsWith('.json')
    const changed = change(isJson ? `(${text})` : text, parse(path, text))
    return isJson ? changed.slice(1, -1) : changed
  }
  return { path, add: run(add), remove: run(remove) }
}

// ---- places

/** The object or list that a file declares by this name; of a call as `defineTopic({ … })` its first argument. */
export function valueOf(name) {
  return { what: `\`const ${name}\``, find: (body) => unwrapped(declarations(body).find(({ id }) => id.name === name)?.init) }
}
/** The last object or list in a file that has an entry of this name. */
export function listWith(name) {
  return {
    what: `entry \`${name}\``,
    find: (body) => nodesIn(body).findLast((node) => entriesOf(node)?.some((entry) => nameOf(entry) === name)),
  }
}
/** What an entry of an object holds. */
export function entryAt(place, name) {
  return { what: `\`${name}\` in ${place.what}`, find: (body) => propertyOf(place.find(body), name)?.value }
}
/** A document of JSON as a whole. */
export const wholeDocument = { what: 'document', find: (body) => unwrapped(body[0]?.expression) }

function declarations(body) {
  return body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
}
function unwrapped(node) {
  if (['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node?.type)) return unwrapped(node.expression)
  return ['CallExpression', 'NewExpression'].includes(node?.type) ? unwrapped(node.arguments[0]) : node
}
function nodesIn(value) {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (value === null || typeof value !== 'object') return []
  return [...(typeof value.type === 'string' ? [value] : []), ...Object.values(value).flatMap(nodesIn)]
}
function entriesOf(node) {
  return node?.type === 'ObjectExpression' ? node.properties : node?.type === 'ArrayExpression' ? node.elements : undefined
}
function propertyOf(object, name) {
  return entriesOf(object)?.find((entry) => entry?.type === 'Property' && nameOf(entry) === name)
}
/** By what an entry is known: its key, its text, or in a list of objects their `name` or `id`. */
function nameOf(entry) {
  if (entry?.type === 'Property') return entry.key.name ?? entry.key.value
  if (entry?.type === 'ObjectExpression') return (propertyOf(entry, 'name') ?? propertyOf(entry, 'id'))?.value.value
  return entry?.value
}

/** What a file declares by a name, as data: texts, numbers, lists and objects. What else it holds is undefined. */
export function dataOf(path, text, place) {
  return literal(place.find(parse(path, text)))
}
function literal(node) {
  if (node?.type === 'ArrayExpression') return node.elements.map(literal)
  if (node?.type === 'ObjectExpression')
    return Object.fromEntries(
      node.properties.filter(({ type }) => type === 'Property').map((entry) => [nameOf(entry), literal(entry.value)]),
    )
  return node?.type === 'Literal' ? node.value : undefined
}

/** The name that a file gives to all that it imports from another. */
export function namespaceOf(path, text, from) {
  const all = parse(path, text).flatMap(({ source, specifiers = [] }) => (source?.value === from ? specifiers : []))
  return all.find(({ type }) => type === 'ImportNamespaceSpecifier')?.local.name
}

/** The names of the values that a file exports. */
export function exportedNames(path, text) {
  return declarations(parse(path, text).filter(({ type }) => type === 'ExportNamedDeclaration')).map(({ id }) => id.name)
}

// ---- entries

/**
 * One entry more in an object or a list; `text` is the whole entry. It is found again by its name, whatever it holds by then, and one that
 * is there stays. `after`: the name of the entry that it follows, or a function that finds its index; without it the last.
 */
export function entryIn(path, place, name, text, after) {
  const at = (list) => entriesOf(list).findIndex((entry) => nameOf(entry) === name)
  return edit(
    path,
    (source, body) => {
      const list = place.find(body)
      const entries = entriesOf(list)
      const index =
        after === undefined
          ? entries?.length - 1
          : typeof after === 'function'
            ? after(entries?.map(nameOf) ?? [])
            : entries?.findIndex((one) => nameOf(one) === after)
      if (!entries || (typeof after === 'string' && index < 0)) throw missing(path, place.what)
      return at(list) < 0 ? inserted(source, list, entries, index, text) : source
    },
    (source, body) => {
      const list = place.find(body)
      const index = entriesOf(list) ? at(list) : -1
      return index < 0 ? source : without(source, list, index)
    },
  )
}

/** The source with an entry behind that of `index`, before the first for -1. */
function inserted(source, list, entries, index, text) {
  if (entries.length === 0) return `${source.slice(0, list.start + 1)}${text}${source.slice(list.end - 1)}`
  const first = entries[0]
  const isBroken = source.slice(list.start, first.start).includes('\n')
  const between = isBroken ? `\n${/[^\n]*$/.exec(source.slice(0, first.start))[0]}` : ' '
  if (index < 0) return `${source.slice(0, first.start)}${text},${between}${source.slice(first.start)}`
  const { end } = entries[index]
  if (!isBroken || source[end] !== ',') return `${source.slice(0, end)},${between}${text}${source.slice(end)}`
  const lineEnd = source.indexOf('\n', end) // behind a comment on the entry
  return `${source.slice(0, lineEnd)}${between}${text},${source.slice(lineEnd)}`
}

/** The source without an entry: its whole lines, where it has lines of its own. */
function without(source, list, index) {
  const entries = entriesOf(list)
  const { start, end } = entries[index]
  const lineStart = source.lastIndexOf('\n', start) + 1
  if (source.slice(lineStart, start).trim() === '' && source[end] === ',')
    return source.slice(0, lineStart) + source.slice(source.indexOf('\n', end) + 1)
  if (index > 0) return source.slice(0, entries[index - 1].end) + source.slice(end)
  if (entries.length > 1) return source.slice(0, start) + source.slice(entries[1].start)
  return source.slice(0, list.start + 1) + source.slice(list.end - 1)
}

/** The file, without its ending, from which comes the call that a source asks, as in `createRecordSource(…, { ask: callOf(call) })`. */
export function askedCall(path, text, name) {
  const body = parse(path, text)
  const asked = nodesIn(declarations(body).find(({ id }) => id.name === name)).find(({ callee }) => callee?.name === 'callOf')?.arguments[0]
  const from = body.find(({ specifiers = [] }) => specifiers.some(({ local }) => local?.name === asked?.name))?.source
  return asked && from?.value.split('/').at(-1).replace('.ts', '')
}

/** Another value in the place of one that is written as `from`. */
export function replacementIn(path, place, from, to) {
  const replace = (before, after) => (source, body) => {
    const node = place.find(body)
    return node && source.slice(node.start, node.end) === before ? source.slice(0, node.start) + after + source.slice(node.end) : source
  }
  return edit(path, replace(from, to), replace(to, from))
}

/** Several edits of one file as one, in their order. An import comes last: it is taken away when nothing uses it any more. */
export function together(...edits) {
  const all = (change) => (text) => edits.reduce((sum, one) => one[change](sum), text)
  return { path: edits[0].path, add: all('add'), remove: all('remove') }
}

// ---- imports and declarations

/** A declaration at the end of a file, which is made with the first and goes with the last, and the names that it needs imported. */
export function declarationIn(path, name, { imports, text }) {
  const own = (body) => body.findIndex((node) => declarations([node]).some(({ id }) => id.name === name))
  const declare = edit(
    path,
    (source) => `${withImports(path, source, imports)}\n${text}`,
    (source, body) => {
      const at = own(body)
      if (at < 0) return source
      const from = at === 0 ? 0 : source.indexOf('\n', body[at - 1].end) // with the comment above it
      return withoutUnused(path, `${source.slice(0, from).trimEnd()}${source.slice(body[at].end)}`)
    },
  )
  return {
    ...declare,
    creates: true,
    remove(source) {
      const left = declare.remove(source)
      return left !== source && exportedNames(path, left).length === 0 ? null : left
    },
  }
}

/** An import for a name that a file uses by another edit. */
export function importIn(path, from, name) {
  return edit(
    path,
    (source) => withImports(path, source, { [from]: [name] }),
    (source) => withoutUnused(path, source),
  )
}

/** The source with names imported: `name`, `type Name` or `* as names`. zod comes first, by its usual name. */
function withImports(path, source, imports) {
  return Object.entries(imports).reduce(
    (sum, [from, names]) => names.reduce((text, name) => withImport(path, text, from, name), sum),
    source,
  )
}
function withImport(path, source, from, wanted) {
  const body = parse(path, source)
  const known = body.filter(({ type }) => type === 'ImportDeclaration')
  const [kind, name] = wanted.startsWith('type ') ? ['type', wanted.slice(5)] : ['value', wanted]
  const same = known.filter((one) => one.source.value === from && one.importKind === kind)
  const line = `import ${kind === 'type' ? 'type ' : ''}${name.startsWith('*') ? name : `{ ${name} }`} from '${from}'`
  if (name.startsWith('*') ? same.length > 0 : same.some(({ specifiers }) => specifiers.some(({ imported }) => imported?.name === name)))
    return source
  if (from === 'zod/mini') return `${line}\n\n${source}`
  const beside = name.startsWith('*') ? undefined : same.find(({ specifiers }) => specifiers.some(({ imported }) => imported))
  if (beside) {
    const { end } = beside.specifiers.at(-1)
    return `${source.slice(0, end)}, ${name}${source.slice(end)}`
  }
  const at = known.at(-1)?.end
  return at === undefined ? `${line}\n${source}` : `${source.slice(0, at)}\n${line}${source.slice(at)}`
}

/** The source without imported names that it does not use. */
function withoutUnused(path, source) {
  const body = parse(path, source)
  const imports = body.filter(({ type, specifiers }) => type === 'ImportDeclaration' && specifiers.length > 0)
  const used = new Set(usedNames(body.filter(({ type }) => type !== 'ImportDeclaration')))
  return imports.toReversed().reduce((text, { start, end, specifiers }) => {
    const left = specifiers.filter(({ local }) => used.has(local.name))
    if (left.length === specifiers.length) return text
    if (left.length === 0) return text.slice(0, start) + text.slice(end).replace(/^\n+(?=import)|^\n/, '')
    const names = left.map((each) => source.slice(each.start, each.end)).join(', ')
    return text.slice(0, specifiers[0].start) + names + text.slice(specifiers.at(-1).end)
  }, source)
}

/** The names that code uses; keys of objects and names behind a dot are none. */
function usedNames(node) {
  if (Array.isArray(node)) return node.flatMap(usedNames)
  if (node === null || typeof node !== 'object') return []
  if (node.type === 'Identifier') return [node.name, ...usedNames(node.typeAnnotation)]
  const named = node.computed ? undefined : { Property: 'key', MemberExpression: 'property' }[node.type]
  return Object.entries(node).flatMap(([field, value]) => (field === named ? [] : usedNames(value)))
}

// ---- guides

/** A row after the last of a guide's table of pages and states (tests/support/documents/page-states.ts). It is found again by its page. */
export function rowOfPage(path, page, cells) {
  const start = `| \`${page}\` |`
  return {
    path,
    add(text) {
      const lines = text.split('\n')
      const last = lines.findLastIndex((line) => /^\| `[\w/?=&-]+` \|/.test(line))
      if (last < 0) throw missing(path, 'table of pages')
      return lines.toSpliced(last + 1, 0, `${start} ${cells.join(' | ')} |`).join('\n')
    },
    remove: (text) =>
      text
        .split('\n')
        .filter((line) => !line.startsWith(start))
        .join('\n'),
  }
}
