import {
  type AppsyncFunction,
  type BaseDataSource,
  Code,
  FunctionRuntime,
  type GraphqlApi,
  Resolver,
} from 'aws-cdk-lib/aws-appsync'
import { join } from 'node:path'
import { bundleResolver } from './bundle-resolver.ts'
import { RESOLVERS_FOLDER } from './project-folders.ts'
import { listResolverFiles, type ResolverFile, type ResolverStep, type SourceName } from './resolver-files.ts'

const PIPELINE_FILE = join(RESOLVERS_FOLDER, 'shared', 'pipeline.ts')

const code = (file: string) => ({ runtime: FunctionRuntime.JS_1_0_0, code: Code.fromInline(bundleResolver(file)) })

/** Gives every field that has code under `resolvers/` its resolver; the file's name says field and source. */
export function codeResolvers(api: GraphqlApi, sources: Record<SourceName, BaseDataSource>): void {
  const functionOf = (id: string, { file, name, source }: ResolverStep): AppsyncFunction =>
    sources[source].createFunction(`${id}-${name}`, { name: `${id}_${name}`, ...code(file) })

  const attach = ({ typeName, fieldName, steps, isPipeline }: ResolverFile) => {
    const id = `${typeName}_${fieldName}`
    const [first] = steps
    if (first === undefined) throw new Error(`${typeName}.${fieldName} is an empty pipeline.`)
    if (!isPipeline) return sources[first.source].createResolver(id, { typeName, fieldName, ...code(first.file) })
    const pipelineConfig = steps.flatMap((step) => Array<AppsyncFunction>(step.times).fill(functionOf(id, step)))
    return new Resolver(api, id, { api, typeName, fieldName, pipelineConfig, ...code(PIPELINE_FILE) })
  }
  for (const file of listResolverFiles()) attach(file)
}
