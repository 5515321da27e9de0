import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const look = { align: 'start', width: 'reading' } as const

export const examples: Examples<typeof contract> = {
  usual: {
    title: 'Terms of a promotion',
    props: {
      ...look,
      content: [
        { style: 'heading', spans: [{ text: 'Weekend reload' }] },
        {
          style: 'paragraph',
          spans: [
            { text: 'Deposit from Friday to Sunday and get ' },
            { text: '20% more', bold: true },
            { text: ', up to 500. Choose it in the ' },
            { text: 'deposit form', link: '/member?page=depositv2' },
            { text: '.' },
          ],
        },
        { style: 'subheading', spans: [{ text: 'How it works' }] },
        { style: 'number', spans: [{ text: 'Deposit at least 50.' }] },
        { style: 'number', spans: [{ text: 'The bonus is added at once.' }] },
        { style: 'number', spans: [{ text: 'Wager it eight times within seven days.' }] },
        { style: 'subheading', spans: [{ text: 'What does not count' }] },
        { style: 'bullet', spans: [{ text: 'Bets that were cancelled' }] },
        { style: 'bullet', spans: [{ text: 'Free spins', italic: true }, { text: ' of other promotions' }] },
      ],
    },
  },
  centered: {
    title: 'A line in the middle',
    props: {
      align: 'center',
      width: 'full',
      content: [{ style: 'paragraph', spans: [{ text: 'Play with what you can afford to lose.' }] }],
    },
  },
  longest: {
    title: 'Longest words',
    props: {
      ...look,
      content: [
        { style: 'heading', spans: [{ text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2) }] },
        { style: 'bullet', spans: [{ text: 'a'.repeat(200), link: '/rng' }] },
      ],
    },
  },
  rtl: {
    title: 'Right to left',
    language: 'AR',
    props: {
      ...look,
      content: [
        { style: 'heading', spans: [{ text: 'مكافأة نهاية الأسبوع' }] },
        { style: 'paragraph', spans: [{ text: 'أودِع نهاية الأسبوع واحصل على ' }, { text: '20% إضافية', bold: true }, { text: '.' }] },
        { style: 'bullet', spans: [{ text: 'الحد الأدنى للإيداع 50' }] },
      ],
    },
  },
}
