import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { UsersRound } from 'lucide-react'
import { useEffect } from 'react'

import { $doc, $document, $workspace } from '../../model/documents/documents.ts'
import { $canBeOwn, $isAsking, $openChangesFor, changesForChosen } from '../../model/documents/own-changes.ts'
import { $brandsOf, $changedBrands, $sharedWith } from '../../model/documents/sharing.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { Badge } from '../../../kit/buttons/badge.tsx'
import { Button } from '../../../kit/buttons/button.tsx'
import { Tooltip } from '../../../kit/buttons/tooltip.tsx'
import { Menu } from '../../../kit/popups/menu.tsx'
import { listed, t, useLanguage } from '../../../kit/i18n/words.ts'
import { NoteBar } from '../../../kit/layout/note-bar.tsx'
import whose from '../../locales/en/whose.json'
import styles from './top-bar.module.css'

export const words = { whose }

/** The open brand's name, and the names of all brands that get the open document. */
const $names = combine($workspace, $doc, $brandsOf, (workspace, doc, of) => ({
  here: workspace?.brands.find(({ id }) => id === workspace.brand)?.name ?? workspace?.brand ?? '',
  all: of(doc).map(({ name }) => name),
}))
const $title = combine($doc, $document, documentTitle)

/** Whose document it is, where it is not this brand's alone; from the first edit on, whose players get it, and a choice of them. */
export function Brands() {
  const { shared, changed, answer, canBeOwn, names, choose } = useUnit({
    shared: $sharedWith,
    changed: $changedBrands,
    answer: $openChangesFor,
    canBeOwn: $canBeOwn,
    names: $names,
    choose: changesForChosen,
  })
  useLanguage()
  const reached = answer === 'all' ? names.all : changed
  if (shared.length === 0 && reached.length === 0 && answer === undefined) return null
  const name =
    answer === 'brand'
      ? t('whose.changes-own', { brand: names.here })
      : reached.length > 0
        ? t('whose.changes-brands', { brands: listed(reached) })
        : t('whose.shared-with', { brands: listed(shared) })
  const badge = (
    <Badge kind={answer !== 'brand' && reached.length > 1 ? 'amber' : 'grey'} icon={UsersRound}>
      <span>{name}</span>
    </Badge>
  )
  const button = (
    <button type="button" className={styles.brands} aria-label={name}>
      {badge}
    </button>
  )
  if (canBeOwn && (answer !== undefined || shared.length > 0))
    return (
      <Menu
        label={t('whose.choose')}
        trigger={button}
        items={[
          ...(answer === undefined
            ? [{ kind: 'heading' as const, id: 'why', label: t('whose.shared-with-text', { brands: listed(shared), brand: names.here }) }]
            : []),
          {
            id: 'brand',
            label: t('whose.own', { brand: names.here }),
            hint: t('whose.own-hint'),
            checked: answer === 'brand',
            onSelect: () => choose('brand'),
          },
          {
            id: 'all',
            label: t('whose.all'),
            hint: t('whose.all-hint', { brands: listed(names.all) }),
            checked: answer === 'all',
            onSelect: () => choose('all'),
          },
        ]}
      />
    )
  return (
    <Tooltip text={shared.length > 0 ? t('whose.not-apart', { brands: listed(shared) }) : name} describes={shared.length > 0}>
      {button}
    </Tooltip>
  )
}

/** Asks once, at the first edit of a shared document, who gets it. Until there is an answer the edit is in the shared document's draft. */
export function SharedBar() {
  const isAsking = useUnit($isAsking)
  return isAsking ? <Question /> : null
}

function Question() {
  const { names, title, choose, announce } = useUnit({ names: $names, title: $title, choose: changesForChosen, announce: announced })
  useLanguage()
  const question = t('whose.asks', { name: title })
  const text = t('whose.asks-text', { brands: listed(names.all) })
  useEffect(() => void announce(`${question} ${text}`), [announce, question, text])
  return (
    <NoteBar
      part="shared-document"
      label={t('whose.label')}
      icon={UsersRound}
      words={
        <>
          <strong dir="auto">{question}</strong>
          <span>{text}</span>
        </>
      }
    >
      <Button onClick={() => choose('brand')}>{t('whose.own', { brand: names.here })}</Button>
      <Button onClick={() => choose('all')}>{t('whose.all')}</Button>
    </NoteBar>
  )
}
