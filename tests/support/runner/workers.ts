import { availableParallelism, totalmem } from 'node:os'

/**
 * How many tests run beside each other: as many as there are processors, but no more than have `each` bytes of memory. A container is told
 * how much of the machine's it may take.
 */
export function workers(
  each: number,
  { processors = availableParallelism(), memory = Math.min(totalmem(), process.constrainedMemory() || Infinity) } = {},
): number {
  return Math.max(1, Math.min(processors, Math.floor(memory / each)))
}

export const GiB = 2 ** 30
