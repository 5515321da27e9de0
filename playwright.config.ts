import { defineConfig } from '@playwright/test'

import { chromiumArgs, findChromium } from './scripts/chromium.mjs'

const executablePath = findChromium()

/**
 * Journeys start servers of their own (tests/journeys/support.ts), each on a free port with a data folder of its own, so nothing is
 * started here and workers have nothing in common. Recording a trace takes nearly half of the processor: `npm run e2e -- <name>` keeps
 * those of what fails.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/build.ts',
  outputDir: 'test-results/journeys',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
})
