import type { Examples } from '../../runtime/contract/widget.ts'
import type { Message, MessageList } from '../../schemas/nouns/message.ts'
import type { contract } from './contract.ts'

const messages: Message[] = [
  {
    key: '1',
    title: 'Your deposit has arrived',
    html: '<p>We have credited <b>$100.00</b>.</p>',
    time: '2027-01-10T09:30:00+00:00',
    read: false,
    type: 'DEPOSIT_CREDITED',
  },
  {
    key: '2',
    title: 'A withdrawal was sent back',
    html: '<p>The name on the account is another one.</p>',
    time: '2027-01-09T18:00:00+00:00',
    read: false,
    type: 'WITHDRAWAL_REJECTED',
  },
  {
    key: '3',
    title: 'Your withdrawal is on its way',
    html: '<p>Less than ten minutes.</p>',
    time: '2027-01-08T12:00:00+00:00',
    read: true,
    type: 'WITHDRAWAL_APPROVED',
  },
  {
    key: '4',
    title: 'A deposit could not be completed',
    html: '<p>Nothing was taken.</p>',
    time: '2027-01-07T12:00:00+00:00',
    read: true,
    type: 'DEPOSIT_FAILED',
  },
  {
    key: '5',
    title: 'Festival week has begun',
    html: '<p>Nine nights.</p>',
    time: '2027-01-06T12:00:00+00:00',
    read: true,
    type: 'SYSTEM',
  },
]
const some = (list: Partial<MessageList> = {}): MessageList => ({
  messages,
  page: 1,
  pages: 1,
  unread: 2,
  onlyUnread: false,
  busy: false,
  ...list,
})
const props = { title: 'Messages', page: false, headed: true }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Two unread of five', props, inputs: { messages: some() } },
  opened: { title: 'One was asked for', props, inputs: { messages: some({ current: '2' }) } },
  page: { title: 'A page with unread messages alone', props: { ...props, page: true }, inputs: { messages: some({ onlyUnread: true }) } },
  unheaded: { title: 'Below the heading of a page', props: { ...props, page: true, headed: false }, inputs: { messages: some() } },
  read: {
    title: 'Nothing unread, third page',
    props,
    inputs: { messages: some({ messages: messages.slice(2), unread: 0, page: 3, pages: 5 }) },
  },
  gone: { title: 'A page that is not there any more', props, inputs: { messages: some({ messages: [], page: 4, pages: 3 }) } },
  unknown: {
    title: 'A type and a time that nobody knows',
    props,
    inputs: {
      messages: some({ messages: [{ key: 'x', title: 'New', html: '', time: 'soon', read: false, type: '__proto__' }], unread: 1240 }),
    },
  },
  hostile: {
    title: 'Hostile text',
    props,
    inputs: {
      messages: some({
        current: 'x',
        messages: [
          {
            ...messages[0]!,
            key: 'x',
            title: '<b>Not bold</b>',
            html: '<p onclick="alert(1)">Read</p><script>alert(2)</script><img src=x onerror=alert(3)>',
          },
        ],
      }),
    },
  },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Messages of this week and of the weeks to come' },
    inputs: {
      messages: some({
        messages: [{ ...messages[0]!, title: 'A message with a title that goes on for quite a while and does not end '.repeat(3) }],
      }),
    },
  },
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'الرسائل' },
    inputs: {
      messages: some({
        messages: [
          { ...messages[0]!, title: 'وصل إيداعك' },
          { ...messages[2]!, title: 'سحبك في الطريق' },
        ],
      }),
    },
    language: 'AR',
  },
}
