import type { Examples } from '../../runtime/contract/widget.ts'
import type { AppPackages } from '../../schemas/nouns/brand.ts'
import type { contract } from './contract.ts'

const guide = [
  { title: 'Scan the code or tap the link', html: '<p>The file comes from <b>our own</b> address.</p>' },
  { title: 'Allow the installation', picture: ['/img/placeholder.svg'] },
  { title: 'Log in as usual' },
]
const apps: AppPackages = [
  { platform: 'ios', url: 'https://apps.example.test/ios?language=EN', version: '3.2.0', size: '48 MB', guide },
  { platform: 'ios-lite', url: 'https://apps.example.test/ios-lite?language=EN', size: '2 MB', guide: guide.slice(2) },
  { platform: 'android', url: 'https://apps.example.test/android.apk', version: '3.2.0', guide: [] },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three apps', props: {}, inputs: { apps } },
  one: { title: 'One app', props: {}, inputs: { apps: apps.slice(2) } },
  rtl: { title: 'Right to left', props: {}, inputs: { apps }, language: 'AR' },
}
