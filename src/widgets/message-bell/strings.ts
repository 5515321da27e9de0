export const strings = {
  none: 'Messages',
  unread_one: 'Messages, {{count}} unread',
  unread_other: 'Messages, {{count}} unread',
}
