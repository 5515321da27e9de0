type Node = { version: string; program: string }

export function rangesOf(engines: string): { oldest: string; newest: string }
export function allowedNodes(
  say: (line: string) => void,
  options?: { into?: string; install?: (spec: string, place: string) => boolean },
): Node[]
export function runUnits(node: Node, options: string[]): Promise<string>
