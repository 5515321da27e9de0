import { useUnit } from 'effector-react'
import { Accessibility, RefreshCw, ShieldCheck, TriangleAlert } from 'lucide-react'

import type { AccessIssue } from '../../../src/schemas/preview.ts'
import { $effective } from '../model/documents/documents.ts'
import { $naming } from '../model/documents/names.ts'
import { blockOf } from '../model/documents/nodes.ts'
import { documentTitle } from '../model/documents/titles.ts'
import { $access } from '../model/view/measurements.ts'
import { Button } from '../../kit/buttons/button.tsx'
import { Empty } from '../../kit/layout/empty.tsx'
import { hasWord, t } from '../../kit/i18n/words.ts'
import { measureRequested } from './measure.ts'
import { placeOpened } from './open-problem.ts'
import { PanelRow } from './panel-row.tsx'
import { Panel } from './panel.tsx'
import styles from './problems.module.css'

/** Accessibility issues of the page in the canvas, as the checker in the frame finds them. */
export function AccessPanel() {
  const { issues, measure } = useUnit({ issues: $access, measure: measureRequested })
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
          <Accessibility size={16} aria-hidden="true" />
          <span>{` ${t('problems.access-wait')}`}</span>
        </output>
      ) : issues.length === 0 ? (
        <Empty icon={ShieldCheck} title={t('problems.access-none')} text={t('problems.access-none-text')} />
      ) : (
        <ul className={styles.list} aria-label={t('problems.access')}>
          {issues.map((issue, index) => (
            <Issue key={`${issue.rule} ${issue.target} ${index}`} issue={issue} tabStop={index === 0} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Issue({ issue: { rule, impact, help, page, node, target }, tabStop }: { issue: AccessIssue; tabStop: boolean }) {
  const { documents, naming, openPlace } = useUnit({ documents: $effective, naming: $naming, openPlace: placeOpened })
  const name = `page/${page}`
  const document = documents.get(name)
  const block = document && blockOf(document, node)
  const isSerious = impact === 'critical' || impact === 'serious'
  return (
    <PanelRow
      icon={<TriangleAlert size={16} className={isSerious ? styles.fault : styles.know} aria-hidden="true" />}
      text={
        <span className={styles.text}>
          <span>{`${help} `}</span>
          <span className={styles.weak}>{hasWord(`problems.${impact}`) ? t(`problems.${impact}`) : impact}</span>
        </span>
      }
      place={
        <>
          <span>{`${block ? naming.nameOf(block) : document ? documentTitle(name, document) : t('problems.whole-page')} `}</span>
          <code dir="ltr">{target}</code>
        </>
      }
      code={rule}
      tabStop={tabStop}
      onOpen={() => openPlace({ document: document ? name : 'page/home', pointer: block?.pointer ?? '', part: block ? node : '' })}
    />
  )
}
