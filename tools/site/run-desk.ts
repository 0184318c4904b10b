// The operator's desk of a running site. The command goes over the site's socket, as from the terminal; a process of the terminal's
// own only to send it would cost more than most commands, and apps/platform/src/desk/desk-main.test.ts starts one.
import { randomUUID } from 'node:crypto'
import { readCommandLine } from '../../apps/platform/src/desk/command-line.ts'
import { askDesk, deskAddress } from '../../apps/platform/src/desk/desk-socket.ts'
import { root } from '../project/root.ts'

/** Runs a command on the site of this data folder; returns its output, and throws an error with it when the command fails. */
export async function runDesk(dataDir: string, words: string[]): Promise<string> {
  const request = readCommandLine(words, { user: 'journey', key: randomUUID(), folder: root })
  const answer = await askDesk(deskAddress(dataDir), request)
  if (!answer) throw new Error(`no site runs on ${dataDir}`)
  if (answer.exitCode !== 0) throw new Error(answer.text)
  return answer.text.trim()
}
