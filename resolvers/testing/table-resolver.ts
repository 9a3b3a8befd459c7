import { openTable } from 'local-cloud/appsync/sources/dynamodb/call-table.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { openResolver, STUDENT } from './open-resolver.ts'

/** Runs a resolver file under `resolvers/` on a table of DynamoDB Local, for the user with the id `uid`. */
export function tableResolver(file: string, uid: string) {
  const resolver = openResolver(file)
  const identity = { ...STUDENT, sub: uid, username: uid }
  return async (table: Table, args: Readonly<Record<string, unknown>> = {}): Promise<unknown> => {
    const { config } = table.client
    const { accessKeyId, secretAccessKey } = await config.credentials()
    const { hostname, port } = (await config.endpoint?.()) ?? { hostname: '', port: 0 }
    const source = openTable({
      type: 'AMAZON_DYNAMODB',
      tableName: table.name,
      endpoint: `http://${hostname}:${port}`,
      region: await config.region(),
      credentials: { accessKeyId, secretAccessKey },
    })
    try {
      const request = resolver.request({ args, identity })
      if (request.error) throw new Error(request.error.message)
      const answered = resolver.response({ args, identity, result: await source.call(request.result) })
      if (answered.error) throw new Error(answered.error.message)
      return answered.result
    } finally {
      source.close()
    }
  }
}
