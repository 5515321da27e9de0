import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const props = { to: '/agentHome?page=downlineManagmentView' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Two levels down', props, inputs: { team: { path: ['lin_team', 'kim_house'] } } },
  top: { title: 'No account', props, inputs: { team: { path: [] } } },
  longest: {
    title: 'Many levels, and longest names',
    props,
    inputs: { team: { path: ['anAccountThatGoesOn'.repeat(6), ...Array.from({ length: 12 }, (_, index) => `level_${index + 1}`)] } },
  },
  hostile: { title: 'Names that are no part of an address', props, inputs: { team: { path: ['a&page=x', '__proto__', '<b>'] } } },
  rtl: { title: 'Right to left', props, inputs: { team: { path: ['lin_team'] } }, language: 'AR' },
}
