import { useCallback, useMemo } from 'react'

import type { Send } from '../../../schemas/intents.ts'
import type { Game } from '../../../schemas/nouns/game.ts'
import type { Translate } from '../../../schemas/translate.ts'
import type { TileWords } from './game-tile.tsx'

/** What tiles of games are given by their widget: its words, and what a press on a tile and on its heart sends. */
export function useGameTiles(send: Send<'launch' | 'toggle-favourite'>, t: Translate) {
  const words = useMemo(
    (): TileWords => ({
      favourite: t('favourite'),
      maintenance: t('maintenance'),
      members: t('members'),
      hot: t('hot'),
      until: (time: string) => t('state.until', { time }),
    }),
    [t],
  )
  const onPlay = useCallback((game: Game) => send({ kind: 'launch', target: game.target }), [send])
  const onFavourite = useCallback(
    (game: Game) =>
      send({ kind: 'toggle-favourite', nodeId: game.target.nodeId ?? game.key, vendor: game.vendor, category: game.category }),
    [send],
  )
  return { words, onPlay, onFavourite }
}
