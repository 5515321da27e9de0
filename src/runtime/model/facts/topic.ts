import { defineTopic } from '../../contract/topic.ts'

/** No page binds a fact as a source: every portal has `facts.ts`, which its rules read. */
export const topic = defineTopic({ sources: [] })
