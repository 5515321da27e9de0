import { BrandName } from '../../runtime/ui/pictures/brand-name.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import type { FooterLinksProps } from './contract.ts'
import { ProductLinks } from './product-links.tsx'
import { VendorLogo } from './vendor-logo.tsx'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.footer

/** Channels that have an icon; the gateway may name others, which are left out. */
const channelIcons: ReadonlyMap<string, string> = new Map([
  ['FACEBOOK', 'facebook'],
  ['YOUTUBE', 'youtube'],
])

export function View({ props, inputs: { brand, categories = [], services = [] }, slots, send, t }: FooterLinksProps) {
  const channels = services.flatMap(({ key, kind, channel }) => {
    const icon = channelIcons.get(kind.toUpperCase())
    return channel && icon ? [{ key, icon }] : []
  })
  const withVendors = categories.filter(({ vendors }) => vendors.length > 0)
  const shown = props.types.length > 0 ? props.types.flatMap((type) => withVendors.filter(({ key }) => key === type)) : withVendors
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Link className={styles.home} to="/" send={send}>
            <BrandName id={brand.id} name={brand.name} size={28} />
          </Link>
          <p className={styles.tagline}>{t('tagline')}</p>
          {channels.length > 0 ? (
            <ul className={styles.channels} aria-label={t('channels')}>
              {channels.map(({ key, icon }) => (
                <li key={key}>
                  <button
                    type="button"
                    className={styles.channel}
                    data-key={key}
                    aria-label={t(icon)}
                    title={t(icon)}
                    onClick={() => send({ kind: 'contact', service: key })}
                  >
                    <Icon name={icon} size={20} />
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        {slots.columns}
        {shown.map((category) => (
          <ProductLinks key={category.key} category={category} limit={props.limit} send={send} t={t} />
        ))}
      </div>
      {props.vendors.length > 0 ? (
        <ul className={styles.vendors} aria-label={t('vendors')}>
          {props.vendors.map((vendor) => (
            <li key={vendor}>
              <VendorLogo vendor={vendor} />
              <span className="visually-hidden">{vendor}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.legal}>
        {props.ageMark ? (
          <span className={styles.adults} aria-hidden="true" dir="ltr">
            18+
          </span>
        ) : null}
        <p>
          {props.ageMark ? <span className="visually-hidden">{`${t('adults')}. `}</span> : null}
          <span>{t('copyright', { year: String(brand.year), name: brand.name })}</span>
        </p>
      </div>
    </>
  )
}
