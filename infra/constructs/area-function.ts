import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AssetHashType, DockerImage, Duration } from 'aws-cdk-lib'
import { Architecture, Code, Function, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Environment } from '../environments.ts'
import { bundleFunction } from './bundle-function.ts'
import { areaFolder } from './project-folders.ts'

type Sizes = { memorySize?: 256 | 512; timeout?: Duration }

/** The asset is a bundle made by esbuild in this process; the container image is named because CDK asks for one, and never used. */
function bundledCode(area: string): Code {
  return Code.fromAsset(areaFolder(area), {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('unused'),
      local: {
        tryBundle(folder: string) {
          writeFileSync(join(folder, 'index.mjs'), bundleFunction(join(areaFolder(area), 'handler.ts')))
          return true
        },
      },
    },
  })
}

/**
 * The function of `lambdas/<area>/handler.ts`: its own role and log group, at most 10 s, traced. Permissions
 * and variables come together from the `grant…` functions.
 */
export function areaFunction(scope: Construct, area: string, environment: Environment, sizes: Sizes = {}): Function {
  const id = `${area.charAt(0).toUpperCase()}${area.slice(1)}`
  return new Function(scope, id, {
    description: `Academy ${environment.name}: ${area}`,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: bundledCode(area),
    memorySize: sizes.memorySize ?? 512,
    timeout: sizes.timeout ?? Duration.seconds(10),
    tracing: Tracing.ACTIVE,
    logGroup: new LogGroup(scope, `${id}Logs`, {
      retention: environment.logRetention,
      removalPolicy: environment.removal,
    }),
  })
}
