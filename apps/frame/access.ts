import type { AccessIssue } from '../../src/schemas/preview.ts'
import { nameOf } from './nodes.ts'

/** What keeps people out of the page as it is drawn now, each with the node it was found in. */
export async function measureAccess(root: HTMLElement): Promise<AccessIssue[]> {
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(root.ownerDocument.body, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target }) => {
      const selector = target.flat().join(' ')
      const element = root.ownerDocument.querySelector(selector)?.closest<HTMLElement>('[data-node]')
      return { rule: id, impact: impact ?? 'minor', help, ...(element ? nameOf(element) : { page: '', node: '' }), target: selector }
    }),
  )
}
