import type { Locator, Page } from '@playwright/test'
import { loadavg, availableParallelism } from 'node:os'

import { hostilePatterns } from '../support/hostile/hostile-patterns.ts'
import type { HostilePattern } from '../support/hostile/hostile-patterns.ts'
import { sample, seed } from '../support/samples/sample.ts'
import { blockedBy, says } from './longest-task.ts'
import type { Blocked } from './longest-task.ts'
import { expect, quiet, test } from './support.ts'

/** How many runaway patterns are measured; `PATTERNS=48` (`npm run bars -- patterns`) for the whole check. */
const count = Number(process.env['PATTERNS'] ?? 1)
/** By how many ms a runaway pattern may block the page longer than a harmless one. */
const margin = 50
/** A gap may be another process's doing: what comes again each time is the pattern's. */
const attempts = 3

const harmless = '(?:ab)+' // not a simple one: it is run in the worker, as the runaway ones are
/** What is typed reaches the pattern: spaces at the ends are not sent, so a value that needs them would not be checked as it is. */
const runaway = hostilePatterns.filter(({ family, value }) => family !== 'invalid' && value === value.trim())

const fields = { warm: 'zalo', harmless: 'line', afterHarmless: 'whatsapp', runaway: 'facebook', afterRunaway: 'wechat' } as const

/** The rules of the registration fields as a gateway would send them: one field has the runaway pattern. */
function settingsWith(source: string): Record<string, object> {
  const rule = (acceptedPattern: string) => ({ enabled: true, required: false, acceptedPattern, patternId: '1' })
  return {
    ...Object.fromEntries(Object.values(fields).map((field) => [field, rule(harmless)])),
    [fields.runaway]: rule(source),
    username: rule('^[a-z]+$'),
    password: rule('^[a-z]+$'),
  }
}

async function openForm(page: Page, source: string): Promise<Locator> {
  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/wps/system/setting/register*', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as object // the mock's envelope
    await route.fulfill({ response: reply, json: { ...body, value: settingsWith(source) } })
  })
  await page.goto('/register')
  const form = page.getByRole('dialog', { name: 'Register' })
  await fieldOf(form, 'terms').waitFor()
  const folded = form.getByText('More details (optional)')
  if (await folded.count()) await folded.click()
  await type(form, fields.warm, 'abab')
  await isRight(form, fields.warm) // the worker has come
  await quiet(page, 300)
  return form
}

const fieldOf = (form: Locator, key: string) => form.locator(`[data-key="${key}"]`)
const right = 'Looks right'
const isRight = (form: Locator, key: string) => expect(fieldOf(form, key).getByText(right)).toBeVisible()

/** Types as a player who pastes: the field is checked when it is left. */
async function type(form: Locator, key: string, value: string): Promise<void> {
  const input = fieldOf(form, key).getByRole('textbox')
  await input.fill(value)
  await input.blur()
}

test(
  'measuring takes nothing from the page: an answer that comes late costs it no more than one that is there',
  { tag: '@measures' },
  async ({ page, browser }) => {
    const row = '<li><a href="#">A game</a> <button>Play</button></li>'
    await page.setContent(`<p id="answer"></p><ul>${row.repeat(1_000)}</ul>`)
    const answer = page.locator('#answer')
    const waited = (ms: number) =>
      blockedBy(browser, page, async () => {
        await answer.evaluate((node, { text, ms }) => void setTimeout(() => (node.textContent = text), ms), { text: right, ms })
        await says(answer, right)
      })

    const late = await waited(1_000)
    const there = await waited(0)

    expect(late.tasks).toBeGreaterThan(there.tasks + 50) // it did wait
    expect(late.processor - there.processor).toBeLessThan(margin / 2)
  },
)

type Measured = { harmless: Blocked; runaway: Blocked }

test(
  'a runaway pattern of a registration field blocks the page no longer than a harmless one',
  { tag: '@measures' },
  async ({ page, browser, complaints }) => {
    test.setTimeout(60_000 + count * 60_000)
    await page.addInitScript(() => sessionStorage.setItem('foyer-announcements-shown', 'guest session'))
    const asked = sample('patterns of a field', runaway, count, () => [])
    expect(asked.length).toBeGreaterThanOrEqual(count)

    async function measure({ source, value }: HostilePattern, harmlessFirst: boolean): Promise<Measured> {
      const form = await openForm(page, source)
      // Questions are answered one after the other: when the field after it has its answer, the one before it had its own
      const one = (field: string, typed: string, after: string) =>
        blockedBy(browser, page, async () => {
          await type(form, field, typed)
          await type(form, after, 'ab'.repeat(4))
          await says(fieldOf(form, after), right)
        })
      const first = harmlessFirst ? await one(fields.harmless, 'ab'.repeat(16), fields.afterHarmless) : undefined
      const second = await one(fields.runaway, value, fields.afterRunaway)
      const third = first ?? (await one(fields.harmless, 'ab'.repeat(16), fields.afterHarmless))
      for (const key of [fields.harmless, fields.afterHarmless, fields.afterRunaway]) await isRight(form, key)
      const field = fieldOf(form, fields.runaway)
      await expect(field.getByRole('textbox')).toHaveValue(value)
      await expect(field.getByRole('textbox'), `${source} blocks no player`).not.toHaveAttribute('aria-invalid', 'true')
      await expect(field.getByText(right), `${source} has no answer`).toHaveCount(0)
      expect(Math.min(second.tasks, third.tasks)).toBeGreaterThan(10)
      return { harmless: third, runaway: second }
    }

    const figures = (measured: Blocked) => `${measured.gap.toFixed(1).padStart(6)} (${measured.processor.toFixed(1).padStart(5)})`
    console.log(`seed ${seed}; longest gap of the page's thread in ms (processor time of its longest task): runaway, harmless, pattern`)
    const blocking: string[] = []
    const worst = { gap: -Infinity, processor: -Infinity }
    for (const [index, pattern] of asked.entries()) {
      let best: Measured | undefined
      for (let attempt = 0; attempt < attempts && (!best || gapOf(best) > margin); attempt++) {
        const measured = await measure(pattern, (index + attempt) % 2 === 0)
        if (!best || gapOf(measured) < gapOf(best)) best = measured
      }
      if (!best) continue
      const busy = isLoaded(best)
      const byProcessor = best.runaway.processor - best.harmless.processor
      const fails = (busy ? byProcessor : gapOf(best)) > margin
      worst.gap = Math.max(worst.gap, gapOf(best))
      worst.processor = Math.max(worst.processor, byProcessor)
      const note = gapOf(best) > margin && busy ? '  (the machine is loaded: processor time decides)' : ''
      const line = `${figures(best.runaway)} ${figures(best.harmless)}  ${pattern.family} ${pattern.source.slice(0, 60)}${note}`
      console.log(line)
      if (fails) blocking.push(line)
    }
    console.log(
      `${asked.length} runaway patterns: at most ${worst.gap.toFixed(1)} ms of wall time and ` +
        `${worst.processor.toFixed(1)} ms of processor time more than the harmless one beside it (${margin} allowed)`,
    )
    expect(blocking).toEqual([])
    expect(complaints).toEqual([])
  },
)

function gapOf({ runaway, harmless }: Measured): number {
  return runaway.gap - harmless.gap
}

/**
 * Whether wall time says nothing here: more processes want to run than there are processors, or the harmless pattern itself had a gap that
 * its processor time does not explain. Then the processor time of the page's own tasks decides.
 */
function isLoaded({ harmless }: Measured): boolean {
  return (loadavg()[0] ?? 0) > availableParallelism() || harmless.gap - harmless.processor > margin / 2
}
