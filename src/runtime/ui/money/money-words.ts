/** Words of an amount of money; a widget that asks for one adds them to its own. */
export const moneyWords = {
  amount: 'Amount',
  between: 'Between {{min}} and {{max}}',
  'amount-wrong': 'Enter an amount such as 250 or 99.50.',
  'amount-two': '“{{typed}}” could be {{one}} or {{other}}. Type the one that you mean.',
  'amount-range': 'Enter an amount between {{min}} and {{max}}.',
  'amount-short': 'You have {{available}}.',
  undecided: 'Your {{amount}} of {{time}} is not decided yet.',
}

/** Words of a form that asks for the transaction password. */
export const passwordWords = {
  password: 'Transaction password',
  'password-missing': 'Enter your transaction password.',
  show: 'Show the password',
  hide: 'Hide the password',
  'no-password': 'You have no transaction password yet. Set one first.',
  'set-password': 'Set a transaction password',
  'to-security': 'To the security center',
}

/** Words of a request that is sent once and asked after when its answer is lost; a widget that sends one adds them to its own. */
export const callWords = {
  'tries-left': '{{text}} Tries left: {{count}}',
  sending: 'Sending…',
  unsent: 'Nothing was sent: {{why}}',
  checking: 'The connection broke before the answer came. Your history is being asked. Do not send it again.',
  unknown: 'The connection broke before the answer came, and your history does not answer. Ask again before you send anything.',
  'ask-again': 'Ask again',
  missing: 'Your history does not have it. You can send it again: it is asked once more before that.',
  unclear:
    'The connection broke before the answer came, and whether it was booked cannot be known: ' +
    'your balance was changed by something else, too. Look at your balance and your records before you send it again.',
  elsewhere: 'You are sending one in another tab, so nothing was sent from here. Your history shows what became of it.',
}
