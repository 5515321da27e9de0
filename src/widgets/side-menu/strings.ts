export const strings = {
  label: 'Side menu',
  menu: 'Menu',
  close: 'Close the menu',
  app: 'Get the app',
  ios: 'iOS',
  android: 'Android',
  'app-code': 'Code for the {{platform}} app: scan it with your phone',
  'show-app': 'Get the app: show the codes',
  new: 'new',
  'logout-title': 'Sign out?',
  'logout-text': 'Running games are closed. Your balance and bets stay as they are.',
}
