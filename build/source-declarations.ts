import type { Plugin } from 'vite'
import { parseAst } from 'vite'

const sourceFile = /[\\/]src[\\/]runtime[\\/]model[\\/][^\\/]+[\\/][^\\/]+\.source\.ts$/
const modelFile = /[\\/]src[\\/]runtime[\\/](?:model|gateway)[\\/]/

/** What a source says about its model. The rest (name, arguments, value, login) is what a document is checked against. */
const ofModel = ['from', 'select', 'wanted', 'retried']

/**
 * Leaves the models out of a program that only checks documents: every source keeps what it declares, and loses what it reads. The stores
 * behind 46 sources take longer to make than the check of a document.
 */
export function sourceDeclarations(): Plugin {
  return {
    name: 'foyer-source-declarations',
    transform(code, id) {
      if (!modelFile.test(id)) return undefined
      // Stores are made where a file is read: one whose exports nobody uses is left out all the same
      return { code: sourceFile.test(id) ? withoutModel(code) : code, map: null, moduleSideEffects: false }
    },
  }
}

/** The code of a source's file without the properties that name its model; the imports that served them are then unused. */
export function withoutModel(code: string): string {
  const parts: { start: number; end: number }[] = []
  const visit = (node: Syntax) => {
    if (node.type === 'CallExpression' && node.callee?.name === 'defineSource')
      for (const part of node.arguments?.[0]?.properties ?? []) if (ofModel.includes(part.key?.name ?? '')) parts.push(part)
    for (const child of Object.values(node).flat()) if (isSyntax(child)) visit(child)
  }
  visit(parseAst(code))
  return parts.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
}

type Syntax = {
  type: string
  start: number
  end: number
  callee?: { name?: string }
  key?: { name?: string }
  arguments?: Syntax[]
  properties?: Syntax[]
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value
}
