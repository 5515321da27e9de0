type Report = { passed: number; failed: number; failures: { name: string; message: string }[] }

export function createStages(print?: (line: string) => void): {
  stage: (name: string, work: () => Promise<string | void>, options?: { show?: RegExp }) => Promise<boolean>
  tests: (name: string, file: string, read: (report: unknown) => Report, work: () => Promise<unknown>) => Promise<void>
  end: () => boolean
}
