type Failure = { name: string; message: string }

export function failedUnits(
  report: {
    testResults: {
      name: string
      status: string
      message?: string
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
    }[]
  },
  root: string,
): Failure[]

export type JourneySuite = {
  title: string
  specs?: { title: string; line: number; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }[]
  suites?: JourneySuite[]
}

export function failedJourneys(report: { suites: JourneySuite[]; errors?: { message?: string }[] }): Failure[]
