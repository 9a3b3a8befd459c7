import { rmSync } from 'node:fs'
import { Stage } from 'aws-cdk-lib'
import type { EnvironmentName } from '#infra/environments.ts'
import type { VideoKey } from '#infra/site/video-keys.ts'
import { bodiesOf, deploymentFaults, warningsOf } from './deployment-rules.ts'
import { type Optional, withOptional } from './settings-combinations.ts'
import { synthesize } from './synthesize.ts'

/**
 * Returns the faults of an environment's stacks with these optional settings and lecture keys, besides what the
 * settings require.
 */
export async function faultsWith(
  name: EnvironmentName,
  enabled: ReadonlySet<Optional>,
  keys: readonly VideoKey[],
): Promise<string[]> {
  const { academy, templates } = await synthesize(withOptional(name, enabled), keys)
  const accepted = (fault: string) =>
    (name !== 'prod' && fault.includes('placeholder')) ||
    (enabled.has('reserveConcurrency') && fault.includes('reserves concurrency'))
  const faults = deploymentFaults(bodiesOf(academy, templates)).filter((fault) => !accepted(fault))
  const all = [...faults, ...warningsOf(academy)]
  // Hundreds of assemblies would fill the disk.
  const outdir = Stage.of(academy.data)?.outdir
  if (outdir !== undefined) rmSync(outdir, { recursive: true })
  return all
}
