type Report = { passed: number; failed: number; failures: { name: string; message: string; again?: string }[]; unsteady?: string[] }

export const exitCodes: { statics: number; units: number; build: number; browser: number; journeys: number }

export function createStages(print?: (line: string) => void): {
  stage: (name: string, work: () => Promise<string | void>, options?: { show?: RegExp; code?: number; again?: string }) => Promise<boolean>
  tests: (name: string, file: string, read: (report: unknown) => Report, work: () => Promise<unknown>) => Promise<void>
  end: () => number
}
