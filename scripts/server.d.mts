export function startServer(env?: Record<string, string>): Promise<{ address: string; lines: string[]; stop: () => Promise<number> }>
