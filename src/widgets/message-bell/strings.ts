export const strings = {
  none: 'Messages',
  unread_one: 'Messages, {{n}} unread',
  unread_other: 'Messages, {{n}} unread',
}
