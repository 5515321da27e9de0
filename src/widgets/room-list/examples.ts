import type { Examples } from '../../runtime/contract/widget.ts'
import type { Room, RoomList } from '../../schemas/nouns/room.ts'
import type { contract } from './contract.ts'

const room = (key: string, name: string, more: Partial<Room> = {}): Room => ({
  key,
  name,
  minBet: 1,
  maxBet: 50,
  players: 3,
  capacity: 6,
  status: 'Open',
  open: true,
  target: { vendor: 'KY', category: 'PVP', gameCode: 'KY_31', nodeId: '31', roomId: key },
  ...more,
})
const list: RoomList = {
  name: 'Knight Club',
  currency: '$',
  busy: false,
  rooms: [
    room('1', 'Quiet corner'),
    room('2', 'Harbor table', { players: 6, status: 'Full', open: false }),
    room('3', 'Jade room', { minBet: 100, maxBet: 5_000 }),
    room('4', 'Grand hall', { status: 'Closed', open: false }),
  ],
}

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: {}, inputs: { rooms: list } },
  conflict: { title: 'A room filled up', props: {}, inputs: { rooms: { ...list, message: { text: 'This room is full' } } } },
  full: { title: 'None is free', props: {}, inputs: { rooms: { ...list, rooms: list.rooms.filter(({ open }) => !open) } } },
  longest: {
    title: 'Long names',
    props: {},
    inputs: {
      rooms: {
        ...list,
        rooms: [room('9', 'The great hall of the thirteen lanterns, second floor, on the left side', { minBet: 1_000, maxBet: 250_000 })],
      },
    },
  },
  rtl: { title: 'Right to left', props: {}, inputs: { rooms: list }, language: 'AR' },
}
