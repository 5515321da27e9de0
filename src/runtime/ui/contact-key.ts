import type { ServiceList } from '../../schemas/nouns/help.ts'

/** The service that a button "customer service" opens: the first that is not a channel such as Facebook. */
export function contactKey(services: ServiceList | undefined): string {
  return services?.find(({ channel }) => !channel)?.key ?? 'default'
}
