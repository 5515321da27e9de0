import { isObject } from '../../../../src/schemas/json.ts'
import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, Trash2, UsersRound } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'

import { icons } from '../../../../src/runtime/ui/pictures/icon-names.ts'
import { menuAudience } from '../../../../src/authoring/reasons/menu-reach.ts'
import type { DocumentName, LayoutDocument } from '../../../../src/schemas/documents.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { Predicate } from '../../../../src/schemas/predicate.ts'
import { $ruleContext, ruleModel } from '../rule-context.ts'
import { $formatText, $words } from '../choices.ts'
import { $routes } from '../../model/view/routes.ts'
import { useEditableWords } from '../editable-words.ts'
import { ruleSentence } from '../../../kit/rules/rule-sentence.ts'
import { WordField } from '../../../kit/fields/words/word-field.tsx'
import { exampleViewed, personaName } from '../editor-context.ts'
import { plainName } from '../../../kit/i18n/plain-name.ts'
import { RuleBuilder } from '../../../kit/rules/rule-builder.tsx'
import { WhyOfPart } from '../why.tsx'
import { $usage } from '../../model/view/analysis.ts'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import { $effective } from '../../model/documents/documents.ts'
import { $naming } from '../../model/documents/names.ts'
import { blockOf } from '../../model/documents/nodes.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Popover } from '../../../kit/popups/popover.tsx'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { Tabs } from '../../../kit/layout/tabs.tsx'
import { listed, t } from '../../../kit/i18n/words.ts'
import { setting } from '../edit.ts'
import type { OnEdit } from '../../../kit/fields/form/types.ts'
import { HiddenHint } from './hidden-hint.tsx'
import { IntentForm } from './intent-form.tsx'
import { lobbyIcon } from './lobby-icon.tsx'
import { itemName } from './item-name.ts'
import { addressOf, addressText, isGroup, pressOf, pressPatch, stepSpot } from './menu-items.ts'
import type { Item, Press, Direction } from './menu-items.ts'
import { asText } from '../../../kit/fields/form/as-text.ts'
import { PagePicker } from '../../../kit/fields/pages/page-picker.tsx'
import styles from './menu.module.css'

type Props = {
  doc: string
  item: Item
  items: readonly Item[]
  part: string | undefined
  onPart: (part: string) => void
  onStep: (direction: Direction) => void
  onRemove: () => void
  onEdit: OnEdit
}

const none = ' none' // no icon and no source is called so
const stepIcons = { out: IndentDecrease, into: IndentIncrease, up: ArrowUp, down: ArrowDown }

/** The chosen item of a menu: label, what a click does, who sees it, its badge; or why it is shown. */
export function ItemDetails({ doc, item, items, part = 'item', onPart, onStep, onRemove, onEdit }: Props) {
  const { formatText, documents } = useUnit({ formatText: $formatText, documents: $effective })
  const name = itemName(item.item, formatText)
  const edit = (patch: Parameters<OnEdit>[0]['patch'], what?: string) =>
    patch.length > 0 &&
    onEdit({ patch, group: what === undefined ? undefined : `${item.id} ${what}`, label: t('menu.did-change', { name }) })
  return (
    <section className={styles.details} aria-label={name}>
      <header className={styles.header}>
        <h3>
          <span>{`${name} `}</span>
          <code>{item.id}</code>
        </h3>
        {(['out', 'into', 'up', 'down'] as const).map((direction) => (
          <IconButton
            key={direction}
            icon={stepIcons[direction]}
            label={t(`menu.${direction}`)}
            disabled={stepSpot(items, item, direction) ? undefined : t(`menu.no-${direction}`)}
            onClick={() => onStep(direction)}
          />
        ))}
        <IconButton icon={Trash2} label={t('menu.remove')} onClick={onRemove} />
      </header>
      <Tabs
        label={t('menu.parts')}
        value={part === 'why' ? 'why' : 'item'}
        onChange={onPart}
        tabs={[
          { id: 'item', label: t('menu.part-item') },
          { id: 'why', label: t('inspector.tab-why') },
        ]}
      >
        {part === 'why' ? (
          <div className={styles.why}>
            <WhyOfPart name={doc as DocumentName} id={item.id} what={name} />
          </div>
        ) : (
          <Fields doc={doc} item={item} documents={documents} edit={edit} />
        )}
      </Tabs>
    </section>
  )
}

function Fields({
  doc,
  item: at,
  documents,
  edit,
}: {
  doc: string
  item: Item
  documents: ReadonlyMap<string, JsonObject>
  edit: (patch: Parameters<OnEdit>[0]['patch'], what?: string) => void
}) {
  const {
    words,
    routes,
    catalogue,
    ruleContext: { context, declared, persona },
    formatText,
    viewExample,
  } = useUnit({
    words: $words,
    routes: $routes,
    catalogue: $catalogue,
    ruleContext: $ruleContext,
    formatText: $formatText,
    viewExample: exampleViewed,
  })
  const editableWords = useEditableWords(words)
  const { item, pointer } = at
  const press = pressOf(item)
  const set = (key: string, value: Json | undefined) =>
    edit(setting(`${pointer}/${key}`, Object.hasOwn(item, key) ? item[key] : undefined, value), key)
  const when = item.when as Predicate | undefined // as authored; the rule builder keeps what it cannot read
  const rule = useMemo(() => ruleModel(when, context, declared, personaName(persona)), [when, context, declared, persona])
  const drawnBy = useMenuAudience(doc, documents)
  const addresses = useMemo(() => addressesInMenus(documents), [documents])
  const popups = [...documents].flatMap(([name, body]) =>
    body.kind === 'page' && body.as === 'popup' ? [{ value: name.slice('page/'.length), label: documentTitle(name, body) }] : [],
  )
  const sources = [...(catalogue?.sources.keys() ?? [])]
  const badge = isObject(item.badge) ? asText(item.badge.source) : none
  const each = isObject(item.each) ? asText(item.each.source) : ''
  const option = (value: string) => ({ value, label: plainName(value) })
  return (
    <div className={styles.fields}>
      <WordField
        label={t('menu.label')}
        value={typeof item.label === 'string' ? item.label : undefined}
        words={editableWords}
        pointer={`${pointer}/label`}
        onChange={(text) => set('label', text === '' ? undefined : text)}
      />
      <div data-pointer={`${pointer}/icon`}>
        <Field label={t('menu.icon')}>
          {(ids) => (
            <Combobox
              {...ids}
              label={t('menu.icon')}
              value={typeof item.icon === 'string' ? item.icon : none}
              options={[{ value: none, label: t('menu.no-icon') }, ...iconOptions]}
              onChange={(next) => set('icon', next === none ? undefined : next)}
            />
          )}
        </Field>
      </div>
      <Field label={t('menu.press')} group className={styles.whole}>
        {() => (
          <Segmented<Press>
            label={t('menu.press')}
            value={press}
            options={(
              [
                'page',
                'intent',
                ...(press === 'group' || (!isGroup(item) && at.parent === null) ? ['group' as const] : []),
                ...(press === 'each' ? ['each' as const] : []),
              ] as const
            ).map((value) => ({ value, label: t(`menu.press-${value}`) }))}
            onChange={(next) => edit(pressPatch(at, next), 'press')}
          />
        )}
      </Field>
      {press === 'page' ? (
        <div data-pointer={`${pointer}/to`}>
          <Field label={t('menu.page')}>
            {(ids) => (
              <PagePicker
                ids={ids}
                label={t('menu.page')}
                value={addressText(item.to)}
                routes={routes}
                more={addresses}
                onChange={(next) => set('to', addressOf(next))}
              />
            )}
          </Field>
        </div>
      ) : null}
      {press === 'intent' && isObject(item.intent) ? (
        <IntentForm intent={item.intent} at={`${pointer}/intent`} popups={popups} onEdit={(patch, what) => edit(patch, `intent ${what}`)} />
      ) : null}
      {press === 'each' ? (
        <div data-pointer={`${pointer}/each`}>
          <Field label={t('menu.each')}>
            {(ids) => (
              <Combobox
                {...ids}
                label={t('menu.each')}
                value={each}
                options={sources.map(option)}
                onChange={(next) => set('each', { source: next })}
              />
            )}
          </Field>
        </div>
      ) : null}
      <div data-pointer={`${pointer}/when`}>
        <Field label={t('menu.shown-to')}>
          {(ids) => (
            <Popover
              label={t('menu.shown-to')}
              width={460}
              trigger={
                <Button id={ids.id} icon={UsersRound} className={styles.rule}>
                  {ruleSentence(when)}
                </Button>
              }
            >
              <div className={styles.builder}>
                <RuleBuilder
                  when={when}
                  rule={rule}
                  onViewAs={viewExample}
                  onEdit={(change) =>
                    edit(
                      change.patch.map((operation) => ({ ...operation, path: pointer + operation.path })),
                      change.group,
                    )
                  }
                />
              </div>
            </Popover>
          )}
        </Field>
        {drawnBy ? <p className={styles.drawn}>{drawnBy}</p> : null}
      </div>
      <div data-pointer={`${pointer}/badge`}>
        <Field label={t('menu.badge-label')}>
          {(ids) => (
            <Select
              {...ids}
              label={t('menu.badge-label')}
              value={badge}
              options={[
                { value: none, label: t('menu.no-badge') },
                ...[...new Set([...sources.filter((source) => source.startsWith('badges.')), ...(badge === none ? [] : [badge])])].map(
                  option,
                ),
              ]}
              onChange={(next) => set('badge', next === none ? undefined : { source: next })}
            />
          )}
        </Field>
      </div>
      <HiddenHint doc={doc} item={at} name={itemName(item, formatText)} />
    </div>
  )
}

/** Which blocks draw the menu and for whom: the rule of an item holds in addition. */
function useMenuAudience(doc: string, documents: ReadonlyMap<string, JsonObject>): string {
  const { usage, naming } = useUnit({ usage: $usage, naming: $naming })
  return useMemo(() => {
    const read = documents as unknown as ReadonlyMap<string, LayoutDocument> // with care: they may be unchecked
    const holders = menuAudience(doc.slice('menu/'.length), { usage, documents: read })
    const texts = holders.map(({ holder: { document, part }, rule }) => {
      const body = documents.get(document)
      const block = body?.kind === 'page' ? blockOf(body, part) : undefined
      const where = t('menu.drawn-part', {
        part: block ? naming.nameOf(block) : part,
        document: documentTitle(document, body),
      })
      return t('menu.drawn-who', { where, who: ruleSentence(rule) })
    })
    return texts.length === 0 ? '' : t('menu.drawn-by', { blocks: listed(texts) })
  }, [doc, documents, usage, naming])
}

const iconOptions = Object.keys(icons).map((value) => ({ value, label: plainName(value), icon: lobbyIcon(value, false) }))

/** Every address that menus lead to. */
function addressesInMenus(documents: ReadonlyMap<string, JsonObject>): readonly string[] {
  const found = new Set<string>()
  const collect = (list: Json | undefined) => {
    if (Array.isArray(list))
      for (const item of list)
        if (isObject(item)) {
          found.add(addressText(item.to))
          collect(item.items)
        }
  }
  for (const document of documents.values()) if (document.kind === 'menu') collect(document.items)
  found.delete('')
  return [...found].toSorted()
}
