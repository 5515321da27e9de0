import { defineTopic } from '../../contract/topic.ts'

/** No page binds a source of it: what a portal starts with, its shell and other topics name the files of this folder. */
export const topic = defineTopic({ sources: [] })
