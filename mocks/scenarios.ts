/** The scenarios that a mock can play. */
export const scenarios = ['usual', 'sparse', 'huge', 'empty', 'hostile', 'maintenance', 'blocked'] as const
export type Scenario = (typeof scenarios)[number]

/** Changes to the menu, the languages and the login methods that a mock must be able to produce. Several can be combined. */
export const variants = {
  'esports-and-cockfight-one': 'SPORTS keeps three vendors; after the split ESPORTS is [IMES] and COCKFIGHT [SV3] (the usual menu)',
  'mxwin-one': 'MXWIN is [MXW] (the usual menu)',
  'live-12': 'LIVE with twelve vendors (the usual menu)',
  'sports-split-only': 'SPORTS is [IMES, SV3] and becomes empty after the split',
  'sports-absent': 'no SPORTS',
  'rng-3': 'RNG with 3 vendors',
  'rng-10': 'RNG with 10 vendors',
  'rng-11': 'RNG with 11 vendors',
  'rng-15': 'RNG with 15 vendors',
  'rng-20': 'RNG with 20 vendors',
  'rng-21': 'RNG with 21 vendors (the usual menu)',
  'elott-vn': 'ELOTT holds TCG_LOTTO_VN',
  'elott-lott': 'ELOTT holds LOTT',
  'elott-neither': 'ELOTT holds TCG_SEA alone (the usual menu)',
  'elott-absent': 'no ELOTT',
  'mxwin-absent': 'no MXWIN',
  'mxwin-empty': 'MXWIN without vendors',
  'mxwin-several': 'MXWIN with several vendors',
  'fish-first': 'FISH comes first',
  'fish-middle': 'FISH comes in the middle',
  'fish-last': 'FISH comes last',
  'fish-absent': 'no FISH',
  'cockfight-category': 'ESPORTS and COCKFIGHT come as categories of their own as well',
  'unknown-category': 'a category that the portal does not know',
  'category-twice': 'RNG comes twice',
  'list-null': 'the menu is null',
  'card-single': 'one card in place of a list of cards',
  'languages-ty': 'the site offers TY, which opens bingo',
  'no-slider': 'a login needs no slider',
  'no-username-register': 'no registration by user name',
  'no-mobile-register': 'no registration by mobile number',
  'no-mobile-password': 'registration by mobile number asks for no password',
  'no-register-code': 'registration needs no SMS code',
  'no-mobile-login': 'no login by SMS code',
  'no-free-play': 'no free play',
  'no-social-login': 'no social login',
  'no-one-click': 'no one-click login',
  'no-password-code': 'a change of password needs no SMS code',
  'no-password-expiry': 'an expired password need not be changed',
  'sms-two-minutes': 'SMS codes are good for two minutes',
  'sms-captcha': 'an SMS code needs a captcha',
  'register-minimal': 'registration asks for user name and password alone',
  'register-full': 'registration asks for every field there is',
  'register-captcha': 'registration asks for a captcha as well',
  'register-hostile-patterns': 'registration has patterns that hang a browser, and one that is no pattern',
  'register-no-token': 'a registration gives no token: the typed credentials log in',
  'single-wallet': 'one wallet for all vendors: nothing to transfer between wallets',
  'long-ids': 'games have ids beyond 2^53, which the gateway sends as JSON numbers',
  'domain-invalid': 'the address of the page is none of the merchant’s',
} as const satisfies Record<string, string>
export type Variant = keyof typeof variants

export type Choice = { scenario: Scenario; variants: readonly Variant[] }

/** Reads `usual` or `usual+rng-3+fish-first`; anything unknown in it gives `undefined`. */
export function readChoice(text: string): Choice | undefined {
  const [first = '', ...rest] = text.split('+')
  const scenario = scenarios.find((name) => name === first)
  const chosen = rest.filter((name): name is Variant => Object.hasOwn(variants, name))
  return scenario && chosen.length === rest.length ? { scenario, variants: chosen } : undefined
}
