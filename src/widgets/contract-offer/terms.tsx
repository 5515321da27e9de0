import { contractTypes, tierFields } from '../../schemas/nouns/contract-offer.ts'
import type { TierField } from '../../schemas/nouns/contract-offer.ts'
import type { Term } from '../../schemas/nouns/contracts.ts'
import { ownValue } from '../../schemas/own-value.ts'
import { Amount } from '../../runtime/ui/money/amount.tsx'
import { numberText, percentText } from '../../runtime/ui/text/number-text.ts'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { ContractOfferProps } from './contract.ts'
import parts from '../../runtime/ui/records/contract.module.css'
import styles from './view.module.css'

/** Every field of every kind of contract once: a contract's terms are shown whatever its kind is. */
const fields = [...new Map(contractTypes.flatMap((type) => tierFields[type]).map((field) => [field.name, field])).values()]

/** The tiers of a contract, each in a line. */
export function TermList({ terms, currency, t }: { terms: readonly Term[]; currency: string } & Pick<ContractOfferProps, 't'>) {
  return (
    <ol role="list" className={parts.terms}>
      {terms.map((term, at) => (
        <li key={at}>
          <dl className={styles.term}>
            {fields.map(({ name, kind }) => {
              const value = ownValue(term, name)
              return value === undefined ? null : (
                <div key={name} className={parts.fact}>
                  <dt>{t(`term.${name}`)}</dt>
                  <dd>
                    <bdi>
                      <Value kind={kind} value={name === 'periodProfitLoss' ? value.replace('-', '') : value} currency={currency} />
                    </bdi>
                  </dd>
                </div>
              )
            })}
          </dl>
        </li>
      ))}
    </ol>
  )
}

function Value({ kind, value, currency }: { kind: TierField['kind']; value: string; currency: string }) {
  const language = useLanguage()
  if (kind === 'amount') return <Amount value={value} currency={currency} />
  return <span>{kind === 'rate' ? percentText(Number(value), language) : numberText(Number(value), language)}</span>
}
