import { addProblemActions } from './actions.ts'
import './announcements.ts'

// Adds what the editor does with problems while no panel is open: keys and announcements.
addProblemActions()
