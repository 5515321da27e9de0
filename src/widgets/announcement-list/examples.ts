import type { Examples } from '../../runtime/contract/widget.ts'
import type { Announcement } from '../../schemas/nouns/announcement.ts'
import type { contract } from './contract.ts'

const props = { title: 'Announcements', to: '/agentHome?page=agentAnnouncement', count: 4 }
const dividend: Announcement = {
  key: 'dividend',
  title: 'New dividend contract for December',
  html: '<p>Dividends of December follow new tiers.</p>',
  picture: [],
  time: '2026-11-22T10:00:00+08:00',
}
const maintenance: Announcement = {
  key: 'jdb',
  title: 'JDB maintenance on Tuesday',
  html: '<p>Bets of JDB are counted when the studio is back.</p>',
  picture: [],
  time: '2026-11-21T10:00:00+08:00',
}
const hourly: Announcement = { key: 'hourly', title: 'Hourly salaries are paid at five past', html: '', picture: [] }
const more = ['One', 'Two', 'Three'].map((title): Announcement => ({ ...maintenance, key: title, title }))

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three announcements, one without a day', props, inputs: { announcements: [dividend, maintenance, hourly] } },
  more: { title: 'More than are shown', props: { ...props, count: 3 }, inputs: { announcements: [dividend, maintenance, ...more] } },
  one: { title: 'A single one', props, inputs: { announcements: [maintenance] } },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Announcements of this week and of the weeks to come' },
    inputs: {
      announcements: [
        { ...dividend, title: 'A very long title that goes on for a while and says the same thing twice, and then once more to the end' },
        { ...maintenance, title: 'a'.repeat(160) },
      ],
    },
  },
  hostile: {
    title: 'Hostile text and a day that is none',
    props,
    inputs: {
      announcements: [{ key: '&page=x#', title: '<b>Not bold</b>', html: '<script>alert(1)</script>', picture: [], time: 'soon' }],
    },
  },
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'الإعلانات' },
    inputs: {
      announcements: [
        { ...dividend, title: 'عقد أرباح جديد لشهر ديسمبر' },
        { ...maintenance, title: 'صيانة JDB يوم الثلاثاء' },
      ],
    },
    language: 'AR',
  },
}
