type Failure = { name: string; message: string; again?: string }

type UnitReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

export function failedUnits(report: UnitReport, root: string): Failure[]

type JourneySpec = {
  title: string
  line: number
  ok: boolean
  tests: { status: string; results: { errors: { message?: string }[] }[] }[]
}
export type JourneySuite = { title: string; specs?: JourneySpec[]; suites?: JourneySuite[] }

type JourneysReport = { suites: JourneySuite[]; errors?: { message?: string }[] }

export function failedJourneys(report: JourneysReport): Failure[]

export function readJourneys(report: JourneysReport & { stats: { expected: number; flaky: number; unexpected: number } }): {
  passed: number
  failed: number
  failures: Failure[]
  unsteady: string[]
}
