import { BrandName } from '../../runtime/ui/pictures/brand-name.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import type { SiteLogoProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.logo

export function View({ props, inputs: { brand }, send, t }: SiteLogoProps) {
  return (
    <Link className={styles.link} to="/" send={send} aria-label={t('home', { name: brand.name })}>
      <BrandName id={brand.id} name={brand.name} size={props.look === 'large' ? 40 : 32} />
    </Link>
  )
}
