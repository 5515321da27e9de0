export function build(options?: { only?: ('client' | 'server')[]; all?: boolean }): Promise<string[]>
