import { join } from 'node:path'
import { type AppsyncFunction, type BaseDataSource, type GraphqlApi, Resolver } from 'aws-cdk-lib/aws-appsync'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { RESOLVERS_FOLDER } from '../bundling/project-folders.ts'
import { resolverCode } from '../bundling/bundle-resolver.ts'
import { listAdminFields } from './list-admin-fields.ts'
import { listResolverFiles, type ResolverFile, type ResolverStep, type SourceName } from './resolver-files.ts'

const PIPELINE_FILE = join(RESOLVERS_FOLDER, 'shared', 'pipeline.ts')
const GUARD_FILE = join(RESOLVERS_FOLDER, 'shared', 'only-administrators.ts')

/** The only step of a field: its code and its data source. */
export type FieldStep = { file: string; source: BaseDataSource }

/**
 * Adds resolvers to fields. A field that the schema reserves for the group Admin becomes a pipeline whose first, shared
 * step reads the caller's record, so that a demoted administrator's token grants nothing (decision 0024).
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

  /** Adds a field with one step; `asFunction` converts it to a function, so that the guard can precede it. */
  addOne(typeName: string, fieldName: string, { file, source }: FieldStep, asFunction: () => AppsyncFunction): void {
    if (this.guarded.has(`${typeName}.${fieldName}`)) this.addPipeline(typeName, fieldName, [asFunction()])
    else source.createResolver(`${typeName}_${fieldName}`, { typeName, fieldName, ...resolverCode(file) })
  }

  /** Adds a field with several steps. */
  addPipeline(typeName: string, fieldName: string, steps: readonly AppsyncFunction[]): void {
    const before = this.guarded.has(`${typeName}.${fieldName}`) ? [this.guard] : []
    const pipelineConfig = [...before, ...steps]
    const more = { api: this.api, typeName, fieldName, pipelineConfig, ...resolverCode(PIPELINE_FILE) }
    new Resolver(this.api, `${typeName}_${fieldName}`, more)
  }
}

/**
 * Adds a resolver to every field that has code under `resolvers/`; the file's name contains the field and the source.
 */
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
  /** The function behind an alias, or `fn` itself. */
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
  // The permission and the source change in no fixed order when an alias is added or removed, so the role may call
  // either at any time.
  behind.grantInvoke(source)
  let shared: AppsyncFunction | undefined
  // Shared by all of the function's fields that the guard precedes.
  const asFunction = () =>
    (shared ??= source.createFunction(`${name}-invoke`, { name: `${name}_invoke`, ...resolverCode(INVOKE_FILE) }))
  for (const field of fields) {
    const [typeName, fieldName] = field.split('.')
    if (!typeName || !fieldName) throw new Error(`lambdas/functions/fields.ts, ${name}: "${field}" is not Type.field.`)
    resolvers.addOne(typeName, fieldName, { file: INVOKE_FILE, source }, asFunction)
  }
}
