import type { AmplifyStreams } from './amplify-streams.ts'
import { loadConfig } from './config.ts'
import { loadAmplify } from './load-amplify.ts'

let loading: Promise<AmplifyStreams> | undefined

async function load(): Promise<AmplifyStreams> {
  const [{ createAmplifyStreams }, config] = await Promise.all([
    import('./amplify-streams.ts'),
    loadConfig(),
    // Amplify is configured before its client is created.
    loadAmplify(),
  ])
  return createAmplifyStreams(config)
}

/** Whether `loadStreams` was called already. */
export const areStreamsLoaded = (): boolean => loading !== undefined

/** What subscriptions need of Amplify, loaded once. */
export function loadStreams(): Promise<AmplifyStreams> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
