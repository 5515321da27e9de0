export const strings = {
  all: 'All',
  all_name: 'All announcements',
  'empty.title': 'Nothing to announce',
  'empty.text': 'New announcements are shown here.',
} as const
