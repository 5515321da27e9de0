/** The part of Trusted Types that this file uses. Nothing else in the portal passes text to a script sink. */
type Factory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => unknown }
}

const { trustedTypes } = globalThis as { trustedTypes?: Factory } // browsers without it take the text itself
// made when first needed: a page allows one policy of this name, and another script may include this file too
let policy: ReturnType<Factory['createPolicy']> | undefined

/**
 * The address of a script of this build, as `new Worker(…)` takes it under the content policy:
 * `new Worker(scriptAddress(url), { type: 'module' })` with `import url from './x.worker.ts?worker&url'`.
 * Throws a TypeError for anything but a file of the build on the page's own origin.
 */
export function scriptAddress(url: string): string {
  policy ??= trustedTypes?.createPolicy('foyer', { createScriptURL: ownFile })
  return policy ? (policy.createScriptURL(url) as string) : ownFile(url) // a TrustedScriptURL: the platform's own types know text alone
}

function ownFile(url: string): string {
  const { origin, pathname, href } = new URL(url, location.href)
  // the development server serves sources
  const built = import.meta.env.DEV || /^(?:(?:\/preview)?\/assets\/[\w.-]+|\/service-worker)\.js$/.test(pathname)
  if (origin !== location.origin || !built) throw new TypeError(`${url} is no script of this build.`)
  return href
}
