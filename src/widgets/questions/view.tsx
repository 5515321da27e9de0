import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { TextBlocks } from '../../runtime/ui/text/text-blocks.tsx'
import type { QuestionsProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = styles.questions

export function View({ props: { title, questions }, send }: QuestionsProps) {
  return (
    <>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      {questions.map(({ question, answer }, index) => (
        <details key={index} className={styles.question}>
          <summary className={styles.summary}>
            <span dir="auto">{question}</span>
            <Icon name="chevron-down" size={18} />
          </summary>
          <TextBlocks className={styles.answer} content={answer} level={3} send={send} />
        </details>
      ))}
    </>
  )
}
