import { bundleFunction } from '#infra/bundling/bundle-function.ts'
import { bundleResolver } from '#infra/bundling/bundle-resolver.ts'
import { listResolverFiles } from '#infra/api/resolver-files.ts'
import { FUNCTION_NAMES } from '#infra/functions/functions.ts'

// `infra/app.ts` in a process that is started while the web bundle is still being built, which the stacks name: what does not
// depend on it is loaded and bundled before, and the app runs when the word comes.
const word = new Promise<void>((resolve) => {
  process.once('message', () => resolve())
})
// Who started it is gone.
process.once('disconnect', () => process.exit(1))
await import('./academy.ts')
for (const name of FUNCTION_NAMES) bundleFunction(name)
for (const { steps } of listResolverFiles()) for (const { file } of steps) bundleResolver(file)
await word
process.removeAllListeners('disconnect')
process.disconnect()
await import('./app.ts')
