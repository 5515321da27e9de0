import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

import { propValidators } from './build/prop-validators.ts'

/**
 * Two projects: pure code in Node, drawn code in a simulated page. Journeys in a real browser are Playwright's, see playwright.config.ts.
 */
export default defineConfig({
  plugins: [propValidators(fileURLToPath(new URL('.', import.meta.url)))],
  test: {
    maxWorkers: 2,
    testTimeout: 20_000, // a slow machine is no failure
    projects: [
      { extends: true, test: { name: 'unit', environment: 'node', include: ['{src,apps,build,mocks,scripts,tests}/**/*.test.ts'] } },
      { extends: true, test: { name: 'dom', environment: 'happy-dom', include: ['{src,apps,tests}/**/*.test.tsx'] } },
    ],
  },
})
