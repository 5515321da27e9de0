import { useCallback, useRef } from 'react'

import { buttonClass, IconButton } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { useIsServerHtml } from '../../runtime/ui/text/server-html.ts'
import { StateNotice } from '../../runtime/ui/sections/notice.tsx'
import type { Intent, Send } from '../../schemas/intents.ts'
import { Bar, Name } from './bar.tsx'
import type { GameFrameProps } from './contract.ts'
import type { GameMessage } from './messages.ts'
import { GameArea } from './game-area.tsx'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = (props: GameFrameProps['props']) => classes(styles.game, props.look === 'page' && styles.page)

/** A game, or why there is none: a page has its heading and the way back then too, a popup has its own close button. */
export function View({ inputs, states, ...given }: GameFrameProps) {
  const page = given.props.look === 'page'
  const { send, t } = given
  if (inputs.game) return <Game {...given} game={inputs.game} wallet={inputs.wallet} />
  return (
    <>
      {page ? (
        <div className={classes(styles.bar, styles.inPage)}>
          <IconButton icon="arrow-left" label={t('back')} onClick={() => send({ kind: 'go', to: '/' })} />
          <Name page>{t('game')}</Name>
        </div>
      ) : null}
      <div className={classes(styles.area, styles.without)}>{states.game}</div>
    </>
  )
}

type GameProps = Pick<GameFrameProps, 'props' | 'slots' | 'send' | 't'> & {
  game: NonNullable<GameFrameProps['inputs']['game']>
  wallet: GameFrameProps['inputs']['wallet']
}

/** Nothing of ours covers a game that has loaded. Loading it again asks for another start: an address is good for one. */
function Game({ props, game, wallet, slots, send, t }: GameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const page = props.look === 'page'
  const deposit = wallet?.[0]
  const sendAny = send as Send // the wallet's document says which intent
  const back = useCallback(() => send(page ? { kind: 'go', to: '/' } : { kind: 'close', popup: 'game' }), [send, page])
  const reload = useCallback(() => send({ kind: 'retry', input: 'game' }), [send])
  const ready = game.state === 'ready'
  const isServerHtml = useIsServerHtml()
  const canBeFull = !isServerHtml && document.fullscreenEnabled

  function hear(message: GameMessage) {
    if (message === 'close') back()
    else if (message === 'balance-changed') send({ kind: 'refresh-balance' })
    else if (deposit?.to !== undefined) send({ kind: 'go', to: deposit.to })
    else if (deposit?.intent) sendAny(deposit.intent as Intent) // the menu source passes the intent of the checked document
  }
  return (
    <>
      <Bar
        game={game}
        page={page}
        money={slots.money}
        extra={slots.extra}
        deposit={deposit}
        send={send}
        t={t}
        onBack={back}
        onReload={ready || game.state === 'window' ? reload : undefined}
        onFull={ready && canBeFull ? () => void frame.current?.requestFullscreen().catch(() => undefined) : undefined}
      />
      {ready ? (
        <GameArea
          key={game.url}
          url={game.url}
          name={game.name}
          slowMs={props.slowSeconds * 1_000}
          failMs={props.failSeconds * 1_000}
          t={t}
          frame={frame}
          onReload={reload}
          onBack={back}
          onMessage={hear}
        />
      ) : game.state === 'starting' ? (
        <div className={styles.area} aria-busy="true">
          <div className={styles.wait}>
            <output className={styles.say}>
              <span className={styles.spinner} aria-hidden="true" />
              <span className={styles.title}>{t('starting')}</span>
            </output>
          </div>
        </div>
      ) : (
        <div className={classes(styles.area, styles.notice)}>
          {game.state === 'members' ? (
            <StateNotice
              icon="lock"
              title={t('members')}
              text={t('members_text')}
              action={{ label: t('members_action'), onClick: () => send({ kind: 'open', popup: 'need-true-account' }), primary: true }}
              bare
            />
          ) : (
            <StateNotice icon="external" title={t(game.state)} text={t(`${game.state}_text`)} bare />
          )}
          {game.state === 'blocked' ? (
            <a
              className={buttonClass({ kind: 'primary', size: 'large' })}
              href={game.url}
              target="_blank"
              rel="noopener"
              referrerPolicy="strict-origin"
              onClick={() => setTimeout(back)}
            >
              {t('open')}
            </a>
          ) : null}
        </div>
      )}
    </>
  )
}
