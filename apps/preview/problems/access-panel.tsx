import { useUnit } from 'effector-react'
import { Accessibility, RefreshCw, ShieldCheck, TriangleAlert } from 'lucide-react'

import type { AccessIssue } from '../../../src/schemas/preview.ts'
import { $effective } from '../model/documents.ts'
import { $naming } from '../model/names.ts'
import { blockOf } from '../model/nodes.ts'
import { documentTitle } from '../model/titles.ts'
import { $access } from '../model/measurements.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { hasWord, t } from '../i18n/words.ts'
import { goToPlace } from './open-problem.ts'
import { measure } from './measure.ts'
import { Panel } from './panel.tsx'
import { moveAmongRows } from './row-keys.ts'
import styles from './problems.module.css'

/** What a machine finds that keeps people from using the page that is looked at. */
export function AccessPanel() {
  const issues = useUnit($access)
  return (
    <Panel
      title={t('problems.access')}
      before={issues === null ? null : <span className={styles.count}>{t('problems.access-n', { count: issues.length })}</span>}
      after={
        <Button size="small" icon={RefreshCw} busy={issues === null} onClick={() => measure('access')}>
          {t('problems.check-again')}
        </Button>
      }
    >
      {issues === null ? (
        <output className={styles.wait}>
          <Accessibility size={16} aria-hidden="true" /> {t('problems.access-wait')}
        </output>
      ) : issues.length === 0 ? (
        <Empty icon={ShieldCheck} title={t('problems.access-none')} text={t('problems.access-none-text')} />
      ) : (
        <ul className={styles.list} aria-label={t('problems.access')}>
          {issues.map((issue, index) => (
            <Issue key={`${issue.rule} ${issue.target} ${index}`} issue={issue} stop={index === 0} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Issue({ issue: { rule, impact, help, page, node, target }, stop }: { issue: AccessIssue; stop: boolean }) {
  const { documents, naming } = useUnit({ documents: $effective, naming: $naming })
  const name = `page/${page}`
  const document = documents.get(name)
  const block = document && blockOf(document, node)
  const isHeavy = impact === 'critical' || impact === 'serious'
  return (
    <li className={styles.row}>
      <button
        type="button"
        data-row
        onKeyDown={moveAmongRows}
        className={styles.open}
        tabIndex={stop ? 0 : -1}
        onClick={() => goToPlace({ document: document ? name : 'page/home', pointer: block?.pointer ?? '', part: block ? node : '' })}
      >
        <TriangleAlert size={16} className={isHeavy ? styles.fault : styles.know} aria-hidden="true" />
        <span className={styles.text}>
          {help} <span className={styles.weak}>{hasWord(`problems.${impact}`) ? t(`problems.${impact}`) : impact}</span>
        </span>
        <span className={styles.place}>
          {block ? naming.nameOf(block) : document ? documentTitle(name, document) : t('problems.whole-page')}{' '}
          <code dir="ltr">{target}</code>
        </span>
        <code className={styles.code} dir="ltr">
          {rule}
        </code>
      </button>
    </li>
  )
}
