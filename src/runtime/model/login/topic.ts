import { defineTopic } from '../../contract/topic.ts'
import './login-flow.ts'
import './login-methods.ts'
import './one-click.ts'
import { source as ways } from './login-ways.source.ts'
import { loginStarted } from './login-memory.ts'

export const topic = defineTopic({ sources: [ways], started: loginStarted })
