export const chromiumArgs: string[]
export function findChromium(): string | undefined
export function ensureChromium(say: (line: string) => void): Promise<string>
