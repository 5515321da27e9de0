type Range = [from: number, to: number]
type ListedSuite = { title: string; specs?: { title: string; line: number; tags: string[] }[]; suites?: ListedSuite[] }

export function changedLines(diff: string): Map<string, Range[]>
export function changedTests(list: { suites: ListedSuite[] }, changed: Map<string, Range[]>): { place: string; title: string }[]
