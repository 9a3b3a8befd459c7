import { bundleFunction } from '#infra/bundling/bundle-function.ts'
import { bundleResolver } from '#infra/bundling/bundle-resolver.ts'
import { listResolverFiles } from '#infra/api/resolver-files.ts'
import { FUNCTION_NAMES } from '#infra/functions/functions.ts'

// Runs `infra/app.ts` in a process that starts while the web bundle, which the stacks reference, is still being built.
// Loads and bundles everything else first, then runs the app on a message.
const word = new Promise<void>((resolve) => {
  process.once('message', () => resolve())
})
// The parent process has exited.
process.once('disconnect', () => process.exit(1))
await import('./academy.ts')
for (const name of FUNCTION_NAMES) bundleFunction(name)
for (const { steps } of listResolverFiles()) for (const { file } of steps) bundleResolver(file)
await word
process.removeAllListeners('disconnect')
process.disconnect()
await import('./app.ts')
