import { defineTopic } from '../../contract/topic.ts'
import { rafflesStarted } from './raffles.ts'
import { source } from './raffles.source.ts'

export const topic = defineTopic({ sources: [source], started: rafflesStarted })
