import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createSmtpMail, readSmtpOptions } from './smtp-mail.ts'

const letter = {
  id: 'a1b2',
  sender: { name: 'Ферна', address: 'hello@ferna.example' },
  recipient: 'a@example.com',
  subject: '4071 — ваш код',
  text: 'Ваш код: 4071',
  html: '<p>Ваш код: <b>4071</b></p>',
}
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Speaks just enough SMTP to accept a letter; `says` changes one of its answers. */
async function startMailServer(says: Record<string, string> = {}) {
  const commands: string[] = []
  const letters: string[] = []
  const server = createServer((socket) => {
    let [buffer, isLetter] = ['', false]
    const usual: Record<string, string> = {
      EHLO: '250-mail.example\r\n250 8BITMIME',
      DATA: '354 go on',
      QUIT: '221 bye',
    }
    socket
      .on('error', () => {})
      .on('data', (bytes) => {
        buffer += bytes.toString()
        for (
          let end = buffer.indexOf(isLetter ? '\r\n.\r\n' : '\r\n');
          end >= 0;
          end = buffer.indexOf(isLetter ? '\r\n.\r\n' : '\r\n')
        ) {
          const part = buffer.slice(0, end)
          buffer = buffer.slice(end + (isLetter ? 5 : 2))
          const name = isLetter ? '.' : part.split(' ')[0]!.toUpperCase()
          ;(isLetter ? letters : commands).push(part)
          isLetter = name === 'DATA'
          socket.write(`${says[name] ?? usual[name] ?? '250 ok'}\r\n`)
        }
      })
    socket.write('220 mail.example ESMTP\r\n')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const sender = createSmtpMail(`smtp://127.0.0.1:${port}`)
  closers.push(() => {
    sender.close!()
    server.close()
  })
  return { commands, letters, sender }
}

const headersOf = (text: string) =>
  text
    .split('\r\n\r\n')[0]!
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')

test('a letter is sent as text and HTML, with a Message-ID that a retry keeps', async () => {
  const { commands, letters, sender } = await startMailServer()
  await sender.send(letter)
  await sender.send(letter)
  expect(commands).toEqual(
    expect.arrayContaining(['MAIL FROM:<hello@ferna.example>', 'RCPT TO:<a@example.com>']),
  )
  const headers = headersOf(letters[0]!)
  expect(headers).toEqual(
    expect.arrayContaining([
      'Message-ID: <a1b2@ferna.example>',
      'To: a@example.com',
      'Auto-Submitted: auto-generated',
      'MIME-Version: 1.0',
    ]),
  )
  expect(headersOf(letters[1]!)).toContain('Message-ID: <a1b2@ferna.example>')
  expect(headers.find((line) => line.startsWith('From:'))).toMatch(/=\?UTF-8\?.*\?= <hello@ferna\.example>$/)
  expect(letters[0]).toMatch(/multipart\/alternative[^]*text\/plain[^]*text\/html/)
})

test('no part of a letter becomes a header or another recipient', async () => {
  const { commands, letters, sender } = await startMailServer()
  await sender.send({
    ...letter,
    subject: 'Hello\r\nBcc: all@example.com',
    sender: { name: 'Ферна"\r\nX-Evil: 1', address: 'hello@ferna.example' },
    recipient: 'a@example.com',
  })
  expect(headersOf(letters[0]!).filter((line) => /^(?:Bcc|X-Evil)/i.test(line))).toEqual([])
  for (const recipient of [
    'b@example.com, c@example.com',
    'd@example.com>\r\nRCPT TO:<e@example.com',
    'B <b@example.com>',
    'c@example.com;d@example.com',
    '',
  ]) {
    await expect(sender.send({ ...letter, recipient })).rejects.toThrow('not one address')
  }
  expect(commands.filter((line) => line.startsWith('RCPT TO:'))).toEqual(['RCPT TO:<a@example.com>'])
})

test.each([
  ['RCPT', '550 no such mailbox'],
  ['.', '451 try later'],
  ['MAIL', '421 closing'],
])('a server that answers %s with %s is an error: the letter is retried', async (command, answer) => {
  const { sender } = await startMailServer({ [command]: answer })
  await expect(sender.send(letter)).rejects.toThrow()
})

test('a remote server needs TLS with a valid certificate, from the start or by STARTTLS before anything is sent', () => {
  expect(readSmtpOptions('smtps://yanta:se%40cret@mail.example')).toMatchObject({
    host: 'mail.example',
    port: 465,
    secure: true,
    auth: { user: 'yanta', pass: 'se@cret' },
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
  })
  expect(readSmtpOptions('smtp://mail.example')).toMatchObject({
    port: 587,
    secure: false,
    requireTLS: true,
    ignoreTLS: false,
    tls: { rejectUnauthorized: true },
  })
  expect(readSmtpOptions('smtp://mail.example:25')).toMatchObject({ port: 25, requireTLS: true })
  expect(readSmtpOptions('smtp://[::1]:25')).toMatchObject({
    host: '::1',
    requireTLS: false,
    ignoreTLS: true,
  })
})
