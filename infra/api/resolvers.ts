import { join } from 'node:path'
import { type AppsyncFunction, type BaseDataSource, type GraphqlApi, Resolver } from 'aws-cdk-lib/aws-appsync'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { RESOLVERS_FOLDER } from '../bundling/project-folders.ts'
import { resolverCode } from '../bundling/bundle-resolver.ts'
import { listAdminFields } from './list-admin-fields.ts'
import { listResolverFiles, type ResolverFile, type ResolverStep, type SourceName } from './resolver-files.ts'

const PIPELINE_FILE = join(RESOLVERS_FOLDER, 'shared', 'pipeline.ts')
const GUARD_FILE = join(RESOLVERS_FOLDER, 'shared', 'only-administrators.ts')

/** A field's one step: its code and the source that it asks. */
export type FieldStep = { file: string; source: BaseDataSource }

/**
 * Gives fields their resolvers. What the schema keeps for the group Admin becomes a pipeline whose first step, one for
 * all, reads the caller's own record: a demoted administrator's token opens nothing (decision 0024).
 */
export class FieldResolvers {
  private readonly api: GraphqlApi
  private readonly guarded = listAdminFields()
  private readonly guard: AppsyncFunction

  constructor(api: GraphqlApi, table: BaseDataSource) {
    this.api = api
    this.guard = table.createFunction('OnlyAdministrators', {
      name: 'only_administrators',
      ...resolverCode(GUARD_FILE),
    })
  }

  /** A field of one step; `asFunction` makes that step a function, which the guard can go before. */
  addOne(typeName: string, fieldName: string, { file, source }: FieldStep, asFunction: () => AppsyncFunction): void {
    if (this.guarded.has(`${typeName}.${fieldName}`)) this.addPipeline(typeName, fieldName, [asFunction()])
    else source.createResolver(`${typeName}_${fieldName}`, { typeName, fieldName, ...resolverCode(file) })
  }

  /** A field of several steps. */
  addPipeline(typeName: string, fieldName: string, steps: readonly AppsyncFunction[]): void {
    const before = this.guarded.has(`${typeName}.${fieldName}`) ? [this.guard] : []
    const pipelineConfig = [...before, ...steps]
    const more = { api: this.api, typeName, fieldName, pipelineConfig, ...resolverCode(PIPELINE_FILE) }
    new Resolver(this.api, `${typeName}_${fieldName}`, more)
  }
}

/** Gives every field that has code under `resolvers/` its resolver; the file's name says field and source. */
export function codeResolvers(resolvers: FieldResolvers, sources: Record<SourceName, BaseDataSource>): void {
  const functionOf = (id: string, { file, name, source }: ResolverStep): AppsyncFunction =>
    sources[source].createFunction(`${id}-${name}`, { name: `${id}_${name}`, ...resolverCode(file) })

  const attach = ({ typeName, fieldName, steps, isPipeline }: ResolverFile) => {
    const id = `${typeName}_${fieldName}`
    const [first] = steps
    if (first === undefined) throw new Error(`${typeName}.${fieldName} is an empty pipeline.`)
    if (isPipeline) {
      const functions = steps.map((step) => functionOf(id, step))
      resolvers.addPipeline(typeName, fieldName, functions)
    } else {
      const step = { file: first.file, source: sources[first.source] }
      resolvers.addOne(typeName, fieldName, step, () => functionOf(id, { ...first, name: 'step' }))
    }
  }
  for (const file of listResolverFiles()) attach(file)
}

const INVOKE_FILE = join(RESOLVERS_FOLDER, 'shared', 'invoke-function.ts')

type Answering = {
  name: string
  fn: IFunction
  /** What `fn` is an alias of, or the same. */
  behind: IFunction
  fields: readonly string[]
}

/** Makes the function the resolver of its fields, all with the same few lines of APPSYNC_JS. */
export function attachFields(
  api: GraphqlApi,
  resolvers: FieldResolvers,
  { name, fn, behind, fields }: Answering,
): void {
  const source = api.addLambdaDataSource(`${name}Source`, fn, { name })
  // Right and source change in no order when an alias comes or goes: the role may call either at any time.
  behind.grantInvoke(source)
  let shared: AppsyncFunction | undefined
  // One for all fields of the function that the guard goes before.
  const asFunction = () =>
    (shared ??= source.createFunction(`${name}-invoke`, { name: `${name}_invoke`, ...resolverCode(INVOKE_FILE) }))
  for (const field of fields) {
    const [typeName, fieldName] = field.split('.')
    if (!typeName || !fieldName) throw new Error(`lambdas/functions/fields.ts, ${name}: "${field}" is not Type.field.`)
    resolvers.addOne(typeName, fieldName, { file: INVOKE_FILE, source }, asFunction)
  }
}
