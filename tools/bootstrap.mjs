#!/usr/bin/env node
// Entry point of every root script: `node tools/bootstrap.mjs <command>`. Runs on any Node from 20 up without a dependency,
// installs what is missing, then runs Node 24. Its syntax is one that much older versions can parse.
var oldest = 20
var major = Number(process.versions.node.split('.')[0])

if (major < oldest) {
  console.error(
    'This site needs Node ' +
      oldest +
      ' or newer; this is Node ' +
      process.versions.node +
      ' (' +
      process.execPath +
      ').',
  )
  process.exit(1)
} else {
  import('./bootstrap/main.mjs')
    .then(function (bootstrap) {
      return bootstrap.run(process.argv.slice(2))
    })
    .then(
      function (code) {
        process.exitCode = code
      },
      function (error) {
        console.error(error instanceof Error && error.name === 'SetupError' ? error.message : error)
        process.exitCode = 1
      },
    )
}
