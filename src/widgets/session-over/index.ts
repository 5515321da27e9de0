import { defineWidget } from '../../runtime/widget/contract.ts'
import { contract } from './contract.ts'

export const widget = defineWidget({ contract, load: () => import('./view.tsx') })
