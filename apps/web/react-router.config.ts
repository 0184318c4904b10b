import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'dist',
  ssr: true,
  // All routes in one small manifest: the lazy kind asks the server for every link it sees.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
