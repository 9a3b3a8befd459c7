import { resourcesOf, type CloudModel } from '../cloudformation/cloud-model.ts'
import { type Tally, whyRaised, createTally } from './error-alarms.ts'
import { type DeploymentSpec, readDeployments } from './read-deployments.ts'
import type { Outcome } from './invocation.ts'
import { type Qualifier, latestVersion, readQualifiers, splitQualifier } from './qualifiers.ts'

const MINUTE = 60_000

/**
 * How a deployment ended: the alias has the new version, was rolled back, or never changed because an alarm was already
 * active.
 */
type DeploymentEnd = { how: 'succeeded'; at: number } | { how: 'rolled back' | 'stopped'; at: number; why: string }

/** A deployment of a new version to an alias. */
type Deployment = {
  /** Evaluates the alarms of every minute up to this time and shifts the traffic. */
  advance: (time: number) => void
  /** Percentage of calls that the new version receives. */
  share: () => number
  /** Undefined while the deployment is running. */
  end: () => DeploymentEnd | undefined
}

/**
 * Starts a deployment as CodeDeploy runs it. An active alarm stops it; otherwise the new version receives its first
 * share, and all calls after the plan's minutes pass without an alarm. Alarms are evaluated at each full minute. The
 * group's own rollback setting doesn't matter because CloudFormation rolls back an alias whose deployment failed.
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

/** A release's template, and a function that runs its functions. */
export type Side = { model: CloudModel; invoke: (id: string, event: unknown) => Promise<Outcome> }

export type RehearsalOptions = {
  before: Side
  after: Side
  now: () => number
  /** Returns a number from 0 up to, but excluding, 1 that decides which version receives a call. */
  random: () => number
}

/** The outcome of an alias's deployment. */
export type AliasOutcome = { alias: string } & DeploymentEnd

type Failure = Exclude<DeploymentEnd, { how: 'succeeded' }>

/** The outcome of all other aliases when one deployment fails. */
const takenBack = ({ spec, end }: { spec: DeploymentSpec; end: Failure }): Failure => ({
  how: 'rolled back',
  at: end.at,
  why: `the deployment of ${spec.aliasArn} failed`,
})

/** A release of functions under rehearsal. */
export type Rehearsal = {
  /** Invokes a function like `Functions.invoke`, in the release that currently receives the call. */
  invoke: (id: string, event: unknown) => Promise<Outcome>
  /** Starts deploying the new release. */
  deploy: () => void
  /** The aliases whose deployment has ended; if one failed, all aliases. */
  outcomes: () => AliasOutcome[]
}

/** The versions and aliases of the new release: a changed function gets the next number. */
export function nextQualifiers(before: CloudModel, after: CloudModel): Qualifier[] {
  const versionOf = (model: CloudModel, functionName: string): string | undefined =>
    readDeployments(model).find((deployment) => deployment.functionName === functionName)?.version
  const numberBefore = (functionName: string): number =>
    Number(readQualifiers(before).find((qualifier) => qualifier.functionName === functionName)?.version ?? 0)
  const next = (version: string, functionName: string): string => {
    if (version === latestVersion || versionOf(before, functionName) === undefined) return version
    const isSame = versionOf(before, functionName) === versionOf(after, functionName)
    return String(numberBefore(functionName) + (isSame ? 0 : 1))
  }
  return readQualifiers(after).map(({ functionName, qualifier, version }) => {
    const number = next(version, functionName)
    return { functionName, qualifier: qualifier === version ? number : qualifier, version: number }
  })
}

/** Resolves an ID to the function's name and its alias. */
function nameById(model: CloudModel): (id: string) => { functionName: string; qualifier: string } {
  const names = new Map(
    resourcesOf(model, 'AWS::Lambda::Function').flatMap(({ arn, ref, logicalId }) =>
      [arn, ref, logicalId].map((id): [string, string] => [id, ref]),
    ),
  )
  return (id) => {
    const { name, qualifier } = splitQualifier(id)
    return { functionName: names.get(name) ?? name, qualifier }
  }
}

/** The aliases whose version differs; a new alias gets its version on creation. */
function changed(before: CloudModel, after: CloudModel): DeploymentSpec[] {
  const old = new Map(readDeployments(before).map(({ aliasArn, version }) => [aliasArn, version]))
  return readDeployments(after).filter(({ aliasArn, version }) => old.has(aliasArn) && old.get(aliasArn) !== version)
}

/**
 * Rehearses a release: functions of the template `before` run until `deploy`; then those of `after` take over as with
 * CloudFormation and CodeDeploy. Functions change immediately, and an alias changes through its deployment group. If an
 * alarm stops one alias's deployment, everything rolls back. Throws InvalidTemplate for an unsupported deployment group.
 */
export function rehearseRelease({ before, after, now, random }: RehearsalOptions): Rehearsal {
  const tally = createTally()
  const specs = changed(before.model, after.model)
  const nameOf = nameById(after.model)
  let running: { spec: DeploymentSpec; deployment: Deployment }[] | undefined

  /** The first deployment that failed. */
  const failure = (): { spec: DeploymentSpec; end: Failure } | undefined =>
    (running ?? [])
      .flatMap(({ spec, deployment }) => {
        const end = deployment.end()
        return end === undefined || end.how === 'succeeded' ? [] : [{ spec, end }]
      })
      .sort((a, b) => a.end.at - b.end.at)[0]
  const advance = (): void => {
    for (const { deployment } of running ?? []) deployment.advance(now())
  }

  /** The release that currently receives a call. */
  const sideOf = (functionName: string, qualifier: string): Side => {
    if (running === undefined) return before
    if (failure() !== undefined) return before
    const release = running.find(({ spec }) => spec.functionName === functionName && spec.qualifier === qualifier)
    const share = release?.deployment.share() ?? 100
    return random() * 100 < share ? after : before
  }

  return {
    invoke: async (id, event) => {
      advance()
      const { functionName, qualifier } = nameOf(id)
      const started = now()
      const outcome = await sideOf(functionName, qualifier).invoke(id, event)
      tally.record(functionName, started, !outcome.ok)
      return outcome
    },
    deploy: () => {
      running = specs.map((spec) => ({ spec, deployment: startDeployment(spec, tally, now()) }))
    },
    outcomes: () => {
      advance()
      const failed = failure()
      return (running ?? []).flatMap(({ spec, deployment }) => {
        const end = failed === undefined || failed.spec === spec ? deployment.end() : takenBack(failed)
        return end === undefined ? [] : [{ alias: spec.aliasArn, ...end }]
      })
    },
  }
}
