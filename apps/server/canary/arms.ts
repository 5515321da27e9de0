import { randomInt } from 'node:crypto'
import type { Context } from 'hono'

import { cookieOf } from '../../../src/runtime/platform/cookies.ts'
import { createLayoutStore } from '../layouts/layouts.ts'
import type { Build, LayoutStore } from '../layouts/layouts.ts'
import type { Releases } from '../releases/releases.ts'
import type { Arm, Canary } from './canary-store.ts'

/** What a request gets. Without an arm everybody gets the same of this brand. */
export type Served = { layouts: LayoutStore; arm?: Arm; group?: number | undefined }
export type Arms = {
  /** The documents that a request for a brand gets. A page gives its browser a group where two are compared. */
  of: (context: Context, brand: string, of?: { page: boolean }) => Served
  /** The arms whose players have this release of the brand. */
  with: (brand: string, release: string) => Arm | undefined
  /** The text of a document that somebody gets. */
  document: LayoutStore['document']
}

/** Of 100,000 groups, a browser is in one by chance. The number is all that its cookie has. */
export const groups = 100_000
const cookie = 'foyer-group'
const cookieSeconds = 400 * 86_400 // as long as browsers keep any; it goes with the first page after the canary

/**
 * The documents of those who have the canary, and of everyone else. The two are told apart by the number in a browser's cookie, which
 * stays through login, log-out and a growing share, or by the host. Of a brand that both have alike there are no arms and no cookie.
 */
export function openArms({
  releases,
  layouts,
  build,
  dir,
  isSecure,
  draw = () => randomInt(groups),
}: {
  releases: Releases
  /** The newest release. */
  layouts: LayoutStore
  build: Build
  dir: string
  /** Whether the browser asked by https. */
  isSecure: (context: Context) => boolean
  draw?: (() => number) | undefined
}): Arms {
  let control: LayoutStore | undefined

  function controlStore(): LayoutStore {
    control ??= createLayoutStore({
      dir,
      files: releases.control(),
      build,
      lastGood: { read: (brand) => layouts.release(brand, Infinity), write: () => undefined },
      print: () => undefined, // the layout store of the newest release prints what is wrong
    })
    return control
  }
  releases.onChange(() => {
    if (releases.canary()) controlStore().scan()
  })
  releases.onClose(() => control?.close())

  /** Undefined where everybody has the same of this brand. */
  function split(brand: string): { canary: Canary; control: LayoutStore } | undefined {
    const canary = releases.canary()
    if (!canary) return undefined
    const others = controlStore()
    const isSplit = others.has(brand) && others.release(brand).release !== layouts.release(brand).release
    return isSplit ? { canary, control: others } : undefined
  }

  return {
    of(context, brand, { page: isPage } = { page: false }) {
      const both = split(brand)
      const known = groupIn(context)
      if (!both) {
        if (isPage && known !== undefined && !releases.canary()) setCookie(context, '', 0)
        return { layouts }
      }
      const group = known ?? (isPage ? draw() : undefined)
      if (known === undefined && group !== undefined) setCookie(context, String(group), cookieSeconds)
      const arm = armOf(both.canary, group, new URL(context.req.url).hostname)
      return { layouts: arm === 'canary' ? layouts : both.control, arm, group }
    },
    with(brand, release) {
      const both = split(brand)
      if (release === layouts.release(brand).release) return both && 'canary'
      return release === both?.control.release(brand).release ? 'control' : undefined
    },
    document: (hash) => layouts.document(hash) ?? control?.document(hash),
  }

  function setCookie(context: Context, value: string, seconds: number) {
    const secure = isSecure(context) ? '; Secure' : ''
    context.header('Set-Cookie', `${cookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`, { append: true })
  }
}

/** A canary that is being reverted has nobody left. */
function armOf({ audience, why }: Canary, group: number | undefined, host: string): Arm {
  if (why !== null) return 'control'
  if ('hosts' in audience) return audience.hosts.includes(host) ? 'canary' : 'control'
  return group !== undefined && group < (audience.share * groups) / 100 ? 'canary' : 'control'
}

function groupIn(context: Context): number | undefined {
  const text = cookieOf(context.req.header('Cookie') ?? '', cookie, (value) => /^\d{1,5}$/.test(value))
  return text === undefined ? undefined : Number(text)
}
