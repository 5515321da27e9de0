import { attach, createEvent, createStore, sample } from 'effector'

import type { CustomerService } from '../../../schemas/gateway/system.ts'
import type { ServiceList } from '../../../schemas/nouns/help.ts'
import { $brand } from '../context/documents.ts'
import { needed } from '../../platform/needed.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { memo } from '../../../rules/memo.ts'
import { $info } from '../context/site.ts'
import { numberOf } from '../site/brand-constants.ts'

/** A contact whose address could be decrypted. */
export type Service = { key: string; kind: string; channel: boolean; url: string }

const channels: readonly string[] = ['FACEBOOK', 'YOUTUBE']

// What may happen
export const servicesWanted = createEvent()
const contactAsked = intentOf('contact')

// What we know; null until the addresses are decrypted
export const $services = createStore<readonly Service[] | null>(null)

// How it changes. The cipher is downloaded when somebody needs an address; one that cannot be read is not offered
const decryptFx = attach({
  source: $info.map((info) => info?.customerService ?? null, { skipVoid: false }),
  effect: async (entries: readonly CustomerService[] | null): Promise<readonly Service[]> => {
    if (!entries?.length) return []
    const { customerServiceUrl } = await needed(() => import('../../gateway/customer-service.ts'))
    return entries.flatMap(({ csType, kind, path }, index) => {
      const url = customerServiceUrl(path)
      const type = kind ?? csType
      return url === undefined
        ? []
        : [{ key: `${csType || 'service'}-${index + 1}`, kind: type, channel: channels.includes(type.toUpperCase()), url }]
    })
  },
})
const $wanted = createStore(false).on([servicesWanted, contactAsked], () => true)
sample({
  clock: [servicesWanted, contactAsked, $info.updates],
  source: { wanted: $wanted, info: $info, services: $services, pending: decryptFx.pending },
  filter: ({ wanted, info, services, pending }) => wanted && info !== null && services === null && !pending,
  fn: () => undefined,
  target: decryptFx,
})
$services
  .on(decryptFx.doneData, (_, services) => services)
  .on(decryptFx.fail, () => [])
  .reset($info.updates)

// A contact opens a window of its own. When the addresses are still being read it opens as soon as they are
const $asked = createStore<string | null>(null)
const openFx = attach({
  source: { platform: $platform, brand: $brand },
  effect: ({ platform, brand }, { url, channel }: Service) => {
    const size = { width: numberOf(brand, 'serviceWindowWidthPx', 440), height: numberOf(brand, 'serviceWindowHeightPx', 750) }
    platform.windows.open(url, channel ? undefined : size)
  },
})
$asked.on(contactAsked, (_, { service }) => service)
const found = sample({
  clock: [contactAsked, $services.updates],
  source: { asked: $asked, services: $services },
  filter: ({ asked, services }) => asked !== null && services !== null,
  fn: ({ asked, services }) => findService(services ?? [], asked ?? ''),
})
$asked.reset(found)
sample({ clock: found, filter: (service): service is Service => service !== undefined, target: openFx })

/** By its key or kind; `default` and what is not there: the first contact that is no channel. */
function findService(services: readonly Service[], asked: string): Service | undefined {
  return services.find(({ key, kind }) => key === asked || kind === asked) ?? services.find(({ channel }) => !channel)
}

export const entriesOf = memo((services: readonly Service[]): ServiceList =>
  services.map(({ key, kind, channel }) => ({ key, kind, channel })),
)
