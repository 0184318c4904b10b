import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressAssets } from './build/compress-assets.ts'
import { shortenRouteList } from './build/route-list.ts'
import { buildServiceWorker } from './build/service-worker.ts'
import { nameBuildDirectory, readSiteBase } from './build/site-base.ts'
import { keepStyles } from './build/site-styles.ts'

const base = readSiteBase()

export default {
  appDirectory: 'src',
  basename: base,
  buildDirectory: nameBuildDirectory(base),
  ssr: true,
  // All routes in one small manifest: the lazy kind asks the server for every link it sees.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig, viteConfig }) {
    const directory = join(reactRouterConfig.buildDirectory, 'client')
    await keepStyles(reactRouterConfig.buildDirectory)
    await shortenRouteList(directory)
    await buildServiceWorker(viteConfig.root, directory)
    await compressAssets(directory)
  },
} satisfies Config
