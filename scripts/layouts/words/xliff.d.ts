// The package has no types of its own; this is what is used of it.

declare module 'xliff' {
  export type Unit = { source: string; target?: string; note?: string }
  export type Content = {
    sourceLanguage: string
    targetLanguage?: string
    resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>
  }
  type Done<Value> = (error: unknown, value?: Value) => void
  const xliff: {
    js2xliff: (content: Content, options: { indent?: string }, done: Done<string>) => void
    xliff2js: (text: string, done: Done<Content>) => void
  }
  export default xliff
}
