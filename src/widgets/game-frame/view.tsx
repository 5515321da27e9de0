import { useState } from 'react'

import { IconButton } from '../../runtime/ui/button.tsx'
import type { GameFrameProps } from './contract.ts'
import { sandboxOf } from './sandbox.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.game

/** Nothing of ours lies over the game. Its frame is drawn anew for another game and when it is loaded again. */
export function View({ inputs: { game }, send, t }: GameFrameProps) {
  const [round, setRound] = useState(0)
  const [loaded, setLoaded] = useState<string | undefined>()
  const shown = `${round} ${game.url}`
  return (
    <>
      <div className={styles.bar}>
        <IconButton icon="arrow-left" label={t('back')} onClick={() => send({ kind: 'close', popup: 'game' })} />
        <p className={styles.name} dir="auto">{game.name}</p>
        <IconButton icon="refresh" label={t('reload')} onClick={() => setRound(round + 1)} />
      </div>
      <div className={styles.stage} aria-busy={loaded !== shown}>
        {loaded === shown ? null : <output className={styles.loading}>{t('loading')}</output>}
        <iframe
          key={shown}
          className={styles.frame}
          title={game.name}
          src={game.url}
          sandbox={sandboxOf(game.url, window.location.origin)}
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setLoaded(shown)}
        />
      </div>
    </>
  )
}
