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
import { makeJpeg } from './testing/pictures.ts'

test(
  'a kill while a picture is sent leaves it whole or not at all, and no other file [7.20]',
  { timeout: 300_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'yanta-kill-documents-'))
    mkdirSync(join(dataDir, 'documents'))
    await writeTestDataFolder(join(dataDir, 'database'), startedPlatform)
    const file = (await makeJpeg({ width: 1_600, height: 1_200 })).toString('base64')
    let child: ChildProcess | undefined
    const seen = new Set<string>()
    try {
      for (let kill = 0; kill <= 12; kill += 1) {
        child = fork(join(import.meta.dirname, 'testing/killable-documents.ts'), {
          execArgv: [],
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
          env: { PATH: process.env.PATH, ...testSecrets, DATA_DIR: dataDir },
        })
        const [up] = (await once(child, 'message')) as [DocumentsAreUp]
        seen.add(up.status)
        if (kill === 0) expect([up.status, up.files]).toEqual(['none', []])
        // Of a declined document the last picture is kept.
        expect(up.files.every((name) => /^[0-9a-f]{40}$/.test(name))).toBe(true)
        expect(up.files.length).toBeLessThanOrEqual(1)
        if (up.status === 'wait') expect(up.pictureBytes).toBeGreaterThan(1_000)
        if (kill === 12) break
        const sent = fetch(`${up.origin}/json-api/verifications/identity?platform=desktop`, {
          method: 'PUT',
          body: JSON.stringify({ file, name: 'undecided.jpg' }),
          headers: { authorization: `Bearer ${up.token}`, 'content-type': 'application/json' },
        }).then(
          (answer) => answer.status,
          () => null,
        )
        // At another moment each time: while it arrives, is read, is stored, and after it was answered.
        await Promise.race([wait(20 + kill * 60), sent])
        const exited = once(child, 'exit')
        child.kill('SIGKILL')
        await exited
      }
      expect(seen.has('wait')).toBe(true)
    } finally {
      child?.kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
