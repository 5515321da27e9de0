import type { Examples } from '../../runtime/contract/widget.ts'
import type { Announcement } from '../../schemas/nouns/announcement.ts'
import type { contract } from './contract.ts'

const props = { title: 'Announcements', page: false }
const lanterns: Announcement = {
  key: 'lanterns',
  title: 'Nine nights of lanterns',
  html: '<p>From tonight until Sunday every lantern game counts.</p><p>Points double between 20:00 and 21:00.</p>',
  picture: ['/img/scene/promo-crown.svg'],
  kind: 'promotion',
  to: '/promotions?id=p-lanterns',
}
const maintenance: Announcement = {
  key: 'jdb',
  title: 'JDB maintenance, Tuesday',
  html: '<p><b>JDB</b> games rest between 04:00 and 06:00.</p>',
  picture: [],
  kind: 'headline',
}
const studio: Announcement = {
  key: 'studio',
  title: 'New studio in slots',
  html: '<p>More than a hundred new titles.</p>',
  picture: [],
  kind: 'player',
}
const all = [lanterns, maintenance, studio]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three announcements', props, inputs: { announcements: all } },
  chosen: { title: 'One was asked for', props, inputs: { announcements: [lanterns, { ...maintenance, current: true }, studio] } },
  one: { title: 'A single one, which tells of no promotion', props, inputs: { announcements: [studio] } },
  page: { title: 'On a page', props: { ...props, page: true }, inputs: { announcements: [maintenance, studio] } },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Announcements of this week and of the weeks to come' },
    inputs: {
      announcements: [
        {
          ...lanterns,
          title: 'A very long title that goes on for a while and says the same thing twice, and then once more',
          html: '<p>A sentence that goes on for a while. </p>'.repeat(40),
        },
        maintenance,
      ],
    },
  },
  hostile: {
    title: 'Hostile text',
    props,
    inputs: {
      announcements: [
        {
          key: 'x',
          title: '<b>Not bold</b>',
          html: '<p onclick="alert(1)">Read</p><script>alert(2)</script><img src=x onerror=alert(3)><style>*{display:none}</style>',
          picture: [],
        },
      ],
    },
  },
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'الإعلانات' },
    inputs: {
      announcements: [
        { ...lanterns, title: 'تسع ليالٍ من الفوانيس', html: '<p>كل لعبة فوانيس تُحتسب حتى الأحد.</p>' },
        { ...maintenance, title: 'صيانة JDB يوم الثلاثاء' },
      ],
    },
    language: 'AR',
  },
}
