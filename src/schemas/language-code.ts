import * as z from 'zod/mini'

import { languageCodes } from './language.ts'
import type { LanguageCode as Code } from './language.ts'

export const LanguageCode = z.enum(languageCodes as [Code, ...Code[]])
