export function checkName(kind: string, name: string, options?: { dots?: boolean }): void
