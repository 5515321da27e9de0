import { combine, createEvent, sample } from 'effector'
import { useUnit } from 'effector-react'
import { useCallback, useMemo } from 'react'

import type { Binding, DocumentName } from '../../../../src/schemas/documents.ts'
import { recordNamesOf } from '../../../../src/authoring/check/record-names.ts'
import { applyPatch } from '../../../../src/rules/patch.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import type { DocumentedContract } from '../../../../src/runtime/contract/docs.ts'
import { $presentAt } from '../../model/collaboration/presence.ts'
import { $actions, actionChosen } from '../../model/actions.ts'
import { $catalogue, $contracts } from '../../model/catalogue/catalogue.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { $block, partChosen } from '../../model/view/choice.ts'
import { $baseBrand, $brandName, $doc, $documents, $effective, baseBrand, edited, groupClosed } from '../../model/documents/documents.ts'
import type { EditRequest } from '../../model/documents/documents.ts'
import { $listUses } from '../../model/view/list-uses.ts'
import { distinct } from '../../model/distinct.ts'
import { frameOrderRequested, mainFrame } from '../../model/view/frames.ts'
import { $inspectorTab, inspectorTabChosen } from '../../model/inspector-tab.ts'
import { $games, $gamesMissed, $gateway, answersRetried, categoriesWanted, gamesWanted } from '../../model/view/gateway.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'
import { $naming } from '../../model/documents/names.ts'
import type { Naming } from '../../model/documents/names.ts'
import { slotsOf } from '../../model/documents/nodes.ts'
import type { Block } from '../../model/documents/nodes.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { widgetIcon } from '../../../kit/icons/widget-icon.tsx'
import { useRead } from '../../../kit/state/use-scope.ts'
import type { MenuEntry } from '../../../kit/popups/menu-entries.ts'
import { t } from '../../../kit/i18n/words.ts'
import { Inspector } from './inspector.tsx'
import type { InspectorProps, InspectorTab } from './inspector.tsx'
import type { Edit, BlockProblem } from '../../../kit/fields/form/types.ts'
import { BlockNotes } from './block-notes.tsx'
import type { InspectorModel, SavedListModel } from './inspector-types.ts'
import { bindingPatch, listId, listPatch, savedListsOf } from './saved-lists-model.ts'
import { WhyOfPart } from '../why.tsx'
import {
  $blockConditions,
  $blockProblems,
  $blockReach,
  $blockRule,
  $blockState,
  nodeOf,
  reachModel,
  scenarioName,
  upgradeOf,
} from './block-model.ts'
import { $brand, $choices, $formatText } from '../choices.ts'
import { useEditableWords } from '../editable-words.ts'
import { argumentChoices, arrivalsOf, brandPathsOf, sourcesOf } from './data-model.ts'
import { applyPartEdit } from '../part-edits.ts'
import { useRequestedField } from '../requested-field.ts'
import { asObject, exampleViewed } from '../editor-context.ts'

/** The inspector of the chosen block, connected to the editor's model. */
export function BlockInspector() {
  const block = useUnit($block)
  return block ? <ConnectedInspector block={block} /> : null
}

/** Explains why the chosen block is shown or hidden in the view. */
function WhyOfBlock() {
  const { block, doc, naming, state } = useUnit({ block: $block, doc: $doc, naming: $naming, state: $blockState })
  // The doc of a block is a page
  return block ? <WhyOfPart name={doc as DocumentName} id={block.id} what={naming.nameOf(block)} state={state ?? undefined} /> : null
}

const why = <WhyOfBlock />

function ConnectedInspector({ block }: { block: Block }) {
  const focus = useRequestedField()
  const { doc, tab, chooseTab, edit, viewExample, open, fix, show, add, closeGroup } = useUnit({
    doc: $doc,
    tab: $inspectorTab,
    chooseTab: inspectorTabChosen,
    edit: edited,
    viewExample: exampleViewed,
    open: partChosen,
    fix: problemFixed,
    show: blockShown,
    add: slotOpened,
    closeGroup: groupClosed,
  })
  const problems = useUnit($blockProblems)
  const upgrade = useMemo(() => upgradeOf(block, problems), [block, problems])
  const node = useMemo(() => applyPatch(block.node, upgrade).value as JsonObject, [block, upgrade]) // an object stays one
  const model = useModel({ ...block, node })
  const menu = useMenu()
  const { pointer } = block
  const onEdit = useCallback(
    (one: Edit) => applyPartEdit(doc, pointer, { ...one, patch: one.patch.length > 0 ? [...upgrade, ...one.patch] : [] }, edit),
    [doc, pointer, upgrade, edit],
  )
  const props: InspectorProps = {
    model,
    focus,
    onEdit,
    onFix: fix,
    onViewAs: viewExample,
    onShow: () => show(),
    onOpen: open,
    onAdd: add,
    tab: tab === 'shown' ? 'shown-to' : tab,
    menu,
    onTab: (next: InspectorTab) => chooseTab(next === 'shown-to' ? 'shown' : next),
  }
  return (
    <div onBlur={() => closeGroup()} style={fill}>
      <Inspector {...props} others={useOthers(block.id)} notes={<BlockNotes block={block.id} onEdit={onEdit} />} />
    </div>
  )
}

/** Names of others who have the block open; each once. */
function useOthers(block: string): readonly string[] {
  const present = useUnit($presentAt).get(block) ?? []
  return [...new Set(present.map(({ name }) => name ?? t('outline.somebody')))]
}

const fill = { display: 'contents' } as const

// What may happen
/** The canvas scrolls to the chosen block. */
const blockShown = createEvent()
const problemFixed = createEvent<BlockProblem>()
/** A block is to be added in a slot of the chosen block. */
const slotOpened = createEvent<string>()

// How it changes
sample({
  clock: sample({ clock: blockShown, source: { doc: $doc, block: $block } }).filterMap(({ doc, block }) =>
    block ? { page: doc.slice('page/'.length), node: block.id } : undefined,
  ),
  fn: (node) => ({ frame: mainFrame, order: { kind: 'show' as const, node } }),
  target: frameOrderRequested,
})
sample({
  clock: problemFixed,
  fn: (problem) => ({
    label: t('why.mended'),
    document: problem.document,
    authored: true,
    patch: (problem.fix ?? []) as unknown as PatchOperation[], // a fix is a JSON Patch of the document
  }),
  target: edited,
})
sample({
  clock: sample({
    clock: slotOpened,
    source: { block: $block, contracts: $contracts },
    fn: ({ block, contracts }, name) => block && slotsOf(block, contracts.get(block.widget)).find((one) => one.name === name),
  }),
  filter: Boolean,
  fn: (slot) => ({ kind: 'gallery' as const, spot: { list: slot.list, index: slot.nodes.length } }),
  target: dialogOpened,
})

const $saved = distinct(combine($brand, $listUses, savedListsOf))
const listSaved = createEvent<{ name: string; input: string; binding: Binding }>()
const listChanged = createEvent<{ id: string; args: SavedListModel['args'] }>()
const $brandFiles = combine(
  { documents: $documents, name: $brandName, base: $baseBrand, brand: $brand },
  ({ documents, name, base, brand }) => ({
    name,
    own: documents.get(name) ?? {},
    base: name === `brand/${baseBrand}` ? undefined : base,
    brand,
  }),
)
sample({
  clock: sample({ clock: listSaved, source: { files: $brandFiles, block: $block, doc: $doc }, fn: (now, asked) => ({ ...now, ...asked }) }),
  filter: ({ block }) => block !== undefined,
  fn: ({ files: { name: brandName, own, base, brand }, block, doc, name, input, binding }): EditRequest => {
    const id = listId(name, brand)
    const { op, path, ...rest } = bindingPatch(input, binding, id) as { op: 'add'; path: string; value: Json }
    const list = { name, source: binding.source, ...(binding.args && { args: binding.args }) }
    return {
      label: t('inspector.list-saved', { name }),
      edits: [
        { document: brandName, patch: listPatch(own, base, id, list) },
        { document: doc, patch: [{ op, path: `${block?.pointer ?? ''}${path}`, ...rest }] },
      ],
    }
  },
  target: edited,
})
sample({
  clock: listChanged,
  source: { files: $brandFiles, saved: $saved },
  fn: ({ files: { name: document, own, base }, saved }, { id, args }): EditRequest => {
    const { name = id, source = '' } = saved.find((one) => one.id === id) ?? {}
    const list = { name, source, ...(Object.keys(args).length > 0 && { args: { ...args } }) }
    return { label: t('inspector.list-changed', { name }), group: `list ${id}`, document, patch: listPatch(own, base, id, list) }
  },
  target: edited,
})

function useMenu(): MenuEntry[] {
  const { actions, choose } = useUnit({ actions: $actions, choose: actionChosen })
  const read = useRead()
  return actions
    .filter(({ group }) => group === 'block')
    .map(({ id, keys, now }) => {
      const { title, ready } = now(read)
      return {
        id,
        label: title,
        shortcut: keys?.[0],
        disabled: ready === true ? undefined : ready === false ? true : ready,
        onSelect: () => choose(id),
      }
    })
}

/** The bindings of a block that have the form of one, as authored. */
function asBindings(inputs: Json | undefined): Record<string, { source: string }> {
  const bindings = Object.entries(asObject(inputs)).flatMap(([name, binding]): [string, { source: string }][] => {
    const { source } = asObject(binding)
    return typeof source === 'string' ? [[name, { source }]] : []
  })
  return Object.fromEntries(bindings)
}

/** The slots of a block. They depend on its slots alone, so that typing in its content does not compute them again. */
function slotModels(
  slots: Json | undefined,
  pointer: string,
  contract: DocumentedContract | undefined,
  naming: Naming,
): InspectorModel['slots'] {
  return slotsOf({ pointer, node: slots === undefined ? {} : { slots } }, contract).map((slot) => {
    const { description = '', allow, min, max } = contract?.slots?.[slot.name] ?? {}
    return {
      name: slot.name,
      description,
      min,
      max,
      allows: allow?.map((type) => naming.typeOf(type)),
      blocks: slot.nodes.flatMap((node) => {
        const child = node as unknown as InspectorModel['node'] | null // as authored
        return child && typeof child === 'object'
          ? [
              {
                id: String(child.id),
                name: naming.nameOf({ id: String(child.id), widget: String(child.widget), node: node as Block['node'] }),
                type: naming.typeOf(String(child.widget)),
              },
            ]
          : []
      }),
    }
  })
}

/** What an argument of a source names of the gateway. */
function namesOf(catalogue: Catalogue | null, source: string, argument: string): 'category' | 'game' | undefined {
  const kind = catalogue?.sourceDocs.get(source)?.args?.[argument]?.kind
  return kind === 'game' || kind === 'game-node' ? 'game' : kind === 'category' || kind === 'vendor' ? 'category' : undefined
}

function useModel(block: Block): InspectorModel {
  const {
    catalogue,
    naming,
    problems,
    reach,
    conditions,
    state,
    rule,
    choices,
    brand,
    gateway,
    formatText,
    data,
    documents,
    games,
    gamesMissed,
    wantGames,
    wantCategories,
    askAgain,
    saved,
  } = useUnit({
    saved: $saved,
    games: $games,
    gamesMissed: $gamesMissed,
    wantGames: gamesWanted,
    wantCategories: categoriesWanted,
    askAgain: answersRetried,
    catalogue: $catalogue,
    naming: $naming,
    problems: $blockProblems,
    reach: $blockReach,
    conditions: $blockConditions,
    state: $blockState,
    rule: $blockRule,
    choices: $choices,
    brand: $brand,
    gateway: $gateway,
    formatText: $formatText,
    data: $scenario,
    documents: $documentNames,
  })
  const { saveList, changeList } = useUnit({ saveList: listSaved, changeList: listChanged })
  const contract = catalogue?.contracts.get(block.widget)
  const missed = gateway?.missed
  const isUnasked = gateway?.categories === null && !missed
  const dataModel = useMemo(
    () => ({
      saved: {
        lists: saved,
        save: (name: string, input: string, binding: Binding) => saveList({ name, input, binding }),
        change: (id: string, args: SavedListModel['args']) => changeList({ id, args }),
      },
      sources: sourcesOf(catalogue?.sources),
      describe: (source: string) => catalogue?.sourceDocs.get(source)?.description,
      isWrittenInGateway: (source: string) => catalogue?.sourceDocs.get(source)?.writtenInGateway === true,
      arrivals: arrivalsOf(contract, state ?? undefined),
      scenario: scenarioName(data),
      choices: argumentChoices(documents, gateway, formatText, catalogue?.sourceDocs, games),
      want: (source: string, argument: string) => {
        const names = namesOf(catalogue, source, argument)
        if (names && isUnasked) wantCategories()
        if (names === 'game') wantGames()
      },
      unanswered: (source: string, argument: string) => {
        const names = namesOf(catalogue, source, argument)
        const why = names && (missed ?? (names === 'game' ? gamesMissed : null))
        return why ? { why, again: askAgain } : undefined
      },
      brandPaths: brandPathsOf(brand),
      queries: [],
    }),
    [
      catalogue,
      contract,
      state,
      data,
      documents,
      gateway,
      games,
      gamesMissed,
      wantGames,
      wantCategories,
      askAgain,
      isUnasked,
      missed,
      formatText,
      brand,
      saved,
      saveList,
      changeList,
    ],
  )
  const blockTypes = useMemo(
    () =>
      [...(catalogue?.contracts.values() ?? [])]
        .map(({ type, title }) => ({ type, title }))
        .toSorted((a, b) => (a.title < b.title ? -1 : 1)),
    [catalogue],
  )
  const {
    pointer,
    node: { slots: inside, inputs },
  } = block
  const words = useEditableWords(choices.words)
  const ownChoices = useMemo(
    () => ({
      ...choices,
      words,
      records: catalogue ? recordNamesOf(asBindings(inputs), catalogue.sources) : undefined,
      wantNamed: isUnasked ? wantCategories : undefined,
      unanswered: missed && { why: missed, again: askAgain },
    }),
    [choices, words, catalogue, inputs, isUnasked, wantCategories, missed, askAgain],
  )
  const slots = useMemo(() => slotModels(inside, pointer, contract, naming), [inside, pointer, contract, naming])
  return {
    node: nodeOf(block),
    name: naming.nameOf(block),
    icon: widgetIcon(block.widget) as InspectorModel['icon'],
    contract,
    reach: useMemo(() => reachModel(reach, conditions), [reach, conditions]),
    problems,
    choices: ownChoices,
    data: dataModel,
    rule,
    slots,
    blockTypes,
    why,
  }
}

const $scenario = $viewSettings.map(({ data }) => data)
const $documentNames = distinct($effective.map((documents) => [...documents.keys()]))
