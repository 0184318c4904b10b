// The web process by itself, as in a deployment apart: the CPU time it reports is that of rendering alone.
import { readConfig } from '@yanta/config'
import { buildWeb } from '@yanta/web'

const config = readConfig(process.env)
const web = await buildWeb({ config })
await web.listen({ host: '127.0.0.1', port: Number(process.env.SITE_PORT) })

process.on('message', () => process.send?.(process.cpuUsage()))
process.on('disconnect', () => process.exit())
process.send?.('listening')
