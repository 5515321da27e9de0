import type { NodeState } from '../../src/schemas/preview.ts'
import { explainVisibility } from '../../src/authoring/reasons/explain-visibility.ts'
import { describeRule } from '../../src/authoring/reasons/describe-rule.ts'
import type { VisibilityCheck } from '../../src/authoring/reasons/explain-visibility.ts'
import { nodesOf } from '../../src/authoring/usage/places.ts'
import type { FlagValues } from '../../src/rules/predicate.ts'
import { flagsOf, overlaysOf, pageOf, registry, sources } from './documents.ts'
import type { Documents } from './documents.ts'
import type { FrameReport } from './frame-page.ts'

/** What became of a node, and why, in one sentence. */
export type PlannedNode = { node: string; widget: string; shown: NodeState['shown']; why: string }

/** Every node of the pages on the screen (or of one of them), in the order of the documents. */
export function planOf(documents: Documents, report: FrameReport, now: number, only: string | null): PlannedNode[] {
  const pages = [...new Set(report.nodes.map(({ page }) => page))].filter((page) => only === null || page === only).sort()
  const overlays = overlaysOf(documents)
  const flagsDocument = flagsOf(documents)
  return pages.flatMap((page) => {
    const document = pageOf(documents, page)
    const reported = new Map(report.nodes.filter((state) => state.page === page).map((state) => [state.node, state]))
    const placed = new Map(document ? nodesOf(document).map(({ part }) => [part.id, part.widget]) : [])
    return [...new Set([...placed.keys(), ...reported.keys()])].map((id): PlannedNode => {
      const state = reported.get(id)
      const checks = explainVisibility({
        document,
        raw: documents.authored.get(`page/${page}`) ?? null,
        name: `page/${page}`,
        overlays,
        id,
        registry,
        sources,
        flagsDocument,
        facts: report.facts,
        flags: report.flags as FlagValues,
        now,
        state,
      })
      const shown = state?.shown ?? 'hidden'
      return { node: `${page}/${id}`, widget: placed.get(id) ?? '', shown, why: whyOf(shown, checks, state) }
    })
  })
}

function whyOf(shown: NodeState['shown'], checks: readonly VisibilityCheck[], state: NodeState | undefined): string {
  const decided = checks.find((check) => check.state === 'decided')
  if (shown === 'drawn') return state?.count === undefined ? 'drawn' : `drawn with ${state.count} rows`
  if (shown === 'crashed') return 'its view threw an error'
  if (shown === 'unknown-widget') return 'no widget of that type, or the block has an error'
  return decided ? sentenceOf(decided) : shown
}

function sentenceOf(check: VisibilityCheck): string {
  const now = check.reads.map(({ name, value }) => `${name.replace(/^flag:/, 'flag ')} is ${String(value ?? 'not known')}`).join(', ')
  switch (check.step) {
    case 'page-open':
      return `the page is for ${check.access}; ${now}`
    case 'document':
      return 'the document cannot be used'
    case 'place':
      return 'the document does not contain it'
    case 'type':
      return `there is no widget ${check.widget} of that version`
    case 'block':
      return 'the block has an error'
    case 'variations':
      return `${check.document} takes it away or does not put it there${now && `; ${now}`}`
    case 'ancestor':
      return `${check.id} around it is not shown${now && `; ${now}`}`
    case 'rule':
      return `it is shown when ${describeRule(check.asks)}; ${now}`
    case 'group':
      return 'nothing in the group is shown'
    case 'source':
      return `its input ${check.input} has no source that exists`
    case 'login':
      return `${check.source} needs a login; ${now}`
    case 'data':
      return `${check.source} ${check.shown === 'failed' ? 'failed' : check.shown === 'loading' ? 'is loading' : 'gave nothing'}`
    case 'view':
      return `its view is ${check.shown ?? 'not drawn'}`
  }
}
