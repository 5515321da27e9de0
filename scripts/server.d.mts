export function startServer(
  env?: Record<string, string>,
  folder?: string,
): Promise<{ address: string; pid: number; lines: string[]; ended: Promise<number>; stop: () => Promise<number> }>
