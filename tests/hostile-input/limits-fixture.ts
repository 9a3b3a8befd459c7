import { getNamedType, type GraphQLNamedType, isObjectType } from 'graphql'
import { readFileSync } from 'node:fs'
import { getEnvironment } from '#infra/environments.ts'
import { startApi, studentToken, testOptions } from 'local-cloud/appsync/testing/start-api.ts'
import { buildSchema } from 'local-cloud/appsync/schema/build-schema.ts'

const { introspection, queryDepthLimit } = getEnvironment('prod')
/** Same as production. */
export const DEPTH_LIMIT = queryDepthLimit
const SCHEMA = readFileSync('schema.graphql', 'utf8')
const TIME = 'export function request() { return { payload: 1 } }\nexport function response(ctx) { return ctx.result }'

/** The depth of the deepest document that the schema allows; infinite if a type leads back to itself. */
export function deepestDocument(): number {
  const schema = buildSchema(SCHEMA)
  const depth = (type: GraphQLNamedType, above: readonly string[]): number => {
    if (!isObjectType(type)) return 0
    if (above.includes(type.name)) return Infinity
    const below = Object.values(type.getFields()).map((field) => depth(getNamedType(field.type), [...above, type.name]))
    return 1 + Math.max(0, ...below)
  }
  return Math.max(...[schema.getQueryType(), schema.getMutationType()].map((root) => (root ? depth(root, []) : 0)))
}

/**
 * Opens the schema's API with production's limits, where only `getTime` has a resolver; returns a function for the
 * error types of a body.
 */
export async function openLimits() {
  const api = await startApi(
    testOptions(SCHEMA, {
      introspection,
      queryDepthLimit,
      resolverCountLimit: 10,
      resolvers: [{ typeName: 'Query', fieldName: 'getTime', kind: 'UNIT', dataSource: 'none', code: TIME }],
    }),
  )
  return {
    ask: async (body: string, headers: Record<string, string> = {}) => {
      const reply = await fetch(api.url, {
        method: 'POST',
        headers: { authorization: studentToken, 'content-type': 'application/json', ...headers },
        body,
      })
      const { data, errors = [] } = (await reply.json()) as { data?: unknown; errors?: { errorType: string }[] }
      return { status: reply.status, data, types: [...new Set(errors.map(({ errorType }) => errorType))] }
    },
    close: () => api.close(),
  }
}
