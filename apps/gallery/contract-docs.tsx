import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'

import { mayStayUnbound } from '../../src/runtime/contract/widget.ts'
import { Badge } from '../kit/buttons/badge.tsx'
import { separated, t } from '../kit/i18n/words.ts'
import styles from './details.module.css'
import { $weights } from './gallery-model.ts'
import { propRows } from './prop-rows.ts'
import type { PropRow } from './prop-rows.ts'
import type { WidgetFiles } from './widget-files.ts'
import type { Elements } from '../../src/runtime/ui/elements.tsx'

/** A contract as documentation: what its docs.ts says to operators, and what its schema says to machines. */
export function ContractDocs({ type, files: { contract, migrations } }: { type: string; files: WidgetFiles }) {
  const weights = useUnit($weights)
  const { version, category, inputs, slots, intents, frame } = contract
  const rows = propRows(contract.props)
  const bytes = weights?.[type]
  return (
    <div className={styles.docs}>
      <dl className={styles.facts}>
        <dt>{t('gallery.version')}</dt>
        <dd>{version}</dd>
        <dt>{t('gallery.category')}</dt>
        <dd>{t(`ui.group-${category}`)}</dd>
        <dt>{t('gallery.weight')}</dt>
        <dd>{bytes === undefined ? t('gallery.weight-unknown') : t('gallery.weight-is', { size: (bytes / 1_000).toFixed(1) })}</dd>
        <dt>{t('gallery.element')}</dt>
        <dd>
          <code dir="ltr">{`<${frame.element}>`}</code>
        </dd>
        <dt>{t('gallery.folder')}</dt>
        <dd>
          <code dir="ltr">{`src/widgets/${type}/`}</code>
        </dd>
      </dl>

      <Part title={t('gallery.props')} count={rows.length} none={t('gallery.no-props')}>
        {rows.map((row) => (
          <PropEntry key={row.name} row={row} />
        ))}
      </Part>

      <Part title={t('gallery.inputs')} count={Object.keys(inputs).length} none={t('gallery.no-inputs')}>
        {Object.entries(inputs).map(([name, spec]) => (
          <li key={name}>
            <Name name={name}>
              <Badge kind={mayStayUnbound(spec, {}) ? 'grey' : 'blue'}>{t(`gallery.need.${spec.need ?? 'required'}`)}</Badge>
            </Name>
            <Text>{spec.description}</Text>
          </li>
        ))}
      </Part>

      <Part title={t('gallery.slots')} count={Object.keys(slots).length} none={t('gallery.no-slots')}>
        {Object.entries(slots).map(([name, { allow, min, max, description }]) => (
          <li key={name}>
            <Name name={name}>
              {min === undefined ? null : <Badge>{t('gallery.at-least', { count: min })}</Badge>}
              {max === undefined ? null : <Badge>{t('gallery.at-most', { count: max })}</Badge>}
            </Name>
            <Text>{description}</Text>
            <p className={styles.second}>
              <span>{`${allow ? t('gallery.allows') : t('gallery.allows-all')} `}</span>
              {allow ? <code dir="ltr">{separated(allow)}</code> : null}
            </p>
          </li>
        ))}
      </Part>

      <Part title={t('gallery.intents')} count={intents.length} none={t('gallery.no-intents')}>
        <li className={styles.kinds}>
          {intents.map((kind) => (
            <Badge key={kind} mono>
              {kind}
            </Badge>
          ))}
        </li>
      </Part>

      <Part title={t('gallery.migrations')} count={migrations.length} none={t('gallery.no-migrations')}>
        {migrations.map(({ to, name }) => (
          <li key={to}>
            <Name name={t('gallery.to-version', { version: to })} />
            <Text>{name}</Text>
          </li>
        ))}
      </Part>
    </div>
  )
}

function PropEntry({ row: { name, type, values, range, defaultValue, isRequired, description } }: { row: PropRow }) {
  return (
    <li>
      <Name name={name}>
        <Badge mono>{type}</Badge>
        {isRequired ? <Badge kind="blue">{t('gallery.need.required')}</Badge> : null}
      </Name>
      {description ? <Text>{description}</Text> : null}
      {values.length > 0 || range !== '' || defaultValue !== undefined ? (
        <p className={styles.second}>
          {values.length > 0 ? (
            <span>
              <span>{`${t('gallery.allowed')} `}</span>
              <code dir="ltr">{values.join(' · ')}</code>
            </span>
          ) : null}
          {range === '' ? null : (
            <span>
              <span>{`${t('gallery.range')} `}</span>
              <code dir="ltr">{range}</code>
            </span>
          )}
          {defaultValue === undefined ? null : (
            <span>
              <span>{`${t('gallery.default')} `}</span>
              <code dir="ltr">{defaultValue}</code>
            </span>
          )}
        </p>
      ) : null}
    </li>
  )
}

function Part({ title, count, none, children }: { title: string; count: number; none: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>
        <span>{`${title} `}</span>
        {count > 0 ? <span className={styles.count}>{count}</span> : null}
      </h3>
      {count > 0 ? <ul role="list">{children}</ul> : <p className={styles.second}>{none}</p>}
    </section>
  )
}

function Name({ name, children }: { name: string; children?: Elements }) {
  return (
    <p className={styles.entry}>
      <code dir="ltr">{name}</code>
      {children}
    </p>
  )
}

/** What a contract says about itself is English, as everywhere in the editor. */
function Text({ children }: { children: string }) {
  return (
    <p lang="en" dir="auto" className={styles.text}>
      {children}
    </p>
  )
}
