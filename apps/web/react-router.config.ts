import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressAssets } from './build/compress-assets.ts'

export default {
  appDirectory: 'src',
  buildDirectory: 'dist',
  ssr: true,
  // All routes in one small manifest: the lazy kind asks the server for every link it sees.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
