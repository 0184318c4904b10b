// The component gallery: `npm run gallery` serves it with hot reload, `npm run gallery -- build` writes it to apps/web/dist/gallery.
import { buildStale } from './builds/build-stale.ts'
import { gallery } from './builds/parts.ts'
import { runProgram } from './checks/run-program.ts'

const port = process.env.GALLERY_PORT ?? '6006'

async function main([task = 'serve']: string[]): Promise<boolean> {
  if (task === 'build') return buildStale({ force: true, parts: [gallery] })
  if (task === 'serve')
    return runProgram(
      gallery.command[0],
      [
        'dev',
        '--config-dir',
        '.storybook',
        '--port',
        port,
        '--exact-port',
        '--ci',
        '--no-version-updates',
        '--disable-telemetry',
      ],
      { cwd: gallery.folder },
    )
  console.error(`The gallery can serve or build, not "${task}".`)
  return false
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
