import { readPermission } from '../../../src/runtime/gateway/endpoints/system/read-permission.ts'
import { mock } from '../../mock.ts'
import { registerSettings } from '../../state/registration.ts'
import { encryptedAddress } from '../../state/service.ts'
import { encryptionKey, languagesOffered, modulesFor, services } from '../../state/site.ts'
import { gatewayTime } from '../../state/text.ts'

export const handler = mock(readPermission, ({ state, merchant }) => {
  const { scenario, variants } = state.choice
  return {
    maintenance: scenario === 'maintenance',
    regionRestriction: scenario === 'blocked',
    location: { ip: '203.0.113.42' },
    imageCdn: [], // the gateway's own origin
    gameLaunchCdn: [],
    info: {
      customerService: services.map(({ address, key, csType, kind }) => ({
        csType,
        path: encryptedAddress(address, key),
        ...(kind && { kind }),
      })),
      domainRoute: [
        { domain: 'foyer.example.test', name: 'Main line', main: true },
        { domain: 'foyer-2.example.test', name: 'Second line' },
      ],
      resources: { androidApp: '/app/android.apk', iosApp: '/app/ios', iosLiteApp: '/app/ios-lite' },
      whitelabel: modulesFor(state.choice),
      mainDomain: 'foyer.example.test',
      analytics: [],
      register: registerSettings(state.choice),
      encryption: { algorithm: 'AES-256-CBC', key: encryptionKey },
      merchant: merchant || 'foyer',
      merchantCode: merchant || 'foyer',
      currencySymbol: '$',
      languages: [...languagesOffered, ...(variants.includes('languages-ty') ? ['TY'] : [])],
      gmtOffset: '+08:00',
      serverTime: gatewayTime(state.now()),
    },
  }
})
