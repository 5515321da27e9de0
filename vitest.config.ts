import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

import { firstScripts } from './build/first-widgets.ts'
import { knownNames } from './build/known-names.ts'
import { wordParts } from './build/word-parts.ts'
import { propValidators } from './build/prop-validators.ts'
import { tokenWidgets } from './build/token-widgets.ts'
import { longestWait } from './tests/support/runner/longest-wait.ts'
import { GiB, workers } from './tests/support/runner/workers.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const everywhere = ['tests/support/runner/environment.ts']
const words = 'tests/support/runner/app-words.ts'
const setupFiles = [...everywhere, 'tests/support/runner/dom-setup.ts']
const deepEnding = '.deep.test.ts'
const all = '{src,apps,build,mocks,scripts,tests}/**/*'
/**
 * Where modules keep no state, so that test files may share them: a file that loads everything anew spends most of its time on that. Not
 * the model, whose topics listen in every portal once they are loaded, nor the editor, whose stores are those of the page.
 */
const stateless = ['src/{schemas,rules,authoring,widgets}/**/*', 'src/runtime/!(model)/**/*', '{build,mocks}/**/*']

/**
 * Pure code in Node, drawn code in a simulated page; each with modules of its own or, where they are stateless, shared ones. What races on
 * purpose, measures, or copies the tree is named `.deep.test.ts`: `npm run test:deep` runs it, `npm test` does not. Journeys in a real
 * browser are Playwright's, see playwright.config.ts.
 */
export default defineConfig({
  plugins: [propValidators(root), tokenWidgets(root), knownNames(root), firstScripts(root), wordParts(root)],
  test: {
    setupFiles: everywhere,
    maxWorkers: workers(1.5 * GiB),
    pool: 'threads',
    testTimeout: 120_000, // a slow machine is no failure
    hookTimeout: 120_000,
    expect: { poll: longestWait },
    projects: [
      { extends: true, test: { name: 'unit', environment: 'node', setupFiles: [...everywhere, words], ...own('.test.ts') } },
      { extends: true, test: { name: 'unit, shared', environment: 'node', ...shared('.test.ts') } },
      { extends: true, test: { name: 'dom', environment: 'happy-dom', setupFiles: [...setupFiles, words], ...own('.test.tsx') } },
      { extends: true, test: { name: 'dom, shared', environment: 'happy-dom', setupFiles, ...shared('.test.tsx') } },
      { extends: true, test: { name: 'deep', environment: 'node', setupFiles: [...everywhere, words], include: [all + deepEnding] } },
    ],
  },
})

function shared(ending: string) {
  return { isolate: false, include: stateless.map((files) => files + ending), exclude: [...configDefaults.exclude, all + deepEnding] }
}

function own(ending: string) {
  return { include: [all + ending], exclude: [...configDefaults.exclude, all + deepEnding, ...shared(ending).include] }
}
