import { createWatch } from 'effector'

import { $language } from '../../src/runtime/model/context/preferences.ts'
import { $location } from '../../src/runtime/model/navigation/navigation.ts'
import { $merchant } from '../../src/runtime/model/context/site.ts'
import { scriptAddress } from '../../src/runtime/platform/trusted-types.ts'
import type { Portal } from '../../src/runtime/portal.ts'
import type { Message } from './service-worker/messages.ts'

/**
 * Registers the service worker and tells it what this page shows, so that it stays readable offline. Does nothing where the server names
 * no build, as in development, and in browsers without service workers.
 */
export async function keepForOffline({ scope }: Pick<Portal, 'scope'>): Promise<void> {
  const build = document.querySelector<HTMLMetaElement>('meta[name="foyer-build"]')?.content
  const container = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker // absent on pages without https
  if (!build || !container) return
  const registration = (await container.register(scriptAddress('/service-worker.js'))) as ServiceWorkerRegistration | undefined
  if (!registration) return // a browser that is told to block it

  const root = document.documentElement
  let told = 0 // so many of the page's requests
  const shown = (renew: boolean) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const headers = { Accept: 'application/json', Language: scope.getState($language), Merchant: scope.getState($merchant) }
    const { pathname } = scope.getState($location)
    tell(registration.active, { kind: 'shown', build, pathname, language: root.lang, renew, loaded: loaded.slice(told), headers })
    told = loaded.length
  }
  const begin = () => tell(registration.waiting, { kind: 'begin', build })

  begin()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', begin))
  if (container.controller)
    container.addEventListener('controllerchange', () => {
      told = 0 // another worker begins, with nothing
      shown(false)
    })
  await container.ready
  shown(false)
  createWatch({ unit: $location, scope, fn: () => shown(false) })
  new MutationObserver(() => shown(true)).observe(root, { attributeFilter: ['lang', 'data-theme'] })
}

function tell(worker: ServiceWorker | null, message: Message) {
  worker?.postMessage(message)
}
