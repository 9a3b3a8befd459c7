// npm start: plain JavaScript because nothing is installed when it first runs.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed: this is Node ${process.versions.node}.`)
  process.exit(1)
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether every package in package-lock.json is installed in its version; optional ones may be for other platforms. */
function isInstalled() {
  const file = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(file)) return false
  const installed = readPackages(file)
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional === true || installed[path]?.version === version,
  )
}

if (!isInstalled()) {
  console.log('Installing the packages, once …')
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) {
    console.error('The packages could not be installed; npm says why above.')
    process.exit(1)
  }
}

// Functions use UTC in Lambda, so they do here too.
process.env['TZ'] = 'UTC'
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'
const { register } = await import('tsx/esm/api')
register()
const { default: refreshGenerated } = await import('./codegen/refresh.ts')
refreshGenerated()
await import('../packages/local-cloud/boot/main.ts')
