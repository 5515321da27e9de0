import { configure } from '@testing-library/react'

import { longestWait } from './longest-wait.ts'

// `findBy…` and `waitFor` give up after a second otherwise
configure({ asyncUtilTimeout: longestWait.timeout })
