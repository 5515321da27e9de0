import type { Text } from './text.ts'

export type AgentAnnouncementRecord = { id: string; title: Text; content: Text }

/** What is announced to agents, newest first. */
export const agentAnnouncements: readonly AgentAnnouncementRecord[] = [
  {
    id: 'a-dividend',
    title: { EN: 'New dividend contract for December', AR: 'عقد أرباح جديد لشهر ديسمبر' },
    content: {
      EN: '<p>Dividends of December follow <strong>new tiers</strong>. Offer them to your downlines before the first.</p>',
      AR: '<p>تتبع أرباح ديسمبر <strong>شرائح جديدة</strong>. اعرضها على وكلائك قبل اليوم الأول.</p>',
    },
  },
  {
    id: 'a-maintenance',
    title: { EN: 'JDB maintenance on Tuesday', AR: 'صيانة JDB يوم الثلاثاء' },
    content: {
      EN: '<p>Bets of JDB between <time>04:00</time> and <time>06:00</time> are counted when the studio is back.</p>',
      AR: '<p>تُحتسب رهانات JDB بين 04:00 و06:00 بعد عودة الاستوديو.</p>',
    },
  },
  {
    id: 'a-hourly',
    title: { EN: 'Hourly salaries are paid at five past', AR: 'تُدفع الرواتب الساعية بعد الساعة بخمس دقائق' },
    content: {
      EN: '<p>The salary of an hour is paid five minutes after its end.</p><ul><li>Direct downlines</li><li>Their teams</li></ul>',
      AR: '<p>يُدفع راتب الساعة بعد خمس دقائق من نهايتها.</p><ul><li>الوكلاء المباشرون</li><li>فرقهم</li></ul>',
    },
  },
]
