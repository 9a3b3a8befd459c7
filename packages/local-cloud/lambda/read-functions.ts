import { at, numberOf, objectOf, textOf, type Json } from '../shared/json.ts'
import { resourcesOf, type CloudModel } from '../cloudformation/cloud-model.ts'
import { latestVersion } from './qualifiers.ts'
import { findAsset } from '../cloudformation/find-asset.ts'

/** One function of the template, ready to run. */
export type FunctionSpec = {
  logicalId: string
  name: string
  arn: string
  /** The version that runs: `$LATEST`, or a number for calls through an alias. */
  version: string
  /** Logical id without the hash CDK adds; names the log file. */
  title: string
  /** `index.handler` */
  handler: string
  /** Folder with the bundle. */
  folder: string
  roleArn: string
  timeoutSeconds: number
  memoryMegabytes: number
  /** At most this many at once; the template's reserved concurrency, where it is the smaller one. */
  concurrency: number
  environment: Record<string, string>
  /** Whether its console writes Lambda's JSON lines. */
  logsJson: boolean
}

/** Workers of one function at most, where the template reserves none: two cores have no use for more. */
const usualConcurrency = 4

function texts(value: Json | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(objectOf(value)).map(([name, inner]) => [name, textOf(inner) ?? JSON.stringify(inner)]),
  )
}

/** Reads the Node functions of the template; those of other runtimes (CDK's own helpers of a deployment) have nothing to do here. */
export function readFunctions(model: CloudModel): FunctionSpec[] {
  return resourcesOf(model, 'AWS::Lambda::Function')
    .filter(({ properties, logicalId }) => {
      const runtime = textOf(properties['Runtime']) ?? ''
      return runtime.startsWith('nodejs') && !/^(Custom|LogRetention|AWS679f53fac)/.test(logicalId)
    })
    .map(({ logicalId, ref, arn, properties }) => ({
      logicalId,
      name: ref,
      arn,
      version: latestVersion,
      title: logicalId.replace(/[0-9A-F]{8}$/, ''),
      handler: textOf(properties['Handler']) ?? 'index.handler',
      folder: findAsset(model, at(properties, 'Code', 'S3Key')),
      roleArn: textOf(properties['Role']) ?? '',
      timeoutSeconds: numberOf(properties['Timeout']) ?? 3,
      memoryMegabytes: numberOf(properties['MemorySize']) ?? 128,
      concurrency: Math.min(numberOf(properties['ReservedConcurrentExecutions']) || usualConcurrency, usualConcurrency),
      environment: texts(at(properties, 'Environment', 'Variables')),
      logsJson: textOf(at(properties, 'LoggingConfig', 'LogFormat')) === 'JSON',
    }))
}
