import { defineTopic } from '../../contract/topic.ts'
import { source as banners } from './banners-by-group.source.ts'
import { source as marquee } from './notices-marquee.source.ts'

export const topic = defineTopic({ sources: [banners, marquee] })
