import { pagerStrings } from '../../runtime/ui/records/pager-words.ts'

export const strings = {
  ...pagerStrings,
  favourite: 'Favourite',
  maintenance: 'Maintenance',
  members: 'Members only',
  hot: 'Hot game number',
  games_one: '{{count}} game',
  games_other: '{{count}} games',
  classes: 'Kinds of games',
  all: 'All',
  shown: '{{from}}–{{to}} of {{total}}',
  'empty.title': 'No games here',
  'empty.text': 'This studio has nothing to show for now.',
  'failed.title': 'These games did not load',
}
