import { FromFrame } from '../../../src/schemas/preview.ts'

/** What a frame says; undefined when it has not the form of a message. */
export function readMessage(data: unknown): FromFrame | undefined {
  const read = FromFrame.safeParse(data, { jitless: true })
  return read.success ? read.data : undefined
}
