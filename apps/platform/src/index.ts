// The platform as a part of a bigger process. It runs by itself through main.ts.
export { buildPlatform, type PlatformOptions } from './app.ts'
export { contentFolder, loadContent } from './modules/catalogue/content.ts'
export { seedDemoRegulars, type Regulars } from './database/seeds/demo-regulars.ts'
