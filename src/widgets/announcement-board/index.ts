import { defineWidget } from '../../runtime/contract/widget.ts'
import { loadSanitiser } from '../../runtime/ui/sanitiser.ts'
import { contract } from './contract.ts'

/** The board opens in a popup of the size of its text: it waits for the sanitiser, else the popup would grow under the pointer. */
export const widget = defineWidget({
  contract,
  load: async () => {
    const [view] = await Promise.all([import('./view.tsx'), loadSanitiser()])
    return view
  },
})
