/** A page's messages to service workers. `build` is the build that the page itself is of. */
export type Message =
  | {
      /** The page shows something that should be readable offline: what is not on the device yet is fetched. */
      kind: 'shown'
      build: string
      pathname: string
      language: string // BCP 47
      /** The page's language or theme has changed: what is on the device is fetched anew. */
      renew: boolean
      /** Everything that the page has loaded so far, as addresses. */
      loaded: readonly string[]
      /** The headers of the gateway's calls among them, without a session. */
      headers: Readonly<Record<string, string>>
    }
  /** The page is of the waiting worker's build: the worker may begin when no page of another build is open. */
  | { kind: 'begin'; build: string }
