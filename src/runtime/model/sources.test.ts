import * as z from 'zod/mini'
import { expect, test } from 'vitest'

import { aPortal } from '../../../tests/support/portal/portal.ts'
import type { SourceDocs } from '../contract/source-docs.ts'
import type { Source, SourceContract } from '../contract/source.ts'
import type { Topic } from '../contract/topic.ts'
import { allSources } from './all-sources.ts'
import { modelSources } from './model-sources.testing.ts'
import { topics as loaded } from './topics.ts'

const all = [...modelSources.values()]
const texts = import.meta.glob<string>('./*/contracts.ts', { eager: true, query: '?raw', import: 'default' })
const contracts = import.meta.glob<Readonly<Record<string, SourceContract>>>('./*/contracts.ts', { eager: true })
const sources = import.meta.glob<Readonly<Record<string, Source>>>('./*/sources.ts', { eager: true })
const docs = import.meta.glob<Readonly<Record<string, SourceDocs>>>('./*/docs.ts', { eager: true, import: 'docs' })
const topics = Object.values(import.meta.glob<Topic>('./*/topic.ts', { eager: true, import: 'topic' }))
const camel = (name: string) => name.replaceAll(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())
/** What each folder exports, by the name of the source. */
const exported = (files: Readonly<Record<string, Readonly<Record<string, { name: string }>>>>) =>
  Object.entries(files).map(([path, own]) => ({ folder: folderOf(path), names: Object.entries(own).map(([id, { name }]) => [id, name]) }))
/** What is said of a source: the comment before its contract. */
function commentOf(name: string): string {
  const text = Object.values(texts).find((each) => each.includes(`export const ${camel(name)} = `)) ?? ''
  return /\/\*\*(?:(?!\*\/)[^])*\*\/\n$/.exec(text.slice(0, text.indexOf(`export const ${camel(name)} = `)))?.[0] ?? ''
}
const topicOf = (source: Source) => topics.filter(({ sources }) => sources.includes(source))
const folderOf = (path: string) => path.split('/').at(-2)

test('a source and its contract are exported under its name, by the same folder, and once', () => {
  const declared = exported(contracts)
  expect(exported(sources)).toEqual(declared)
  const names = declared.flatMap((folder) => folder.names)
  expect(names.filter(([id, name = '']) => id !== camel(name))).toEqual([])
  expect(names).toHaveLength(allSources.size)
})

test('each source is read as its contract declares it', () => {
  for (const [name, source] of modelSources) {
    expect(source).toMatchObject(allSources.get(name)!)
    expect({ name, asks: source.wanted !== undefined }).toEqual({ name, asks: source.asks !== false })
  }
  expect([...allSources.keys()].toSorted()).toEqual([...modelSources.keys()].toSorted())
})

test('what declares a source brings none of the model', () => {
  // Data, too
  const shared = ['../records/record-args.ts', './record-args.ts', '../records/contracts.ts']
  const model = Object.entries(texts).flatMap(([path, text]) =>
    [...text.matchAll(/^import (?!type ).* from '(.*)'$/gm)]
      .flatMap(([, from = '']) =>
        shared.includes(from) || /^(?:zod\/mini|\.\.\/\.\.\/\.\.\/schemas\/.*|\.\.\/\.\.\/contract\/.*)$/.test(from) ? [] : [from],
      )
      .map((from) => `${path} imports ${from}`),
  )
  expect(model).toEqual([])
})

test('a portal knows every source', () => {
  expect([...loaded.sources.keys()].toSorted()).toEqual(all.map(({ name }) => name).toSorted())
})

test('the docs of a folder are about its sources, each of them', () => {
  const documented = Object.entries(docs).flatMap(([path, own]) => Object.keys(own).map((name) => `${folderOf(path)} ${name}`))
  const declared = exported(contracts).flatMap(({ folder, names }) => names.map(([, name]) => `${folder} ${name}`))
  expect(documented.toSorted()).toEqual(declared.toSorted())
})

test('an argument that its docs describe is one of the source', () => {
  const unknown = Object.values(docs).flatMap((own) =>
    Object.entries(own).flatMap(([name, { args = {} }]) => {
      const declared = Object.keys((allSources.get(name)?.args as { shape?: object } | undefined)?.shape ?? {})
      return Object.keys(args).filter((argument) => !declared.includes(argument))
    }),
  )
  expect(unknown).toEqual([])
})

test.each(all.map((source) => source.name))('%s documents its value, when it is empty or fails, and which session it needs', (name) => {
  for (const word of ['Value', 'Empty', 'Failure', 'Login']) expect(commentOf(name)).toMatch(new RegExp(`^ \\* ${word} {2,}\\S`, 'm'))
})

test.each(all)('$name has an answer before anything is known, whatever its arguments are', async (source) => {
  const portal = await aPortal({ start: false })
  for (const args of [{}, { category: 'constructor', id: '__proto__', vendor: '', page: 'x', limit: -1, group: 'nobody' }]) {
    const state = portal.read(source, args)
    expect(['loading', 'ready', 'empty', 'needs-login', 'absent']).toContain(state.status)
    expect(portal.read(source, args)).toEqual(state)
    if (state.status === 'ready') expect(z.safeParse(source.value, state.value).success).toBe(true)
  }
})

test.each(all)('$name fails alone when the gateway answers nothing else', async (source) => {
  const portal = await aPortal({ topics: topicOf(source) })
  await portal.want(source, { category: 'RNG', id: 'top', group: 'w_home', vendor: 'PG' })
  expect(portal.read(source, { category: 'RNG', id: 'top', group: 'w_home', vendor: 'PG' }).status).not.toBe('loading')
})
