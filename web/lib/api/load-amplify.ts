import type { AmplifyClient } from './amplify-client.ts'
import { loadConfig } from './config.ts'

let loading: Promise<AmplifyClient> | undefined

async function load(): Promise<AmplifyClient> {
  const [{ createAmplifyClient }, config] = await Promise.all([import('./amplify-client.ts'), loadConfig()])
  return createAmplifyClient(config)
}

/** Amplify, loaded and configured once; public pages never call this. */
export function loadAmplify(): Promise<AmplifyClient> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
