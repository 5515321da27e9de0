export function walkersReading(walkers: Iterable<readonly [path: string, text: string]>, changed: readonly string[]): string[]
export function widgetsChanged(changed: readonly string[]): string[] | undefined
export function reachesDocuments(changed: readonly string[]): boolean
export function filesToLint(changed: readonly string[]): string[] | undefined
export function testsOfWidgets(changed: readonly string[]): string[] | undefined
