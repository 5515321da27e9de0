import { errorMessage } from '../../../src/schemas/error-message.ts'
import { actingAs } from '../audit/actor.ts'
import type { Releases } from '../releases/releases.ts'
import { toldAudience } from './audience.ts'
import { perThousand } from './canary-figures.ts'
import type { Canary, Counts } from './canary-store.ts'
import { worseBy } from './canary-verdict.ts'
import type { ViewCounts } from './view-counts.ts'

const defaultLookMs = 5_000
/** How a release passes that takes another one back: players have its documents already. */
const passed = { override: 'Reverted by itself' }

/**
 * Looks every few seconds, on each server, whether the canary is worse than what everyone else has. If it is, everyone has the control at
 * once, and then a release takes the canary's changes back; where that one cannot be written, it is tried again with each look. Of servers
 * that see the same at the same moment, one writes. No clock decides: what is counted is counted since a release.
 */
export function watchCanary({
  releases,
  counts,
  print,
  lookMs = defaultLookMs,
}: {
  releases: Releases
  counts: ViewCounts
  print: (line: string) => void
  lookMs?: number | undefined
}) {
  let looking: Promise<void> | undefined
  let failure = ''

  async function look(): Promise<void> {
    const canary = releases.canary()
    if (!canary) return
    await counts.flush()
    if (canary.why !== null) return revert(canary.number, canary.why)
    const found = await releases.store().canaries.counts(canary.number)
    const kind = worseBy(found)
    if (kind === undefined) return
    const why = sentenceOf(canary, found, kind)
    const { brands = [] } = (await releases.store().entry(canary.number)) ?? {}
    const isStopped = await actingAs(self, () =>
      releases.store().canaries.change(
        canary,
        { why },
        {
          action: 'canary-change',
          brands,
          release: canary.number,
          before: toldAudience(canary.audience),
          after: 'nobody',
          what: `Release ${canary.number} is stopped, for it is worse`,
          why,
        },
      ),
    )
    await releases.refresh()
    if (isStopped) await revert(canary.number, why)
  }

  async function revert(number: number, why: string): Promise<void> {
    const outcome = await actingAs(self, () => releases.endCanary(number, { way: 'canary', note: why, passing: { passed } }))
    if (outcome.status === 'published') print(`Release ${outcome.number} takes release ${number} back: ${why}`)
    else if (outcome.status === 'refused') print(`Release ${number} cannot be reverted yet, and nobody has it meanwhile: ${outcome.error}`)
  }

  /** One look at a time. */
  function lookOnce(): Promise<void> {
    looking ??= look()
      .catch((error: unknown) => {
        const message = errorMessage(error)
        if (message !== failure) print(`The canary could not be checked: ${message}`)
        failure = message
      })
      .finally(() => (looking = undefined))
    return looking
  }

  const timer = setInterval(() => void lookOnce(), lookMs)
  timer.unref()
  releases.onClose(() => clearInterval(timer))
  return { look: lookOnce }
}

const self = { id: null, name: null, email: null, way: 'canary' } as const

/** Why a canary is reverted, with the figures. */
function sentenceOf({ number, holdsUp }: Canary, { canary, control }: Counts, kind: 'failed' | 'lacking'): string {
  const [count, what] = kind === 'failed' ? (['errors', 'errors'] as const) : (['dropped', 'nodes left out'] as const)
  const of = (arm: Counts['canary']) => `${arm[kind]} of ${arm.groups}`
  const figures =
    `${of(canary)} browsers had ${what}, beside ${of(control)} with what everyone else has ` +
    `(${perThousand(canary, count)} beside ${perThousand(control, count)} per 1,000 views)`
  const more = holdsUp.length > 0 ? ` What release ${holdsUp.join(', ')} changed goes with it, for it cannot be separated.` : ''
  return `Release ${number} is worse: ${figures}.${more}`
}
