/** A pattern that a gateway could send, and a value for which it never ends or fails. */
export type HostilePattern = {
  family: 'nested' | 'overlapping' | 'reference' | 'look' | 'row' | 'huge' | 'invalid'
  source: string
  value: string
}

const a = (times: number, end = '!') => 'a'.repeat(times) + end

function of(family: HostilePattern['family'], ...pairs: (readonly [source: string, value: string])[]): HostilePattern[] {
  return pairs.map(([source, value]) => ({ family, source, value }))
}

/**
 * Patterns that must not block a page: each takes more than half a second with its value when it is run directly, or cannot run at all
 * (`invalid`, and some of `huge`). Values are texts that somebody might type, at most 1,000 characters; about 33 in the first families.
 */
export const hostilePatterns: readonly HostilePattern[] = [
  ...of(
    'nested',
    ['(a+)+', a(33)],
    ['(a*)*', a(33)],
    ['(a+)*', a(33)],
    ['(a*)+', a(33)],
    ['((a+)+)+', a(33)],
    ['([a-z]+)+', a(33)],
    ['([a-z0-9]+)*', 'maya2026'.repeat(4) + '!'],
    ['(\\w+)+', 'letmein'.repeat(5) + ' '],
    ['(\\d+)+', '0912345678'.repeat(3) + '123-'],
    ['(\\w+\\s?)+', 'a'.repeat(33) + '!'],
    ['^(\\w+\\s*)*$', 'maya lin '.repeat(6) + '!'],
    ['(a{1,33}){1,33}', a(33)],
    ['(a+){2,}', a(33)],
    ['(a+)+?', a(33)],
    ['(?:a+)+', a(33)],
    ['(?<word>a+)+', a(33)],
    ['([^@]+)*@', 'a'.repeat(33)],
    ['((ab)+)+', 'ab'.repeat(28) + '!'],
    ['(.*)*x', 'a'.repeat(33)],
    ['(.+)+@(.+)+', 'a'.repeat(33)],
    ['([\\p{L}]+)+', 'ก'.repeat(33) + '!'],
    ['^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$', 'a'.repeat(33)],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(40)],
  ),
  ...of(
    'overlapping',
    ['(a|a)*', a(33)],
    ['(a|aa)+', a(48)],
    ['(a|a?)+', a(33)],
    ['(a|b|ab)*c', 'ab'.repeat(40)],
    ['(\\w|\\d)+', '0'.repeat(33) + '!'],
    ['(\\w|[a-z])*', a(33)],
    ['([a-z]|[a-c])+', 'abc'.repeat(12) + '!'],
    ['(.|\\s)*x', ' '.repeat(33)],
    ['(.|[a-z])+!', a(33, '?')],
    ['(?:\\d|\\d\\d)+', '0'.repeat(48) + '-'],
    ['([A-Za-z]|\\w)+@', 'maya'.repeat(9)],
    ['(x|x|x)*y', 'x'.repeat(24)],
    ['([\\u4e00-\\u9fa5]|[^a])+a', '陈'.repeat(33)],
    ['((a|b)|(a|c))+', a(33)],
    ['(ab|a|b)*!', 'ab'.repeat(40)],
    ['([ก-๙]|\\S)+', 'ก'.repeat(33) + ' '],
  ),
  ...of(
    'reference',
    ['(a+)\\1+b|(a*)*c', 'a'.repeat(33)],
    ['(.*)\\1(.*)\\2(.*)\\3x', 'a'.repeat(1_000)],
    ['(a*)(a*)(a*)\\1\\2\\3b', 'a'.repeat(1_000)],
    ['(?:(a)|\\1a)*b|(\\1a|a)+c', 'a'.repeat(33)],
    ['(?<c>.)(?:\\k<c>+)+!', 'a'.repeat(34)],
    ['((a)\\2?)+!', 'a'.repeat(48)],
    ['(.+)(.+)(.+)\\3\\2\\1!', 'a'.repeat(1_000)],
  ),
  ...of(
    'look',
    ['(?=(a+)+b).*', 'a'.repeat(33)],
    ['(?!(a+)+b$)a*c', 'a'.repeat(33)],
    ['(?:(?=a)a+)+b', 'a'.repeat(33)],
    ['(?:(?=[a-z]+)[a-z]|(?!b)a)+!', 'a'.repeat(33)],
    ['(a+(?=a*))+b', 'a'.repeat(33)],
    ['.*(?<=x(a+)+)!', a(33)],
    ['(?:(?!x).)*(?:(?!y).)*(?:(?!z).)*(?:(?!w).)*!', 'a'.repeat(300)],
    ['^(?=.*[A-Z])(?=(\\w+)+$).*', 'A' + 'a'.repeat(33) + '!'],
    ['(?=(.*)*x)\\w+', 'a'.repeat(33)],
  ),
  ...of(
    'row',
    ['a*a*a*a*a*a*b', 'a'.repeat(400)],
    ['\\w*\\w*\\w*\\w*\\w*!', 'a'.repeat(400)],
    ['.*.*.*.*.*x', 'a'.repeat(400)],
    ['\\s*\\s*\\s*\\s*\\s*x', ' '.repeat(400)],
    ['[a-z]+[a-z0-9]+[a-z]+[a-z0-9]+[a-z]+!', 'a'.repeat(400)],
    ['(.*)(.*)(.*)(.*)(.*)[0-9]', 'a'.repeat(400)],
    ['a?'.repeat(33) + 'b', 'a'.repeat(33)],
    ['\\d{1,300}\\d{1,300}\\d{1,300}\\d{1,300}\\d{1,300}-', '0'.repeat(400)],
  ),
  ...of(
    'huge',
    ['(a{1,1000}){1,1000}', a(33)],
    ['((a{0,100}){0,100}){0,100}b', 'a'.repeat(33)],
    ['(?:(?:a?){100}){100}b', 'a'.repeat(33)],
    ['(((a{1,10}){1,10}){1,10}){1,10}b', 'a'.repeat(33)],
    ['((((\\w{1,50}){1,50}){1,50}){1,50}){1,50}!', 'a'.repeat(33)],
    ['(?:a{1000}){1000}|(a|a)+!', 'a'.repeat(33)],
  ),
  ...of(
    'invalid',
    ['([a-z', 'maya'],
    ['(', 'maya'],
    ['a)|(b', 'a'],
    ['*a', 'a'],
    ['[z-a]+', 'a'],
    ['(?<=a', 'a'],
    ['\\', 'a'],
    ['(?<n>a)(?<n>b)', 'ab'],
    ['a{5,2}', 'aaa'],
    ['(?P<name>a+)', 'a'],
    ['[[:alpha:]-\\w]++', 'a'],
    ['(?>a+)b', 'aab'],
  ),
]
