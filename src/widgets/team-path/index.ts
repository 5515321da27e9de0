import { defineWidget } from '../../runtime/contract/widget.ts'
import { contract } from './contract.ts'

export const widget = defineWidget({ contract, load: () => import('./view.tsx') })
