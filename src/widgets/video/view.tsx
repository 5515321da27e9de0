import { useState } from 'react'

import { playerOf } from '../../schemas/video.ts'
import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { PictureFile } from '../../runtime/ui/pictures/picture-file.tsx'
import type { VideoProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

const shapes: Readonly<Record<VideoProps['props']['ratio'], string | undefined>> = {
  '16:9': styles.wide,
  '4:3': styles.classic,
  '1:1': styles.square,
  '9:16': styles.upright,
}
const rights = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'

export function View({ props, t }: VideoProps) {
  const player = props.video === undefined ? undefined : playerOf(props.video)
  if (!player) return null // the operator has not chosen one yet
  return (
    <>
      {props.title ? (
        <h2 className={styles.title} dir="auto">
          {props.title}
        </h2>
      ) : null}
      <Player key={player.src} player={player} props={props} t={t} />
    </>
  )
}

/** A picture with a button; the host's player, which takes the focus, once it is pressed. */
function Player({ player, props, t }: Pick<VideoProps, 'props' | 't'> & { player: NonNullable<ReturnType<typeof playerOf>> }) {
  const [playing, setPlaying] = useState(false)
  const title = props.title || t('video')
  const box = classes(styles.box, shapes[props.ratio])
  if (playing)
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        className={box}
        src={player.src}
        title={title}
        sandbox={rights}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <>
      <button type="button" className={box} aria-label={t('play', { title })} onClick={() => setPlaying(true)}>
        {props.poster ? <PictureFile picture={props.poster} className={styles.poster} sizes="(min-width: 70em) 60rem, 100vw" /> : null}
        <span className={styles.play}>
          <Icon name="play" size={28} />
        </span>
      </button>
      <p className={styles.cookies}>{t('cookies', { host: player.host })}</p>
    </>
  )
}
