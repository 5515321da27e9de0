import { use } from 'react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'

import { Tag } from '../../runtime/ui/sections/badge.tsx'
import { DrawingContext, useLanguage } from '../../runtime/ui/drawing.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { numberText, percentText } from '../../runtime/ui/text/number-text.ts'
import type { TeamAccount } from '../../schemas/nouns/team-tree.ts'
import type { Translate } from '../../schemas/translate.ts'
import type { Row } from './rows.ts'
import styles from './view.module.css'

type Props = {
  label: string
  rows: readonly Row[]
  chosen: string
  expanded: ReadonlySet<string>
  onChoose: (key: string) => void
  onExpanded: (keys: ReadonlySet<string>) => void
  t: Translate
}

/** The tree itself: arrows, Home, End and letters move, Enter and Space choose. */
export function Branches({ label, rows, chosen, expanded, onChoose, onExpanded, t }: Props) {
  const { language } = use(DrawingContext)
  const drawn = (row: Row) => <Branch row={row} t={t} />
  return (
    // The library looks for this id before it adds a style element, which the content policy refuses; the rule is in our style sheet
    <div id="react-aria-pressable-style" className={styles.branches}>
      <I18nProvider locale={language}>
        <Tree
          aria-label={label}
          items={rows}
          selectionMode="single"
          disallowEmptySelection
          disabledBehavior="selection"
          selectedKeys={chosen === '' ? [] : [chosen]}
          expandedKeys={expanded}
          onExpandedChange={(keys) => onExpanded(new Set([...keys].map(String)))}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : [...keys]
            if (key !== undefined && key !== chosen) onChoose(String(key))
          }}
        >
          {drawn}
        </Tree>
      </I18nProvider>
    </div>
  )
}

function Branch({ row, t }: { row: Row; t: Translate }) {
  const isAccount = row.kind === 'account'
  const opens = isAccount && row.opens
  const text = isAccount ? row.account.account : t(row.kind)
  return (
    <TreeItem
      id={row.key}
      textValue={text}
      className={styles.row}
      hasChildItems={opens}
      isDisabled={isAccount ? !row.account.hasTeam || row.unplaced : row.kind !== 'failed' && row.kind !== 'more'}
    >
      <TreeItemContent>
        {({ level }) => (
          <span className={styles.line} data-level={Math.min(level, 8)}>
            {opens ? (
              <Button slot="chevron" className={styles.chevron} aria-label={t('open', { account: text })}>
                <Icon name="chevron-right" size={16} />
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            {isAccount ? (
              <Account account={row.account} found={row.found} unplaced={row.unplaced} t={t} />
            ) : (
              <span className={styles.note}>{text}</span>
            )}
          </span>
        )}
      </TreeItemContent>
      <Collection items={row.children}>{(child: Row) => <Branch row={child} t={t} />}</Collection>
    </TreeItem>
  )
}

function Account({ account, found, unplaced, t }: { account: TeamAccount; found: boolean; unplaced: boolean; t: Translate }) {
  const language = useLanguage()
  const facts = [
    ...(account.below > 0 ? [t('below', { count: numberText(account.below, language) })] : []),
    t('rate', { rate: percentText(Number(account.rate), language) }),
    ...(unplaced ? [t('unplaced')] : []),
  ]
  return (
    <span className={styles.account}>
      <span className={styles.name}>
        <bdi>{found ? <mark>{account.account}</mark> : account.account}</bdi>
        {account.agent ? <Tag>{t('type.agent')}</Tag> : null}
        {account.online ? <Tag tone="success">{t('online')}</Tag> : null}
      </span>
      <span className={styles.note}>{facts.join(' · ')}</span>
    </span>
  )
}
