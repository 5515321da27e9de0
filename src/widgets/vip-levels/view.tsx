import { useId } from 'react'

import { Amount } from '../../runtime/ui/money/amount.tsx'
import { Tag } from '../../runtime/ui/sections/badge.tsx'
import { ClaimButton, ProgressBar } from '../../runtime/ui/records/claim.tsx'
import { StatusTag } from '../../runtime/ui/records/status-mark.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { numberText, percentText } from '../../runtime/ui/text/number-text.ts'
import { SectionHeading, sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { VipLevel, VipStatus } from '../../schemas/nouns/rewards.ts'
import type { VipLevelsProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

export function View(given: VipLevelsProps) {
  const { props, inputs, states, labelId } = given
  return (
    <>
      <SectionHeading id={labelId} title={props.title} page={props.page} />
      {inputs.status ? <Levels {...given} status={inputs.status} /> : states.status}
    </>
  )
}

function Levels({ status, props, busy, send, t }: VipLevelsProps & { status: VipStatus }) {
  const language = useLanguage()
  const id = useId()
  const { level: own, levels, progress, target, currency } = status
  const Level = props.page ? 'h2' : 'h3'
  const nameOf = ({ label, level }: Pick<VipLevel, 'label' | 'level'>) => label || t('level', { level })
  const listed = levels.find(({ level }) => level === own) // the lowest level may be listed, with a name of its own
  const ownName = listed
    ? nameOf({ label: listed.label || status.label, level: own })
    : own > 0
      ? nameOf({ label: status.label, level: own })
      : t('none')
  const next = levels.find(({ level }) => level > own)
  return (
    <>
      <div className={styles.own}>
        <span className={styles.crown}>
          <Icon name="crown" size={28} />
        </span>
        <div className={styles.words}>
          <p className={styles.label}>{t('own')}</p>
          <p className={styles.name} dir="auto">
            {ownName}
          </p>
          {progress !== undefined && target !== undefined && target > 0 ? (
            <ProgressBar
              value={progress}
              most={target}
              label={next ? t('next', { level: nameOf(next) }) : t('next-level')}
              words={t('progress', { done: numberText(progress, language), target: numberText(target, language) })}
            />
          ) : next ? null : (
            <p className={styles.label}>{t('highest')}</p>
          )}
        </div>
      </div>
      <Level id={id} className={styles.title}>
        {t('levels')}
      </Level>
      <ul role="list" aria-labelledby={id} aria-busy={busy || undefined} className={classes(styles.cards, busy && styles.busy)}>
        {levels.map((level) => (
          <li key={level.level} data-key={level.level} className={classes(styles.card, level.level === own && styles.current)}>
            <div className={styles.head}>
              {level.picture.length > 0 ? (
                <span className={styles.picture}>
                  <Picture from={level.picture} />
                </span>
              ) : (
                <Icon name="crown" />
              )}
              <p className={styles.levelName} dir="auto">
                {level === listed ? ownName : nameOf(level)}
              </p>
              {level.level === own ? <Tag tone="gold">{t('current')}</Tag> : null}
            </div>
            <dl className={styles.facts}>
              <dt>{t('requirement')}</dt>
              <dd>
                <Amount value={level.requirement} currency={currency} />
              </dd>
              <dt>{t('bonus')}</dt>
              <dd>
                <Amount value={level.bonus} currency={currency} />
              </dd>
              {level.rate === undefined ? null : (
                <>
                  <dt>{t('rate')}</dt>
                  <dd>{percentText(level.rate, language)}</dd>
                </>
              )}
            </dl>
            <div className={styles.foot}>
              {level.state === 'CLAIM' ? (
                <ClaimButton
                  action="claim-vip-bonus"
                  title={t('bonus-of', { level: nameOf(level) })}
                  claim={level.claim}
                  onClaim={() => send({ kind: 'act', action: 'claim-vip-bonus', records: [String(level.level)] })}
                  t={t}
                />
              ) : (
                <StatusTag status={level.state ?? ''} word={level.state === 'COMING_SOON' ? t('not-reached') : undefined} t={t} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
