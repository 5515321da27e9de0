import type { Module } from '../../src/schemas/gateway/system.ts'
import { languageCodes } from '../../src/schemas/language.ts'
import type { Country } from '../../src/schemas/gateway/countries.ts'
import type { AppDownload } from '../../src/schemas/gateway/app-download.ts'
import type { Choice, Variant } from '../scenarios.ts'
import type { Text } from './text.ts'

/** Bytes 00 to 1f: the key of gateway.md's own example, so that its test vector holds here too. */
export const encryptionKey = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='

/** All that Foyer has words of: what a brand offers is then its own choice. */
export const languagesOffered: readonly string[] = languageCodes

const leaves: Readonly<Record<string, readonly string[]>> = {
  REGISTER3: ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'],
  LOGIN3: ['MOBILEVERCODELOGIN3', 'FREEPLAY3', 'SOCIALLOGIN3', 'ONECLICKLOGIN3'],
  SECURITY3: ['CHNGPASSVERIF3', 'PWDEXPFORCECHANGE3'],
  WALLET3: ['DEPOSIT3', 'WITHDRAW3', 'WITHDRAWCONFIRM3', 'TRANSFERFUND3', 'TRANSFERUPLINE3'],
  MARKETING3: ['REFERRAL3', 'VIP3', 'POINTMALL3', 'REWARDCENTER3', 'MISSION3', 'MANUALREBATE3', 'RAFFLE3', 'WINNERBOARD3', 'PROMOTION3'],
  SERVICE3: ['MESSAGE3', 'FEEDBACK3', 'HELPCENTER3', 'LIVECHAT3', 'APPDOWNLOAD3'],
  AGENT3: ['AGENTPOLICY3', 'CONTRACT3'],
}
const sparse: readonly string[] = ['USERNAMEREG3', 'DEPOSIT3', 'WITHDRAW3', 'MESSAGE3', 'HELPCENTER3', 'WINNERBOARD3']

/** What a variant switches off. */
const switched: Readonly<Partial<Record<Variant, string>>> = {
  'no-username-register': 'USERNAMEREG3',
  'no-mobile-register': 'MOBILENUMREG3',
  'no-mobile-password': 'MOBILENUMPASSREG3',
  'no-register-code': 'REGMOBVERF3',
  'no-mobile-login': 'MOBILEVERCODELOGIN3',
  'no-free-play': 'FREEPLAY3',
  'no-social-login': 'SOCIALLOGIN3',
  'no-one-click': 'ONECLICKLOGIN3',
  'no-password-code': 'CHNGPASSVERIF3',
  'no-password-expiry': 'PWDEXPFORCECHANGE3',
}

/** Is a leaf of the whitelabel tree on? Every one is, but for what variants switch off; in `sparse` only what a lobby cannot do without. */
export function isOn({ scenario, variants }: Choice, leaf: string): boolean {
  return (
    Object.values(leaves).some((codes) => codes.includes(leaf)) &&
    (scenario !== 'sparse' || sparse.includes(leaf)) &&
    !variants.some((variant) => switched[variant] === leaf)
  )
}

export function modulesFor(choice: Choice): Module[] {
  const group = (code: string): Module => ({
    code,
    enabled: true,
    children: (leaves[code] ?? []).map((leaf) => ({ code: leaf, enabled: isOn(choice, leaf) })),
  })
  return [
    { code: 'MEMBER3', enabled: true, children: ['REGISTER3', 'LOGIN3', 'SECURITY3'].map(group) },
    ...['WALLET3', 'MARKETING3', 'SERVICE3', 'AGENT3'].map(group),
  ]
}

export type TopicRecord = { key: string; title: Text; content: Text }

function topic(key: string, title: string, arabicTitle: string, content: string, arabicContent: string): TopicRecord {
  return { key, title: { EN: title, AR: arabicTitle }, content: { EN: content, AR: arabicContent } }
}

export const helpTopics: readonly TopicRecord[] = [
  topic(
    'term',
    'Terms and privacy',
    'الشروط والخصوصية',
    '<h2>Terms</h2><p>You must be of age where you live. One person, one account.</p><h2>Privacy</h2><p>We keep what the law ' +
      'asks us to keep, and no more.</p>',
    '<h2>الشروط</h2><p>يجب أن تكون بالغاً بحسب قانون بلدك. شخص واحد، حساب واحد.</p><h2>الخصوصية</h2><p>نحتفظ بما يطلبه القانون فقط.</p>',
  ),
  topic(
    'deposit',
    'Deposits',
    'الإيداع',
    '<p>Deposits by bank transfer arrive within five minutes.</p><ol><li>Open your wallet.</li><li>Choose a ' +
      'channel.</li><li>Enter the amount.</li></ol>',
    '<p>تصل الإيداعات بالتحويل البنكي خلال خمس دقائق.</p><ol><li>افتح محفظتك.</li><li>اختر قناة.</li><li>أدخل المبلغ.</li></ol>',
  ),
  topic(
    'withdraw',
    'Withdrawals',
    'السحب',
    '<p>A withdrawal needs a transaction password and a bank account in your own name.</p>',
    '<p>يحتاج السحب إلى كلمة مرور للمعاملات وحساب بنكي باسمك.</p>',
  ),
  topic(
    'rules',
    'Game rules',
    'قواعد الألعاب',
    '<p>Each game explains its own rules behind the question mark.</p><table><tr><th>Word</th><th>Meaning</th></tr><tr><td>Valid ' +
      'bet</td><td>What counts for rebates</td></tr></table>',
    '<p>تشرح كل لعبة قواعدها خلف علامة الاستفهام.</p>',
  ),
  topic(
    'responsible',
    'Playing responsibly',
    'اللعب المسؤول',
    '<p>Set a limit before you start. It holds until you change it, and a higher one only from the next day.</p>',
    '<p>حدد سقفاً قبل أن تبدأ. يبقى سارياً حتى تغيّره، ولا يُرفع إلا من اليوم التالي.</p>',
  ),
  topic('contact', 'Contact', 'اتصل بنا', '<p>Our service answers at any hour by chat.</p>', '<p>يجيب فريقنا في أي ساعة عبر الدردشة.</p>'),
]

export const countries: readonly Country[] = [
  { countryCode: 'TH', countryDialingCode: '+66' },
  { countryCode: 'VN', countryDialingCode: '84' },
  { countryCode: 'MY', countryDialingCode: '60' },
  { countryCode: 'ID', countryDialingCode: '62' },
  { countryCode: 'PH', countryDialingCode: '63' },
  { countryCode: 'KH', countryDialingCode: '855' },
  { countryCode: 'CN', countryDialingCode: '+86' },
  { countryCode: 'JP', countryDialingCode: '81' },
  { countryCode: 'KR', countryDialingCode: '82' },
  { countryCode: 'IN', countryDialingCode: '91' },
  { countryCode: 'AE', countryDialingCode: '971' },
  { countryCode: 'BR', countryDialingCode: '55' },
]

/** Contacts, and channels of the footer. The addresses are encrypted as the gateway encrypts them. */
export const services: readonly { csType: string; kind?: string; address: string; key: string }[] = [
  { csType: 'LIVE_CHAT', address: 'https://chat.example.test/w?id=7', key: 'k3yA9zQ1' },
  { csType: 'TELEGRAM', address: 'https://t.example.test/foyer?start=web&lang=en', key: 'Zx81mQp0' },
  { csType: 'WHATSAPP', address: 'https://wa.example.test/6620000000', key: 'w4Kd92Lm' },
  { csType: 'SOCIAL', kind: 'FACEBOOK', address: 'https://social.example.test/foyer', key: 'fB7ty20P' },
  { csType: 'SOCIAL', kind: 'YOUTUBE', address: 'https://video.example.test/@foyer', key: 'yT55kkQ9' },
]

export function appDownload(textIn: (text: Text) => string): AppDownload {
  const steps = [
    {
      title: textIn({ EN: 'Scan the code or tap the link', AR: 'امسح الرمز أو اضغط الرابط' }),
      content: textIn({ EN: '<p>The file comes from our own address.</p>', AR: '<p>يأتي الملف من عنواننا.</p>' }),
    },
    { title: textIn({ EN: 'Allow the installation', AR: 'اسمح بالتثبيت' }) },
    { title: textIn({ EN: 'Log in as usual', AR: 'سجّل الدخول كالمعتاد' }) },
  ]
  return {
    ios: { url: '/app/ios', version: '3.2.0', size: '48 MB', guide: steps },
    iosLite: { url: '/app/ios-lite', version: '1.4.1', size: '2 MB', guide: steps },
    android: { url: '/app/android.apk', version: '3.2.0', size: '41 MB', guide: steps },
  }
}
