import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { codeOf, mapState } from '../requests/states.ts'
import { contract } from './agent-team-tree.contract.ts'
import { pathOf } from './downlines.ts'
import { keyOfLevel, teamTreeOf } from './team-levels.ts'
import { foundTreeOf } from './team-search.ts'
import { $teamTree, teamTreeRetried, teamTreeWanted } from './team-tree.ts'
import type { TeamQuestion } from './team-tree.ts'

type Args = { under?: string | undefined; account?: string | undefined; view?: string | undefined }
const questionOf = ({ under, account }: Args): TeamQuestion => ({ path: pathOf(under), sought: codeOf(account)?.trim() ?? '' })

export const source = defineSource(contract, {
  from: $teamTree,
  select: ({ levels, pages, searches, currency }, args) => {
    const { path, sought } = questionOf(args)
    const [way, shown] = [path.join('/'), args.view === 'tree']
    if (sought !== '') return mapState(stateOf(searches, sought), (found) => foundTreeOf(found, sought, way, shown, currency))
    const top = stateOf(levels, keyOfLevel({ parent: '', pageNo: 1 }))
    if (top.status === 'ready' && !top.refreshing && top.value.content.length === 0) return empty
    return mapState(top, () => teamTreeOf(levels.entries, pages, way, shown, currency))
  },
  wanted: teamTreeWanted.prepend(questionOf),
  retried: teamTreeRetried.prepend(questionOf),
})
