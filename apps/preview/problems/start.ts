import { addProblemActions } from './actions.ts'
import { announceProblems } from './announcements.ts'

// Beside the first picture: keys for problems, and what is said of them.
addProblemActions()
announceProblems()
