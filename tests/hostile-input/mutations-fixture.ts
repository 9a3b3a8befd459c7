import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundleResolver } from '#infra/bundling/bundle-resolver.ts'
import { getEnvironment } from '#infra/environments.ts'
import type { FunctionOption, ResolverOption } from 'local-cloud/appsync/options.ts'
import { startApi, testOptions } from 'local-cloud/appsync/testing/start-api.ts'
import type { FieldEvent, FieldReply } from '#lambdas/field/field-handler.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

type Area = { fields: readonly string[]; handler: (event: FieldEvent) => Promise<FieldReply> }

const RESOLVERS = join(import.meta.dirname, '..', '..', 'resolvers')
const INVOKE = bundleResolver(join(RESOLVERS, 'shared', 'invoke-function.ts'))
const PIPELINE = bundleResolver(join(RESOLVERS, 'shared', 'pipeline.ts'))

const isMutation = (name: string) => name.startsWith('Mutation.')
/** Files and folders of mutations that AppSync resolves itself: `users/Mutation.recordSeen.table.ts`. */
const resolverFiles = () =>
  readdirSync(RESOLVERS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => isMutation(basename(file)) && /\.(table|none)\.ts$|\.pipeline$/.test(file),
  )
const sourceOf = (file: string) => (file.endsWith('.none.ts') ? 'none' : 'table')

/** The resolvers and functions of the mutations that AppSync resolves itself. */
function readResolvers() {
  const functions: Record<string, FunctionOption> = {}
  const resolvers = resolverFiles().map((file): ResolverOption => {
    const field = { typeName: 'Mutation', fieldName: basename(file).split('.')[1] ?? '' }
    if (!file.endsWith('.pipeline'))
      return { ...field, kind: 'UNIT', dataSource: sourceOf(file), code: bundleResolver(join(RESOLVERS, file)) }
    const steps = readdirSync(join(RESOLVERS, file)).sort()
    const names = steps.map((step) => `${field.fieldName}_${step.charAt(0)}`)
    steps.forEach((step, n) => {
      const code = bundleResolver(join(RESOLVERS, file, step))
      functions[names[n] ?? ''] = { dataSource: sourceOf(step), code }
    })
    return { ...field, kind: 'PIPELINE', functions: names, code: PIPELINE }
  })
  return { functions, resolvers }
}

/**
 * Every mutation as in production: the schema, AppSync's checks and limits, the resolvers, the functions' handlers.
 * Omits the guard of administrators' fields because it checks no arguments. Other parts of the schema have no
 * resolvers.
 */
export async function openMutations(areas: Readonly<Record<string, Area>>, { client, name }: Table) {
  const { protocol, hostname, port } = (await client.config.endpoint?.()) ?? { protocol: '', hostname: '', port: 0 }
  const credentials = await client.config.credentials()
  const endpoint = `${protocol}//${hostname}:${port ?? 0}`
  const { introspection, queryDepthLimit } = getEnvironment('prod')
  const resolvers = readResolvers()
  return startApi(
    testOptions(readFileSync('schema.graphql', 'utf8'), {
      introspection,
      queryDepthLimit,
      resolverCountLimit: 10,
      dataSources: {
        table: { type: 'AMAZON_DYNAMODB', tableName: name, endpoint, region: 'local', credentials },
        ...Object.fromEntries(
          Object.entries(areas).map(([area, { handler }]) => [
            area,
            // Converts through JSON, as between AppSync and Lambda.
            {
              type: 'AWS_LAMBDA',
              invoke: async (payload: unknown) =>
                JSON.parse(JSON.stringify(await handler(JSON.parse(JSON.stringify(payload)) as FieldEvent))) as unknown,
            },
          ]),
        ),
      },
      functions: resolvers.functions,
      resolvers: [
        ...resolvers.resolvers,
        ...Object.entries(areas).flatMap(([area, { fields }]) =>
          fields.filter(isMutation).map((field): ResolverOption => ({
            typeName: 'Mutation',
            fieldName: field.split('.')[1] ?? '',
            kind: 'UNIT',
            dataSource: area,
            code: INVOKE,
          })),
        ),
      ],
    }),
  )
}
