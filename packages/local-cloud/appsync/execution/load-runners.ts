import { type GraphQLSchema, isObjectType } from 'graphql'
import { compileCode } from '../javascript/compile-code.ts'
import type { AppSyncOptions, ResolverOption } from '../options.ts'
import type { Source } from '../sources/open-sources.ts'
import { type FieldRunner } from './scope.ts'
import { createRunner } from './run-resolver.ts'
import type { Step } from './run-step.ts'

/** AppSync's limits for a pipeline and a batch. */
const mostFunctions = 10
const largestBatch = 2000

type StepOption = {
  at: string
  dataSource: string | undefined
  code: string | undefined
  maxBatchSize: number | undefined
}

function createStep(sources: ReadonlyMap<string, Source>, { at, dataSource, code, maxBatchSize }: StepOption): Step {
  const source = dataSource === undefined ? undefined : sources.get(dataSource)
  if (!source) throw new Error(`${at} names the data source ${dataSource ?? '(none)'}, which the API has not.`)
  if ((maxBatchSize ?? 0) > largestBatch)
    throw new Error(`${at} asks for batches of ${maxBatchSize ?? 0}, ${largestBatch} are allowed.`)
  if (code === undefined && source.type !== 'AWS_LAMBDA')
    throw new Error(`${at} has no code; only a Lambda data source can do without.`)
  return { at, source, maxBatchSize: maxBatchSize ?? 0, ...(code === undefined ? {} : { code: compileCode(code, at) }) }
}

function createFieldRunner(
  options: AppSyncOptions,
  sources: ReadonlyMap<string, Source>,
  resolver: ResolverOption,
): FieldRunner {
  const at = `${resolver.typeName}.${resolver.fieldName}`
  const { code, dataSource, maxBatchSize } = resolver
  if (resolver.kind === 'UNIT')
    return createRunner([createStep(sources, { at, dataSource, code, maxBatchSize })], undefined)
  const functions = resolver.functions ?? []
  if (functions.length > mostFunctions)
    throw new Error(`${at} names ${functions.length} functions, ${mostFunctions} are allowed in a pipeline.`)
  const steps = functions.map((id) => {
    const option = options.functions[id]
    if (!option) throw new Error(`${at} names the function ${id}, which the API has not.`)
    return createStep(sources, {
      at: `${at} (${id})`,
      dataSource: option.dataSource,
      code: option.code,
      maxBatchSize: option.maxBatchSize,
    })
  })
  return createRunner(steps, code === undefined ? {} : { code: compileCode(code, at) })
}

/**
 * Returns the runner of every resolver, by `Type.field`. Throws a one-sentence error if AppSync would reject a
 * resolver's field, source, function, or code.
 */
export function loadRunners(
  options: AppSyncOptions,
  schema: GraphQLSchema,
  sources: ReadonlyMap<string, Source>,
): ReadonlyMap<string, FieldRunner> {
  const runners = new Map<string, FieldRunner>()
  for (const resolver of options.resolvers) {
    const at = `${resolver.typeName}.${resolver.fieldName}`
    const type = schema.getType(resolver.typeName)
    if (!isObjectType(type) || !type.getFields()[resolver.fieldName])
      throw new Error(`No field named ${resolver.fieldName} found on type ${resolver.typeName}.`)
    if (runners.has(at)) throw new Error(`Only one resolver is allowed per field: ${at}.`)
    runners.set(at, createFieldRunner(options, sources, resolver))
  }
  return runners
}
