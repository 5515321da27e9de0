import { pagerStrings } from '../../runtime/ui/records/pager-words.ts'

export const strings = {
  ...pagerStrings,
  link: 'Your link',
  code: 'Your code',
  qr: 'QR code of your link',
  copy_link: 'Copy the link',
  copy_code: 'Copy the code',
  copied: 'Copied',
  not_copied: 'Could not be copied',
  share: 'Share',
  share_text: 'Join me here with my code {{code}}.',
  invited: 'Friends registered',
  earned: 'Earned',
  downlines: 'Who registered',
  account: 'Account',
  time: 'Registered',
  state: 'State',
  reward: 'Reward',
  none: 'Nobody yet',
  'none-text': 'Send your link to a friend. Whoever registers with it is shown here.',
}
