import { expect, test } from 'vitest'

import { placeOf, sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

const entrance = 'src/runtime/model/intents.ts'
const files = sourceFiles(['src', 'apps'], /(?<!\.test)\.tsx?$/)

/** Places that raise an intent without `send`: by a separate event of intents, or by calling the event that topics listen to. */
function otherEntrances(all: readonly SourceFile[]): string[] {
  const raising = [
    /createEvent<\s*(?:SentIntent|Intent)\b/g,
    /(?:allSettled|scopeBind|launch)\(\s*(?:intentOf|sentIntentOf)\(/g,
    /target:\s*\[?\s*(?:intentOf|sentIntentOf)\(/g,
    /(?:intentOf|sentIntentOf)\([^()]*\)\s*(?:as\b|\()/g,
  ]
  return all
    .filter(({ path }) => path !== entrance)
    .flatMap((file) => raising.flatMap((pattern) => [...file.text.matchAll(pattern)].map(({ index }) => placeOf(file, index))))
}

test('an intent enters only by send: no other file imports the event that topics listen to', () => {
  const { text = '' } = files.find(({ path }) => path === entrance) ?? {}
  const exported = [...text.matchAll(/^export (?:const|function|type|\{)\s*(\w+)/gm)].map(([, name = '']) => name)
  expect(exported.toSorted()).toEqual(['SentIntent', 'intentOf', 'send', 'sentIntentOf'])
  expect(text).toContain('target: received')
})

test('nothing else raises an intent', () => {
  expect(otherEntrances(files)).toEqual([])
})

test('another entrance is found with its line', () => {
  const text = `const asked = createEvent<SentIntent>()
sample({ clock: asked, target: intentOf('go') })
void allSettled(sentIntentOf('go'), { scope })
sample({ clock: intentOf('go'), target: going })
`
  expect(otherEntrances([{ path: 'a.ts', text }])).toEqual(['a.ts:1', 'a.ts:3', 'a.ts:2'])
})
