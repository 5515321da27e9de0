export function startServer(
  env?: Record<string, string>,
): Promise<{ address: string; pid: number; lines: string[]; stop: () => Promise<number> }>
