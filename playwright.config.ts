import { defineConfig } from '@playwright/test'

import { chromiumArgs, findChromium } from './scripts/chromium.mjs'
import { deep } from './tests/support/samples/sample.ts'
import { GiB, workers } from './tests/support/runner/workers.ts'

const executablePath = findChromium()

/**
 * Two projects: `journeys`, of which `npm test` takes those that are marked `@gate`, each main job once; and `measures`, which count
 * milliseconds, bytes or races and run alone, one at a time, at the end of `npm run test:deep`. Journeys start servers of their own (tests/journeys/support.ts), each on a free port with a data folder of its own, so nothing is
 * started here and workers have nothing in common. Recording a trace takes nearly half of the processor: `npm run e2e -- <name>` keeps
 * those of what fails. What drifts on the lobby's pages takes half of a processor for as long as a page is open: but for a deep run and
 * the journeys of the lobby itself, the player of a journey has asked for reduced motion.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/build.ts',
  outputDir: 'test-results/journeys',
  workers: workers(2 * GiB), // each has a server and a browser
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000, // a machine that is several times slower is no failure
  expect: { timeout: 30_000 },
  reporter: 'line',
  projects: [
    { name: 'journeys', grepInvert: /@measures/ },
    { name: 'measures', grep: /@measures/ },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    contextOptions: { reducedMotion: deep ? 'no-preference' : 'reduce' },
    screenshot: 'only-on-failure',
    // Of the gate, what was done and asked in a first try that failed; pictures at each step would take twice the time
    trace: process.env['GATE'] ? { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: false } : 'off',
    serviceWorkers: 'block', // pages would ask it and not the routes of a journey; the journey of being offline allows it
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
})
