import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const topics = [
  { key: 'deposit', title: 'Deposits', html: '<p>Money arrives <b>within minutes</b>.</p>' },
  {
    key: 'term',
    title: 'Terms and privacy',
    html: '<h3>Age</h3><p>You are <a href="https://example.test/age">18 or older</a>.</p>',
    current: true,
  },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: { title: 'Help' }, inputs: { topics } },
  hostile: {
    title: 'Hostile text',
    props: { title: 'Help' },
    inputs: {
      topics: [
        {
          key: 'x',
          title: '<b>Not bold</b>',
          html:
            '<p onclick="alert(1)">Read</p><script>alert(2)</script><img src=x onerror=alert(3)><a ' +
            'href="javascript:alert(4)">go</a><style>*{display:none}</style>',
        },
      ],
    },
  },
  longest: {
    title: 'Longest text',
    props: { title: 'Help and everything else you may want to know' },
    inputs: { topics: [{ key: 'long', title: 'A topic with a title that goes on for a while', html: `<p>${'Words '.repeat(200)}</p>` }] },
  },
  rtl: {
    title: 'Right to left',
    props: { title: 'المساعدة' },
    inputs: { topics: [{ key: 'term', title: 'الشروط', html: '<p>نص</p>' }] },
    language: 'AR',
  },
}
