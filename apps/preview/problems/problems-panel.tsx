import { useUnit } from 'effector-react'
import { CircleX, Keyboard, MonitorX, ShieldCheck, TriangleAlert, WandSparkles } from 'lucide-react'
import { memo, useMemo } from 'react'

import { $doc } from '../model/documents/documents.ts'
import {
  $chosenProblem,
  $inScope,
  $items,
  $listed,
  $pageFaults,
  $scope,
  $weight,
  scopeChosen,
  weightChosen,
} from '../model/view/problems.ts'
import type { PageFault, Problem } from '../model/view/problems.ts'
import { Button } from '../../kit/buttons/button.tsx'
import { Empty } from '../../kit/layout/empty.tsx'
import { Keys } from '../../kit/buttons/keys.tsx'
import { Segmented } from '../../kit/controls/segmented.tsx'
import { documentTitle } from '../model/documents/titles.ts'
import { t } from '../../kit/i18n/words.ts'
import { fixOf } from './fixes.ts'
import { $messageContext } from './message-context.ts'
import { fixApplied, placeOpened, problemOpened } from './open-problem.ts'
import { PanelRow } from './panel-row.tsx'
import { Panel } from './panel.tsx'
import { pageFaultMessage, problemMessage } from './problem-messages.ts'
import styles from './problems.module.css'

const mostRows = 200 // filters narrow a longer list down

/**
 * Every problem of the documents as a sentence with its place and, where there is one, the button that fixes it: first those that the
 * draft has brought, then those that are published. Errors of the page while it was drawn are a list of their own.
 */
export function ProblemsPanel() {
  const { scope, weight, all, doc, chooseScope, chooseWeight } = useUnit({
    scope: $scope,
    weight: $weight,
    all: $inScope,
    doc: $doc,
    chooseScope: scopeChosen,
    chooseWeight: weightChosen,
  })
  const blocking = all.filter(({ blocks }) => blocks).length
  return (
    <Panel
      title={t('problems.problems')}
      before={
        <Segmented
          label={t('problems.weights')}
          size="small"
          value={weight}
          onChange={chooseWeight}
          options={[
            { value: 'all', label: t('problems.weight-all', { count: all.length }) },
            { value: 'blocking', label: t('problems.weight-blocking', { count: blocking }) },
            { value: 'know', label: t('problems.weight-know', { count: all.length - blocking }) },
          ]}
        />
      }
      after={
        <Segmented
          label={t('problems.scopes')}
          size="small"
          value={scope}
          onChange={chooseScope}
          options={[
            { value: 'page', label: t(doc.startsWith('page/') ? 'problems.scope-page' : 'problems.scope-document') },
            { value: 'brand', label: t('problems.scope-brand') },
          ]}
        />
      }
    >
      <ProblemList />
      <PageFaultList />
      <p className={styles.keys}>
        <Keyboard size={14} aria-hidden="true" />
        <Keys keys="f8" quiet />
        <span>{` ${t('problems.keys-next')} `}</span>
        <Keys keys="shift+f8" quiet />
        <span>{` ${t('problems.keys-before')} `}</span>
        <Keys keys="enter" quiet />
        <span>{` ${t('problems.keys-enter')} `}</span>
        <Keys keys="mod+." quiet />
        <span>{` ${t('problems.keys-fix')}`}</span>
      </p>
    </Panel>
  )
}

function ProblemList() {
  const { items, listed, scope, chosen, chooseScope } = useUnit({
    items: $items,
    listed: $listed,
    scope: $scope,
    chosen: $chosenProblem,
    chooseScope: scopeChosen,
  })
  if (items === null) return <output className={styles.wait}>{t('problems.checking')}</output>
  if (listed.length === 0) {
    const elsewhere = scope === 'page' ? items.length : 0
    return (
      <Empty
        icon={ShieldCheck}
        title={t(scope === 'page' ? 'problems.none' : 'problems.none-brand')}
        text={elsewhere > 0 ? t('problems.elsewhere', { count: elsewhere }) : t('problems.none-text')}
        action={elsewhere > 0 ? <Button onClick={() => chooseScope('brand')}>{t('problems.show-brand')}</Button> : undefined}
      />
    )
  }
  const tabStop = listed.find(({ id }) => id === chosen) ?? listed[0]
  const groups = (['own', 'published'] as const)
    .map((group) => ({ group, all: listed.filter(({ isPublished }) => isPublished === (group === 'published')) }))
    .filter(({ all }) => all.length > 0)
  return (
    <div data-rows>
      {groups.map(({ group, all }) => (
        <section key={group} aria-label={t(`problems.group-${group}`)}>
          <h3 className={styles.group}>
            <span>{`${t(`problems.group-${group}`)} `}</span>
            <span>{`${all.length.toLocaleString('en')} `}</span>
            <span className={styles.weak}>{t(`problems.group-${group}-note`)}</span>
          </h3>
          <ul className={styles.list} aria-label={t(`problems.group-${group}`)}>
            {all.slice(0, mostRows).map((problem) => (
              <ProblemRow
                key={problem.id}
                problem={problem}
                chosen={problem.id === chosen}
                tabStop={problem === tabStop}
                namesDocument={scope === 'brand'}
              />
            ))}
            {all.length > mostRows ? <li className={styles.rest}>{t('problems.rest', { count: all.length - mostRows })}</li> : null}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** What went wrong while the page was drawn: it blocks nothing, and no edit of a document need have caused it. */
function PageFaultList() {
  const faults = useUnit($pageFaults)
  if (faults.length === 0) return null
  return (
    <section aria-label={t('problems.page-faults')}>
      <h3 className={styles.group}>
        <span>{`${t('problems.page-faults-n', { count: faults.length })} `}</span>
        <span className={styles.weak}>{t('problems.page-faults-note')}</span>
      </h3>
      <ul className={styles.list} aria-label={t('problems.page-faults')}>
        {faults.map((fault) => (
          <PageFaultRow key={fault.id} fault={fault} />
        ))}
      </ul>
    </section>
  )
}

function PageFaultRow({ fault }: { fault: PageFault }) {
  const { context, openPlace } = useUnit({ context: $messageContext, openPlace: placeOpened })
  const { text, place, part } = pageFaultMessage(fault, context)
  return (
    <PanelRow
      icon={<MonitorX size={16} className={styles.know} aria-hidden="true" />}
      text={
        <span className={styles.text} dir="auto">
          {text}
        </span>
      }
      place={place}
      code={fault.code}
      leads
      onOpen={() => openPlace({ document: fault.document, pointer: '', part })}
    />
  )
}

const ProblemRow = memo(function ProblemRow({
  problem,
  chosen,
  tabStop,
  namesDocument,
}: {
  problem: Problem
  chosen: boolean
  tabStop: boolean
  namesDocument: boolean
}) {
  const { context, openProblem, applyFix, openPlace } = useUnit({
    context: $messageContext,
    openProblem: problemOpened,
    applyFix: fixApplied,
    openPlace: placeOpened,
  })
  const { text, place, title, fix } = useMemo(
    () => ({
      ...problemMessage(problem, context),
      fix: fixOf(problem, context),
      title: documentTitle(problem.document, context.documents.get(problem.document)),
    }),
    [problem, context],
  )
  const Icon = problem.blocks ? CircleX : TriangleAlert
  const where = namesDocument && problem.part ? t('problems.place', { name: title, part: place }) : place
  const isMissingText = problem.code === 'words/missing'
  const act = fix ? () => applyFix(problem) : isMissingText ? () => openPlace(problem) : undefined
  return (
    <PanelRow
      icon={<Icon size={16} className={problem.blocks ? styles.fault : styles.know} aria-hidden="true" />}
      text={
        <>
          <span className="visually-hidden">{t(problem.blocks ? 'problems.blocks' : 'problems.know')}</span>
          <span className={styles.text} dir="auto">
            {text}
          </span>
        </>
      }
      place={where}
      code={problem.code}
      tabStop={tabStop}
      chosen={chosen}
      leads
      action={
        act ? (
          <Button size="small" icon={WandSparkles} tabIndex={tabStop ? 0 : -1} onClick={act}>
            {fix ? fix.label : t('problems.add-text')}
          </Button>
        ) : null
      }
      onOpen={() => openProblem(problem)}
    />
  )
})
