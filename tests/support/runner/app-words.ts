import { expect } from 'vitest'

import type { Words } from '../../../apps/kit/i18n/words.ts'

// Tests of the operators' apps have all their words, also those that come with a lazy part.
if (/[\\/]apps[\\/](?:kit|preview|gallery)[\\/]/.test(expect.getState().testPath ?? '')) {
  const { addWords } = await import('../../../apps/kit/i18n/words.ts')
  const english = import.meta.glob<Words[string]>('../../../apps/*/locales/en/*.json', { import: 'default' })
  const files = Object.entries(english).map(
    async ([path, load]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), await load()] as const,
  )
  addWords(Object.fromEntries(await Promise.all(files)), import.meta.glob<Words>('../../../apps/*/locales/*/index.ts', { import: 'words' }))
}
