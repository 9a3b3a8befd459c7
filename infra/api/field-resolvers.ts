import { type AppsyncFunction, type BaseDataSource, type GraphqlApi, Resolver } from 'aws-cdk-lib/aws-appsync'
import { join } from 'node:path'
import { listAdminFields } from './list-admin-fields.ts'
import { RESOLVERS_FOLDER } from '#infra/bundling/project-folders.ts'
import { resolverCode } from '#infra/bundling/resolver-code.ts'

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
