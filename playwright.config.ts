import { defineConfig } from '@playwright/test'

import { chromiumArgs, findChromium } from './scripts/chromium.mjs'

const executablePath = findChromium()

/**
 * Journeys start servers of their own (tests/journeys/support.ts), so nothing is started here. One worker: they share the processor with
 * Chromium. Recording a trace of each takes nearly half of it, so that is done when it is asked for: `TRACE=1 npx playwright test <file>` keeps those of what fails.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/build.ts',
  outputDir: 'test-results/journeys',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
})
