import { expect, test } from 'vitest'
import { buildLogger, type LogSettings } from './logger.ts'

function write(settings: Partial<LogSettings>, isTTY: boolean): string {
  let text = ''
  const stream = { isTTY, write: (line: string) => void (text += line) }
  const log = buildLogger({ logLevel: '', logFormat: 'auto', ...settings }, stream).child({ part: 'web' })
  log.info({ url: '/', status: 200 }, 'answered')
  log.warn(
    { err: new Error('connect ECONNREFUSED 127.0.0.1:3002'), tries: 3 },
    'the platform could not be reached',
  )
  return text
}

test('on a terminal a warning is one short line, and requests have none', () => {
  expect(write({}, true)).toMatch(
    /^\d\d:\d\d:\d\d warn {2}web: the platform could not be reached: connect ECONNREFUSED 127\.0\.0\.1:3002 tries=3\n$/,
  )
})

test('requests are printed when the log level asks for them', () => {
  expect(write({ logLevel: 'info' }, true)).toMatch(/^\S+ info {2}web: answered url=\/ status=200\n/)
})

test.each([
  ['no terminal', {}, false],
  ['LOG_FORMAT=json', { logFormat: 'json' }, true],
] as const)('%s gets lines of JSON from info on', (_, settings, isTTY) => {
  const lines = write({ ...settings, logLevel: 'info' }, isTTY)
    .trimEnd()
    .split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'answered',
    'the platform could not be reached',
  ])
})

test('untrusted text contains no control characters and adds no line', () => {
  let text = ''
  const stream = { isTTY: true, write: (line: string) => void (text += line) }
  buildLogger({ logLevel: '', logFormat: 'auto' }, stream).warn(
    { url: '/\u001b[2J\n12:00:00 error all is lost' },
    'odd',
  )
  expect(text.match(/\n/g)).toHaveLength(1)
  expect(text).not.toContain('\u001b')
})

test('stacks follow the line when they are enabled', () => {
  let text = ''
  const stream = { isTTY: true, write: (line: string) => void (text += line) }
  buildLogger({ logLevel: 'debug', logFormat: 'auto' }, stream).error({ err: new Error('lost') }, 'it broke')
  expect(text).toMatch(/error it broke: lost\nError: lost\n +at /)
})
