import { loadOnce } from '#web/lib/load-once.ts'
import { loadConfig } from './config.ts'
import { loadAmplify } from './load-amplify.ts'
import { requestsSettled } from './pending-requests.ts'

/** Loads the part of Amplify that subscriptions need, once, after the screen's first requests. */
export const loadStreams = loadOnce(async () => {
  await requestsSettled()
  const [{ createAmplifyStreams }, config] = await Promise.all([
    import('./amplify-streams.ts'),
    loadConfig(),
    // Amplify must be configured before its client is created.
    loadAmplify(),
  ])
  if (config.local !== undefined) {
    const { allowPlainLocalSockets } = await import('./plain-local-sockets.ts')
    allowPlainLocalSockets(config.graphqlUrl)
  }
  return createAmplifyStreams()
})
