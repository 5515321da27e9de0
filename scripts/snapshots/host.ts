/** What the launcher gives: a built command knows neither the project's folder nor how it is built. */
export type Host = {
  print: (line: string) => void
  environment: Readonly<Record<string, string | undefined>>
  build: () => Promise<unknown>
  startServer: (environment: Record<string, string>) => Promise<{ address: string; stop: () => Promise<unknown> }>
  chromiumArgs: readonly string[]
  ensureChromium: () => Promise<string>
}
