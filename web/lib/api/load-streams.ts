import { loadOnce } from '#web/lib/load-once.ts'
import { loadConfig } from './config.ts'
import { loadAmplify } from './load-amplify.ts'
import { requestsSettled } from './pending-requests.ts'

/** What subscriptions need of Amplify, loaded once: after what the screen requests first. */
export const loadStreams = loadOnce(async () => {
  await requestsSettled()
  const [{ createAmplifyStreams }, config] = await Promise.all([
    import('./amplify-streams.ts'),
    loadConfig(),
    // Amplify is configured before its client is created.
    loadAmplify(),
  ])
  if (config.local !== undefined) {
    const { allowPlainLocalSockets } = await import('./plain-local-sockets.ts')
    allowPlainLocalSockets(config.graphqlUrl)
  }
  return createAmplifyStreams()
})
