import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { readFieldRules } from './authorization/field-rules.ts'
import { loadRunners } from './execution/load-runners.ts'
import type { Api } from './execution/scope.ts'
import { createHttpHandler } from './http/handle-request.ts'
import type { AppSyncOptions } from './options.ts'
import { buildSchema } from './schema/build-schema.ts'
import { openSources } from './sources/open-sources.ts'
import { createHub } from './subscriptions/hub.ts'
import { serveRealtime } from './subscriptions/serve-realtime.ts'

/** A running local AppSync API. It opens no port: its owner passes it requests and upgrades. */
export type AppSyncRuntime = {
  /** Serves `POST /graphql`, with CORS. */
  handleHttp: (request: IncomingMessage, response: ServerResponse) => void
  /** Serves the WebSocket upgrade of `/graphql/realtime`. */
  handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** The number of open real-time connections. */
  connections: () => number
  publishStats: () => { subscriptions: number; published: number; delivered: number }
  close: () => Promise<void>
}

/**
 * Starts an API from the template's declarations. Throws a one-sentence error for a schema, resolver, function, or code
 * that AppSync would reject at deployment.
 */
export function createAppSync(options: AppSyncOptions): AppSyncRuntime {
  const schema = buildSchema(options.schema)
  const rules = readFieldRules(schema, options.authentication.default, options.authentication.additional.length > 0)
  const sources = openSources(options.dataSources)
  const now = options.now ?? Date.now
  const api: Api = {
    options,
    schema,
    rules,
    sources,
    runners: loadRunners(options, schema, sources),
    documents: new Map(),
    now,
  }
  const hub = createHub(schema, rules, now)
  const realtime = serveRealtime(api, hub)
  return {
    handleHttp: createHttpHandler(api, hub),
    handleUpgrade: realtime.handleUpgrade,
    connections: realtime.connections,
    publishStats: hub.stats,
    async close() {
      await realtime.close()
      for (const source of sources.values()) source.close()
    },
  }
}
