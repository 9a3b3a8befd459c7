import { type Tally, whyRaised } from './error-alarms.ts'
import type { DeploymentSpec } from './read-deployments.ts'

const MINUTE = 60_000

/** How a deployment ended: the alias has the new version, or went back to the old one, or never left it because an alarm was raised before. */
export type DeploymentEnd =
  { how: 'succeeded'; at: number } | { how: 'rolled back' | 'stopped'; at: number; why: string }

/** A deployment of a new version to an alias. */
export type Deployment = {
  /** Looks at the alarms of every minute up to this time, and moves the traffic. */
  advance: (time: number) => void
  /** Percent of the calls that the new version gets. */
  share: () => number
  /** Undefined while it runs. */
  end: () => DeploymentEnd | undefined
}

/**
 * Starts a deployment as CodeDeploy carries it out: an alarm that is raised already stops it; otherwise the new version gets its first
 * share, and all calls when the plan's minutes are over without an alarm. CloudWatch evaluates alarms at each full minute. Whether the
 * group itself rolls back makes no difference: CloudFormation takes back an alias whose deployment failed.
 */
export function startDeployment(spec: DeploymentSpec, tally: Tally, started: number): Deployment {
  const { plan, alarms, missingAlarm } = spec
  const finish = started + plan.minutes * MINUTE
  const raisedAt = (time: number): string | undefined =>
    alarms.map((alarm) => whyRaised(alarm, tally, time)).find((why) => why !== undefined)

  const missing = missingAlarm === undefined ? undefined : `${missingAlarm} is an alarm that no stack has`
  const before = missing ?? raisedAt(started)
  const state: { end?: DeploymentEnd; share: number } =
    before === undefined
      ? { share: plan.percent }
      : { share: 0, end: { how: 'stopped', at: started, why: `${before}, before any call` } }
  let next = Math.floor(started / MINUTE + 1) * MINUTE

  const advance = (time: number): void => {
    while (state.end === undefined && next < finish && next <= time) {
      const why = raisedAt(next)
      if (why !== undefined) {
        state.end = { how: 'rolled back', at: next, why }
        state.share = 0
      }
      next += MINUTE
    }
    if (state.end !== undefined || time < finish) return
    state.share = 100
    state.end = { how: 'succeeded', at: finish }
  }

  return { advance, share: () => state.share, end: () => state.end }
}
