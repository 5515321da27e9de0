type Failure = { name: string; message: string }

type UnitReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

export function failedUnits(report: UnitReport, root: string): Failure[]

export type JourneySuite = {
  title: string
  specs?: { title: string; line: number; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }[]
  suites?: JourneySuite[]
}

export function failedJourneys(report: { suites: JourneySuite[]; errors?: { message?: string }[] }): Failure[]
