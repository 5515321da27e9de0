import type { Persona } from './personas.ts'
import { ledgerOf } from './ledger.ts'
import { hour } from './text.ts'
import type { MessageRecord, MockState } from './mock-state.ts'

const written: readonly Pick<MessageRecord, 'title' | 'content' | 'messageType'>[] = [
  message(
    'DEPOSIT_CREDITED',
    'Your deposit has arrived',
    'وصل إيداعك',
    '<p>We have credited it to your <b>main wallet</b>.</p>',
    '<p>أضفناه إلى <b>محفظتك الرئيسية</b>.</p>',
  ),
  message(
    'WITHDRAWAL_APPROVED',
    'Your withdrawal is on its way',
    'سحبك في الطريق',
    '<p>Your bank usually needs less than ten minutes.</p>',
    '<p>يحتاج مصرفك عادة إلى أقل من عشر دقائق.</p>',
  ),
  message(
    'SYSTEM',
    'Festival week has begun',
    'بدأ أسبوع المهرجان',
    '<p>Nine nights of lantern games. <a href="/promotions?id=p-lanterns">See the promotion</a>.</p>',
    '<p>تسع ليالٍ من ألعاب الفوانيس. <a href="/promotions?id=p-lanterns">تفاصيل العرض</a>.</p>',
  ),
  message(
    'WITHDRAWAL_REJECTED',
    'A withdrawal was sent back',
    'أعيد أحد طلبات السحب',
    '<p>The name on the bank account is not the one of your profile.</p>',
    '<p>الاسم على الحساب البنكي ليس الاسم في ملفك.</p>',
  ),
  message(
    'DEPOSIT_FAILED',
    'A deposit could not be completed',
    'تعذر إتمام إيداع',
    '<p>Nothing was taken from your account. Try another channel.</p>',
    '<p>لم يُخصم شيء من حسابك. جرّب قناة أخرى.</p>',
  ),
]

function message(messageType: string, title: string, arabicTitle: string, content: string, arabicContent: string) {
  return { messageType, title: { EN: title, AR: arabicTitle }, content: { EN: content, AR: arabicContent } }
}

/** Newest first: the unread ones of an account, then a few that were read. */
export function messagesFor({ account, unread, type }: Persona, now: number): MessageRecord[] {
  const read = type === 4 ? 0 : 4
  return Array.from({ length: unread + read }, (_, i) => ({
    ...(written[i % written.length] ?? written[0]!),
    id: `${account}-${i + 1}`,
    time: now - (i + 1) * 5 * hour,
    read: i >= unread,
  })) // `written` is not empty
}

/** Also what has happened to the money of an account since somebody asked: it is told by a message. */
export function messagesOf(state: MockState, account: string): MessageRecord[] {
  const persona = state.accounts.byName.get(account.toLowerCase())
  if (persona && state.ledgers.has(persona.account)) ledgerOf(state, persona)
  return state.choice.scenario === 'empty' ? [] : (state.messages.get(account) ?? [])
}

export function unreadOf(state: MockState, account: string): number {
  return messagesOf(state, account).filter((one) => !one.read).length
}
