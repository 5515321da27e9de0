import { useId } from 'react'

import type { DepositChannel } from '../../schemas/nouns/funds.ts'
import type { Translate } from '../../schemas/translate.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { MoneyCard } from '../../runtime/ui/money/money-form.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { percentText } from '../../runtime/ui/text/number-text.ts'
import { ownValue } from '../../schemas/own-value.ts'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

const icons: Readonly<Record<string, string>> = { BANK: 'landmark', QR: 'qr', CARD: 'wallet', CRYPTO: 'chip' }

type Props = { channels: readonly DepositChannel[]; value: string; onValue: (key: string) => void; t: Translate }

/** The ways to pay, in groups by their type where a type has several. */
export function Channels({ channels, value, onValue, t }: Props) {
  const language = useLanguage()
  const id = useId()
  const types = [...new Set(channels.map(({ type }) => type))]
  const grouped = types.some((type) => channels.filter((channel) => channel.type === type).length > 1)
  const word = (type: string) => (Object.hasOwn(strings, type) ? t(type) : type) // the gateway may know more than we do
  const groups = grouped ? types.map((type) => channels.filter((channel) => channel.type === type)) : [channels]
  return (
    <MoneyCard id={id} title={t('how')}>
      {groups.map((group) => (
        <fieldset key={group[0]?.key} className={styles.group}>
          <legend className={grouped ? styles.legend : 'visually-hidden'}>{grouped ? word(group[0]?.type ?? '') : t('how')}</legend>
          <div className={styles.channels}>
            {group.map((channel) => (
              <label key={channel.key} className={styles.channel} data-key={channel.key}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name={`${id}-channel`}
                  checked={channel.key === value}
                  onChange={() => onValue(channel.key)}
                />
                <span className={styles.mark}>
                  {channel.picture.length > 0 ? (
                    <Picture from={channel.picture} className={styles.picture} />
                  ) : (
                    <Icon name={ownValue(icons, channel.type) ?? 'wallet'} size={22} />
                  )}
                  <Icon name="check-circle" size={20} />
                </span>
                <span className={styles.name}>{channel.name || word(channel.type)}</span>
                <span className={styles.about}>
                  {channel.feeRate > 0 ? t('fee', { rate: percentText(channel.feeRate, language) }) : t('no-fee')}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </MoneyCard>
  )
}
