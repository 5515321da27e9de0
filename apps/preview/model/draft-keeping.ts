import './saving.ts'
import './merging.ts'
import './recovery.ts'

import { watchServer } from './renewal.ts'

// What keeps work from being lost: drafts on the server, steps in this browser, and what others write meanwhile
watchServer()
