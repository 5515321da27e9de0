import { day, gatewayTime, hour } from './text.ts'

const fixtures: readonly (readonly [
  league: string,
  home: string,
  away: string,
  vendor: string,
  one: number,
  draw: number | undefined,
  two: number,
])[] = [
  ['Northern League', 'Harbor City', 'Riverside United', 'SABA', 1.85, 3.4, 4.2],
  ['Northern League', 'Old Mill Rovers', 'Castle Park', 'SABA', 2.4, 3.1, 2.9],
  ['Coast Cup', 'Ao Nang FC', 'Phuket Stars', 'SBO', 2.05, 3.25, 3.5],
  ['دوري الخليج', 'النسور', 'الصقور', 'SABA', 1.95, 3.2, 3.8],
  ['V.League', 'Hà Nội Xanh', 'Sài Gòn Đỏ', 'CMD', 2.2, 3.15, 3.1],
  ['Hoops Premier', 'Bay Comets', 'Lake Giants', 'SBO', 1.72, undefined, 2.1],
  ['Masters Tennis', 'A. Karlsson', 'M. Duarte', 'CMD', 1.55, undefined, 2.45],
  ['Kings Cricket', 'Colombo Crowns', 'Madras Monsoon', 'SABA', 1.9, undefined, 1.9],
]

export type MatchRecord = {
  matchId: string
  league: string
  home: string
  away: string
  startTime: string
  vassalage: string
  gameCode: string
  odds: Record<string, number>
}

/** Matches of the coming days, seen from `now`. */
export function matchesAt(now: number): MatchRecord[] {
  return fixtures.map(([league, home, away, vassalage, one, draw, two], i) => ({
    matchId: String(70_001 + i),
    league,
    home,
    away,
    vassalage,
    gameCode: `${vassalage}_LOBBY`,
    startTime: gatewayTime(Math.ceil(now / hour) * hour + (i * day) / 3 + 2 * hour),
    odds: { home: one, ...(draw !== undefined && { draw }), away: two },
  }))
}

export type RoomRecord = {
  roomId: string
  roomName: string
  gameCode: string
  vassalage: string
  minBet: number
  maxBet: number
  players: number
  capacity: number
  status: string
}

export const rooms: readonly RoomRecord[] = ['KY', 'LEG'].flatMap((vassalage, v) =>
  ['Quiet corner', 'Harbor table', 'Jade room', 'Grand hall', 'High stakes'].map((roomName, i) => {
    const players = [3, 8, 5, 2, 6][i] ?? 0
    const capacity = [6, 8, 6, 4, 6][i] ?? 6
    return {
      roomId: String(9_000 + v * 100 + i),
      roomName,
      gameCode: `${vassalage}_ROOM_${i + 1}`,
      vassalage,
      minBet: 10 ** i / 10,
      maxBet: 10 ** i * 50,
      players,
      capacity,
      status: players >= capacity ? 'FULL' : i === 4 && v === 1 ? 'CLOSED' : 'OPEN',
    }
  }),
)
