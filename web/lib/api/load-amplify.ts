import { loadOnce } from '#web/lib/load-once.ts'
import { loadConfig } from './config.ts'

/** Amplify, loaded and configured once; public pages never call this. */
export const loadAmplify = loadOnce(async () => {
  const [{ createAmplifyClient }, config] = await Promise.all([import('./amplify-client.ts'), loadConfig()])
  return createAmplifyClient(config)
})
