// npm start: plain JavaScript, because nothing is installed yet when it runs for the first time.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed: this is Node ${process.versions.node}.`)
  process.exit(1)
}

/** Whether what package-lock.json names is installed. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
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

// Functions see UTC in Lambda, so they do here.
process.env['TZ'] = 'UTC'
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'
const { register } = await import('tsx/esm/api')
register()
await import('../local/boot/main.ts')
