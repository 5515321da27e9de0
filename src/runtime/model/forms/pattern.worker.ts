import { answer } from '../../../rules/patterns/answer.ts'

/** One question. The page ends this worker when the answer is long in coming. */
export type PatternQuestion = { id: number; source: string; value: string }
/** `ready` once; then one answer to each question. Undefined: the pattern cannot be compiled. */
export type PatternReply = 'ready' | { id: number; matches: boolean | undefined }

addEventListener('message', ({ data: { id, source, value } }: MessageEvent<PatternQuestion>) => {
  postMessage({ id, matches: answer(source, value) } satisfies PatternReply)
})
postMessage('ready' satisfies PatternReply)
