export type Statement = { says: string; where?: string[]; tests?: Record<string, string[]> }
export type Section = { section: string; statements: Statement[] }
type Counts = { covered: Statement[]; open: Statement[] }

export function readSections(): Section[]
export function readProject(path: string): string | undefined
export function titlesIn(text: string): Set<string>
export function faultsOf(sections: Section[], read?: (path: string) => string | undefined): string[]
export function countsOf(sections: Section[]): Counts
export function coveragePage(sections: Section[]): string
