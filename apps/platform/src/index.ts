// The platform as a part of a larger process. main.ts runs it alone.
export { buildPlatform, type PlatformOptions } from './app.ts'
export { seedDemoRegulars, type Regulars } from './database/seeds/demo-regulars.ts'
