import { defineTopic } from '../../contract/topic.ts'
import './favourite-toggle.ts'
import { source as favourites } from './games-favourites.source.ts'

export const topic = defineTopic({ sources: [favourites] })
