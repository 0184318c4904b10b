// A process that is killed at any moment of an upload leaves a document that waits with its picture, or one as before.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { writeTestDataFolder } from '@yanta/database/testing'
import { expect, test } from 'vitest'
import { startedPlatform, testSecrets } from '../../../testing/templates.ts'
import type { DocumentsAreUp } from './testing/killable-documents.ts'
import { makeJpeg } from '../../../plugins/pictures/testing/pictures.ts'
import { nodeEnv } from '../../../../../../tools/testing/node-env.ts'

const kills = 6

test(
  'a kill while a picture is sent leaves it whole or not at all, and no other file [7.20]',
  { timeout: 600_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'yanta-kill-documents-'))
    mkdirSync(join(dataDir, 'documents'))
    await writeTestDataFolder(join(dataDir, 'database'), startedPlatform)
    const file = (await makeJpeg({ width: 1_600, height: 1_200 })).toString('base64')
    let child: ChildProcess | undefined
    const seen: string[] = []
    /** How long a picture takes that nothing interrupts. */
    let wholeMs = 0
    try {
      for (let kill = 0; kill <= kills; kill += 1) {
        child = fork(join(import.meta.dirname, 'testing/killable-documents.ts'), {
          execArgv: [],
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
          env: { ...nodeEnv(), ...testSecrets, DATA_DIR: dataDir },
        })
        const [up] = (await once(child, 'message')) as [DocumentsAreUp]
        seen.push(up.status)
        // Of a declined document the last picture is kept.
        expect(up.files).toHaveLength(kill === 0 ? 0 : 1)
        expect(up.files.every((name) => /^[0-9a-f]{40}$/.test(name))).toBe(true)
        if (up.status === 'wait') expect(up.pictureBytes).toBeGreaterThan(1_000)
        if (kill === kills) break
        const beganAt = performance.now()
        const sent = send(up, file)
        // At another moment each time: while it arrives, is read, is stored.
        await Promise.race([kill === 0 ? sent : wait((wholeMs * kill) / kills), sent])
        if (kill === 0) wholeMs = performance.now() - beganAt
        const exited = once(child, 'exit')
        child.kill('SIGKILL')
        await exited
      }
      expect(seen.slice(0, 2)).toEqual(['none', 'wait'])
      expect(seen).toContain('cancel')
    } finally {
      child?.kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)

/** Resolves with the answer, or when the process is gone. */
async function send({ origin, token }: DocumentsAreUp, file: string): Promise<void> {
  const request = {
    method: 'PUT',
    body: JSON.stringify({ file, name: 'undecided.jpg' }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  }
  await fetch(`${origin}/json-api/verifications/identity?platform=desktop`, request).catch(() => {})
}
