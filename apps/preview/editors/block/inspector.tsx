import { Crosshair, Ellipsis, Eye, EyeOff, UserRound } from 'lucide-react'
import { memo, Suspense, useRef } from 'react'

import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { segmentsOf } from '../../../../src/schemas/json.ts'
import type { Json } from '../../../../src/schemas/json.ts'
import { Badge } from '../../../kit/buttons/badge.tsx'
import { IconButton } from '../../../kit/buttons/button.tsx'
import { Menu } from '../../../kit/popups/menu.tsx'
import type { MenuEntry } from '../../../kit/popups/menu-entries.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { Tabs } from '../../../kit/layout/tabs.tsx'
import { Tooltip } from '../../../kit/buttons/tooltip.tsx'
import { lazyComponent } from '../../../kit/i18n/lazy-component.ts'
import { listed, t } from '../../../kit/i18n/words.ts'
import { ContentForm } from '../../../kit/fields/content-form.tsx'
import { DataForm, sourceName } from './data-form.tsx'
import { ProblemNote } from '../../../kit/fields/form/problem-note.tsx'
import { FallbackForm } from './fallback-form.tsx'
import type { Elements } from '../../../../src/runtime/ui/elements.tsx'
import { useFocusPlace } from '../../../kit/fields/form/focus-place.ts'
import type { RequestedPlace } from '../../../kit/fields/form/focus-place.ts'
import { SlotsList } from './slots-list.tsx'
import type { OnEdit, OnFix, OnViewAs } from '../../../kit/fields/form/types.ts'
import type { InspectorModel } from './inspector-types.ts'
import styles from '../../../kit/fields/form/fields.module.css'

const RuleBuilder = lazyComponent(
  () => import('../../../kit/rules/rule-builder.tsx'),
  ({ RuleBuilder }) => RuleBuilder,
)

export type InspectorTab = 'content' | 'data' | 'shown-to' | 'why'

export type InspectorProps = {
  model: InspectorModel
  tab: InspectorTab
  menu: readonly MenuEntry[]
  focus?: RequestedPlace | undefined
  onTab: (tab: InspectorTab) => void
  onEdit: OnEdit
  onFix: OnFix
  onViewAs: OnViewAs
  onShow: () => void // scrolls the block into view on the canvas
  onOpen: (block: string) => void
  onAdd: (slot: string) => void
  /** Names of others who have this block open now. */
  others?: readonly string[]
  /** What is to know about it besides problems, above all parts. */
  notes?: Elements
}

/**
 * The inspector of a block: its name, who sees it, its content, data, rule, and why it is shown. It gets plain values and reports
 * edits.
 */
export function Inspector(props: InspectorProps) {
  const {
    model: { node, name, icon: Icon, contract, problems },
    tab,
    menu,
    onTab,
    onShow,
  } = props
  const count = (place: string) => problems.filter(({ pointer, severity }) => severity === 'error' && pointer.startsWith(place)).length
  const badge = (faults: number) =>
    faults > 0 ? (
      <Badge kind="red">
        <span>{faults}</span>
        <span className="visually-hidden">{t('inspector.faults', { count: faults })}</span>
      </Badge>
    ) : undefined
  return (
    <section className={styles.inspector} aria-label={name}>
      <header className={styles.header}>
        <span className={styles.emblem}>
          <Icon size={18} aria-hidden="true" />
        </span>
        <div className={styles.names}>
          <h2>{name}</h2>
          <p>
            <span>{`${t('inspector.type-block', { type: contract?.title ?? node.widget })} `}</span>
            <code>{node.id}</code>
          </p>
        </div>
        <IconButton icon={Crosshair} label={t('inspector.show-on-canvas')} onClick={onShow} />
        <Menu label={name} align="end" trigger={<IconButton icon={Ellipsis} label={t('inspector.more-actions')} />} items={menu} />
      </header>
      <ReachStrip reach={props.model.reach} />
      {props.others && props.others.length > 0 ? (
        <output className={styles.others}>
          <UserRound size={14} aria-hidden="true" />
          <span>{t('inspector.also-here', { count: props.others.length, names: listed(props.others) })}</span>
        </output>
      ) : null}
      <div className={styles.notes}>
        {problems
          .filter(({ pointer, severity }) => severity !== 'info' && !hasField(pointer, contract))
          .map((problem) => (
            <ProblemNote key={`${problem.code} ${problem.pointer}`} problem={problem} onFix={props.onFix} />
          ))}
        {props.notes}
      </div>
      <Tabs
        label={t('inspector.parts')}
        value={tab}
        onChange={onTab}
        tabs={[
          { id: 'content', label: t('inspector.tab-content'), badge: badge(count('/props')) },
          { id: 'data', label: t('inspector.tab-data'), badge: badge(count('/inputs')) },
          { id: 'shown-to', label: t('inspector.shown-to'), badge: badge(count('/when')) },
          { id: 'why', label: t('inspector.tab-why') },
        ]}
      >
        <Panel key={`${node.id} ${tab}`} {...props} />
      </Tabs>
    </section>
  )
}

/** Whether a field of the tabs shows a problem at a place of the block. */
function hasField(pointer: string, contract: InspectorModel['contract']): boolean {
  const [part, name] = segmentsOf(pointer)
  if (!contract || name === undefined) return false
  const { properties = {} } = contract.props as { properties?: object }
  return part === 'props' ? Object.hasOwn(properties, name) : part === 'inputs' && Object.hasOwn(contract.inputs, name)
}

function Panel({ model, tab, focus, onEdit, onFix, onViewAs, onOpen, onAdd }: InspectorProps) {
  const container = useRef<HTMLDivElement>(null)
  const { node, contract, problems, choices, data, rule, slots, blockTypes, why } = model
  const ofProps = focus?.pointer.startsWith('/props') === true // its form may still be on its way, so it looks itself
  useFocusPlace(container, ofProps ? undefined : focus)
  const { props, inputs, when } = node
  return (
    <div ref={container} className={styles.panel}>
      {tab === 'content' ? <WrittenInGateway inputs={inputs} data={data} /> : null}
      {tab === 'content' && contract ? (
        <ContentForm
          contract={contract}
          props={props}
          choices={choices}
          problems={problems}
          focus={ofProps ? focus : undefined}
          onEdit={onEdit}
          onFix={onFix}
        />
      ) : null}
      {tab === 'data' && contract ? (
        <DataForm contract={contract} inputs={inputs} data={data} problems={problems} onEdit={onEdit} onFix={onFix} />
      ) : null}
      {(tab === 'content' || tab === 'data') && !contract ? (
        <Unknown widget={node.widget} body={{ ...(props && { props }), ...(inputs && { inputs: inputs as unknown as Json }) }} />
      ) : null}
      {tab === 'content' ? (
        <>
          <SlotsList slots={slots} onOpen={onOpen} onAdd={onAdd} />
          <FallbackForm node={node} blockTypes={blockTypes} onEdit={onEdit} onOpen={onOpen} />
        </>
      ) : null}
      {tab === 'shown-to' ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <RuleBuilder when={when} rule={rule} onEdit={onEdit} onViewAs={onViewAs} />
        </Suspense>
      ) : null}
      {tab === 'why' ? why : null}
    </div>
  )
}

/** Where texts and pictures are edited that no document has. */
function WrittenInGateway({ inputs = {}, data }: { inputs: InspectorModel['node']['inputs']; data: InspectorModel['data'] }) {
  const sources = Object.values(inputs).flatMap(({ source }) => (data.isWrittenInGateway(source) ? [sourceName({ name: source })] : []))
  if (sources.length === 0) return null
  return (
    <Notice kind="info" title={t('inspector.written-in-gateway', { sources: listed(sources) })}>
      {t('inspector.written-in-gateway-where')}
    </Notice>
  )
}

/** A block of an unknown type: its JSON. */
function Unknown({ widget, body }: { widget: string; body: Json }) {
  return (
    <>
      <Notice kind="fault" title={t('inspector.unknown-type', { type: widget })}>
        {t('inspector.unknown-type-kept')}
      </Notice>
      <pre className={styles.body}>{JSON.stringify(body, null, 2)}</pre>
    </>
  )
}

/** "Everyone sees this block", and each persona with an eye or a crossed one: never colour alone. */
const ReachStrip = memo(function ReachStrip({ reach: { text, conditions, personas } }: { reach: InspectorModel['reach'] }) {
  const all = personas.every(({ seen }) => seen === true) && conditions.length === 0
  const none = personas.every(({ seen }) => seen === false)
  const Sign = none ? EyeOff : Eye
  return (
    <div className={classes(styles.reach, all && styles.seen, none && styles.unseen)}>
      <Sign size={16} aria-hidden="true" />
      <span>
        <span>{text}</span>
        {conditions.length > 0 ? (
          <span className={styles.conditions}>
            <span>{t('inspector.conditions')}</span>
            <ul aria-label={t('inspector.conditions')}>
              {conditions.map((name) => (
                <li key={name}>
                  <Badge kind="amber">{name}</Badge>
                </li>
              ))}
            </ul>
          </span>
        ) : null}
      </span>
      <ul>
        {personas.map(({ id, label, icon: Icon, seen }) => {
          const word = seen === 'unknown' ? 'depends' : seen ? 'sees' : 'hidden'
          const sight = `${label}: ${t(`inspector.${word}`)}`
          return (
            <li key={id}>
              <Tooltip text={sight}>
                <button type="button" className={styles.persona} data-sight={word} aria-label={sight}>
                  <Icon size={14} aria-hidden="true" />
                </button>
              </Tooltip>
            </li>
          )
        })}
      </ul>
    </div>
  )
})
