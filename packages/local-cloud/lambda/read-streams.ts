import { at, isObject, listOf, numberOf, parseJson, textOf, textsOf, type Json } from '../shared/json.ts'
import { InvalidTemplate } from '../cloudformation/invalid-template.ts'
import { findResource, resourcesOf, type CloudModel } from '../cloudformation/cloud-model.ts'

/** A function's stream source: `AWS::Lambda::EventSourceMapping` on a table's stream. */
export type StreamSource = {
  logicalId: string
  table: string
  streamArn: string
  functionArn: string
  batchSize: number
  /** The batching window, in seconds. */
  windowSeconds: number
  filters: Json[]
  /** -1: retries indefinitely (locally until the record is a day old). */
  retries: number
  bisects: boolean
  reportsItemFailures: boolean
  /** The destination of discarded batches; the local cloud logs them instead. */
  onFailure: string | undefined
  startsAtLatest: boolean
}

/** Reads the enabled stream sources of the template. Throws InvalidTemplate for sources other than table streams. */
export function readStreams(model: CloudModel): StreamSource[] {
  return resourcesOf(model, 'AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => properties['Enabled'] !== false)
    .map(({ stack, logicalId, properties }) => {
      const streamArn = textOf(properties['EventSourceArn']) ?? ''
      const table = findResource(model, streamArn.replace(/\/stream\/.*$/, ''))
      if (table === undefined || !streamArn.includes('/stream/')) {
        throw new InvalidTemplate(
          `${stack}/${logicalId} reads ${streamArn}; the local cloud reads the streams of its tables only.`,
        )
      }
      const target = textOf(properties['FunctionName']) ?? ''
      return {
        logicalId,
        table: table.ref,
        streamArn,
        functionArn: findResource(model, target)?.arn ?? target,
        batchSize: numberOf(properties['BatchSize']) ?? 100,
        windowSeconds: numberOf(properties['MaximumBatchingWindowInSeconds']) ?? 0,
        filters: listOf(at(properties['FilterCriteria'], 'Filters'))
          .filter(isObject)
          .map((filter) => parseJson(textOf(filter['Pattern']) ?? '{}')),
        retries: numberOf(properties['MaximumRetryAttempts']) ?? -1,
        bisects: properties['BisectBatchOnFunctionError'] === true,
        reportsItemFailures: textsOf(properties['FunctionResponseTypes']).includes('ReportBatchItemFailures'),
        onFailure: textOf(at(properties['DestinationConfig'], 'OnFailure', 'Destination')),
        startsAtLatest: properties['StartingPosition'] === 'LATEST',
      }
    })
}
