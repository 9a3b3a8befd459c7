import { Duration } from 'aws-cdk-lib'
import { Architecture, Code, Function, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'
import { bundleFunction } from '#infra/bundling/bundle-function.ts'

/**
 * The function of `lambdas/functions/<area>/handler.ts`: its own role and log group, traced. It may run for `seconds` (AppSync waits
 * 30 s at most) and, where `atOnce` says so, only so many times at once. Permissions and variables come together from the
 * `grant…` functions.
 */
export function academyFunction(
  scope: Construct,
  area: string,
  environment: Environment,
  { memorySize = 512, seconds = 10, atOnce }: { memorySize?: 256 | 512; seconds?: number; atOnce?: number } = {},
): Function {
  const id = `${area.charAt(0).toUpperCase()}${area.slice(1)}`
  return new Function(scope, id, {
    description: `Academy ${environment.name}: ${area}`,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: Code.fromAsset(bundleFunction(area)),
    memorySize,
    timeout: Duration.seconds(seconds),
    ...(atOnce === undefined ? {} : { reservedConcurrentExecutions: atOnce }),
    tracing: Tracing.ACTIVE,
    // Each line is one object with the request's id; filters of logs and metrics read no other.
    loggingFormat: LoggingFormat.JSON,
    logGroup: new LogGroup(scope, `${id}Logs`, {
      retention: environment.logRetention,
      removalPolicy: environment.removal,
    }),
  })
}
