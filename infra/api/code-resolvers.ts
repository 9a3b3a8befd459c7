import type { AppsyncFunction, BaseDataSource } from 'aws-cdk-lib/aws-appsync'
import type { FieldResolvers } from './field-resolvers.ts'
import { resolverCode } from '#infra/bundling/resolver-code.ts'
import { listResolverFiles, type ResolverFile, type ResolverStep, type SourceName } from './resolver-files.ts'

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
