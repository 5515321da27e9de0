import type { ReactNode } from 'react'

import type { Brand } from '../../schemas/nouns/brand.ts'
import { BrandName } from './brand-name.tsx'
import { Button } from './button.tsx'
import { Picture } from './picture.tsx'
import styles from './root-screen.module.css'
import type { Elements } from './elements.tsx'

type Props = {
  brand: Brand | undefined
  picture: string
  title: string
  titleId: string
  text: string
  contact: string
  onContact: () => void
  children: Elements
}

/** A screen in place of the app: mark, picture, title, sentence, details (`children`), and customer service. */
export function RootScreen({ brand, picture, title, titleId, text, contact, onContact, children }: Props) {
  return (
    <div className={styles.screen}>
      {brand ? <BrandName id={brand.id} name={brand.name} size={32} /> : null}
      <div className={styles.picture}>{picture ? <Picture from={[picture]} eager /> : null}</div>
      <h1 id={titleId} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {children}
      <Button kind="primary" size="large" icon="headset" className={styles.contact} onClick={onContact}>
        {contact}
      </Button>
    </div>
  )
}

/** A detail on a root screen: a label and a value. */
export function ScreenFact({ icon, label, children }: { icon: Elements; label: string; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      {icon}
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </span>
  )
}

export function ScreenFacts({ children }: { children: ReactNode }) {
  return <div className={styles.facts}>{children}</div>
}
