// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { Suspense, memo } from 'react'
import type { ReactElement, ReactNode } from 'react'
import * as ast from 'typescript/unstable/ast'
import type { Node } from 'typescript/unstable/ast'
import { API, TypeFlags } from 'typescript/unstable/sync'
import type { Type } from 'typescript/unstable/sync'
import { afterAll, expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

/**
 * React must hold no text node: a browser's translator takes it out of the page, and React fails when it changes, moves or removes it
 * later, or puts an element before it (decision 563). It holds none for a text that is the only child of its element. So this walker asks
 * the compiler for the type of what stands beside something else, in a fragment, or is all that a component draws.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const api = new API({ cwd: root })
const { program, checker } = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects()[0]!
afterAll(() => api.close())

/** What is a text without an element of its own, or may be one: `path:line text`. */
function looseTexts(path: string): string[] {
  const file = program.getSourceFile(root + path)
  if (!file) throw new Error(`${path} is no file of tsconfig.json.`)
  const words: Node[] = []
  const drawn: Node[] = []
  visit(file)
  const types = checker.getTypeAtLocation(drawn)
  return [...words, ...drawn.filter((_, index) => mayBeText(types[index]))].map((node) => {
    const text = file.text.slice(node.pos, node.end)
    const line = file.text.slice(0, node.pos + text.search(/\S|$/)).split('\n').length
    return `${path}:${line} ${text.trim().replace(/\s+/g, ' ').slice(0, 80)}`
  })

  function visit(node: Node) {
    if (ast.isJsxElement(node) || ast.isJsxFragment(node)) {
      const children = node.children.filter((child) => (ast.isJsxText(child) ? !isLineBreak(child.text) : !isComment(child)))
      if (children.length > 1 || isNoElement(node))
        for (const child of children) {
          if (ast.isJsxText(child)) words.push(child)
          if (ast.isJsxExpression(child)) drawn.push(child.expression!)
        }
    }
    if (ast.isReturnStatement(node) && node.expression && isOfComponent(node)) drawn.push(node.expression)
    if (ast.isArrowFunction(node) && !ast.isBlock(node.body) && isComponent(node)) drawn.push(node.body)
    node.forEachChild(visit)
  }

  /** Its children are those of the element around it. */
  function isNoElement(node: Node): boolean {
    if (!ast.isJsxElement(node)) return true
    const { tagName } = node.openingElement
    return /^(?:Fragment|Suspense|Provider|\w*Context)$/.test(file!.text.slice(tagName.pos, tagName.end).trim())
  }
}

/** JSX drops white space with a line break. */
function isLineBreak(text: string): boolean {
  return text.trim() === '' && text.includes('\n')
}

function isComment(node: Node): boolean {
  return ast.isJsxExpression(node) && !node.expression
}

function isOfComponent(node: Node): boolean {
  let { parent } = node
  while (!isFunction(parent) && !ast.isSourceFile(parent)) parent = parent.parent
  return isComponent(parent)
}

function isFunction(node: Node): boolean {
  return ast.isFunctionDeclaration(node) || ast.isFunctionExpression(node) || ast.isArrowFunction(node) || ast.isMethodDeclaration(node)
}

/** A function with the name of a component, also in `memo(…)`, or the `render` of a class. */
function isComponent(node: Node): boolean {
  if (ast.isMethodDeclaration(node)) return nameOf(node.name) === 'render'
  if (ast.isFunctionDeclaration(node) || (ast.isFunctionExpression(node) && node.name)) return /^[A-Z]/.test(nameOf(node.name))
  const { parent } = node
  const owner = parent && ast.isCallExpression(parent) ? parent.parent : parent
  return owner !== undefined && ast.isVariableDeclaration(owner) && /^[A-Z]/.test(nameOf(owner.name))
}

function nameOf(node: Node | undefined): string {
  return node && ast.isIdentifier(node) ? node.text : ''
}

const known = new Map<number, boolean>()

function mayBeText(type: Type | undefined): boolean {
  if (!type) return true
  const before = known.get(type.id)
  if (before !== undefined) return before
  known.set(type.id, false) // while it is asked: ReactNode is a list of itself
  const answer = isText(type)
  known.set(type.id, answer)
  return answer
}

function isList(type: Type): boolean {
  return checker.isArrayLikeType(type) || type.getSymbol()?.name === 'Iterable'
}

function isText(type: Type): boolean {
  if (type.isUnionType()) return type.getTypes().some(mayBeText)
  if (type.isStringLiteralType()) return type.value !== '' // for which React draws nothing
  if (type.isTypeParameter()) return mayBeText(checker.getConstraintOfTypeParameter(type))
  if (type.isObjectType()) return type.isTypeReference() && isList(type) && checker.getTypeArguments(type).slice(0, 1).some(mayBeText)
  return (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike)) !== 0
}

test('every text that a component draws is the only child of its element, so that a translated page can change', () => {
  const views = sourceFiles(['src', 'apps'], /(?<!\.(?:test|fixture))\.tsx$/)
  expect(views.length).toBeGreaterThan(100)
  expect(views.flatMap(({ path }) => looseTexts(path))).toEqual([])
})

/** What the walker is tried on. */
const samples = {
  beside({ name, children }: { name: string; children: ReactNode }) {
    return (
      <p>
        <b>{name}</b>
        {name}
        {name ? `${name}!` : null}
        {name ? <i>{name}</i> : 'Nobody'}
        {[name].map((one) => one)}
        {children}
        text
      </p>
    )
  },
  passed({ name }: { name: string }) {
    return (
      <p>
        <Suspense>{name}</Suspense>
      </p>
    )
  },
  fine({ name, more, element }: { name: string; more: boolean; element: ReactElement | null }) {
    return (
      <p>
        {more && <b>{name}</b>}
        {name ? <i>{`${name} `}</i> : ''}
        {[name].map((one) => (
          <i key={one}>{one}</i>
        ))}
        {element}
        {/* a comment */}
      </p>
    )
  },
}

function Returned({ name }: { name: string }) {
  return name === '' ? null : name
}
const Noted = memo(({ name }: { name: string }) => <>{name}</>)

test('the walker finds each text that stands beside something, in a fragment, or alone in a component, and no other', () => {
  expect([samples, Returned, Noted]).toHaveLength(3) // they are drawn by nobody
  const found = looseTexts('tests/contract/separate-texts.test.tsx').map((place) => place.slice(place.indexOf(' ') + 1))
  expect(found.toSorted()).toEqual(
    [
      'name', // beside
      'name ? `${name}!` : null',
      "name ? <i>{name}</i> : 'Nobody'",
      '[name].map((one) => one)',
      'children',
      'text',
      'name', // passed
      "name === '' ? null : name", // returned
      'name', // in the fragment
    ].toSorted(),
  )
})
