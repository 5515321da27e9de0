import { defineTopic } from '../../contract/topic.ts'
import './forms.ts'
import { source as form } from './form.source.ts'
import { source as formState } from './form-state.source.ts'
import { source as registration } from './settings-registration.source.ts'
import { formsStarted } from './started.ts'

export const topic = defineTopic({ sources: [form, formState, registration], started: formsStarted })
