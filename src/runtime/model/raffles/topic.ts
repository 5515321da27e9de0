import { defineTopic } from '../../contract/topic.ts'
import { rafflesStarted } from './raffles.ts'
import * as sources from './sources.ts'

export const topic = defineTopic({ sources: Object.values(sources), started: rafflesStarted })
