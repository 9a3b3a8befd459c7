import { at, numberOf, objectOf, textOf, type Json } from '../shared/json.ts'
import { resourcesOf, type CloudModel } from '../cloudformation/cloud-model.ts'
import { latestVersion } from './qualifiers.ts'
import { findAsset } from '../cloudformation/find-asset.ts'

/** A function of the template, ready to run. */
export type FunctionSpec = {
  logicalId: string
  name: string
  arn: string
  /** The version to run: `$LATEST`, or a number for calls through an alias. */
  version: string
  /** Logical ID without CDK's hash; the name of the log file. */
  title: string
  /** `index.handler` */
  handler: string
  /** Folder of the bundle. */
  folder: string
  roleArn: string
  timeoutSeconds: number
  memoryMegabytes: number
  /** The maximum number of concurrent instances; at most the template's reserved concurrency. */
  concurrency: number
  environment: Record<string, string>
  /** Whether its console writes Lambda's JSON lines. */
  logsJson: boolean
}

/** The default maximum number of workers per function; two cores don't benefit from more. */
const usualConcurrency = 4

function texts(value: Json | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(objectOf(value)).map(([name, inner]) => [name, textOf(inner) ?? JSON.stringify(inner)]),
  )
}

/**
 * Reads the Node functions of the template; functions with other runtimes (CDK's deployment helpers) aren't needed
 * locally.
 */
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
