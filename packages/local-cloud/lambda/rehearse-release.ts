import { resourcesOf, type CloudModel } from '../cloudformation/cloud-model.ts'
import { type Tally, whyRaised, createTally } from './error-alarms.ts'
import { type DeploymentSpec, readDeployments } from './read-deployments.ts'
import type { Outcome } from './invocation.ts'
import { type Qualifier, latestVersion, readQualifiers, splitQualifier } from './qualifiers.ts'

const MINUTE = 60_000

/** How a deployment ended: the alias has the new version, or went back to the old one, or never left it because an alarm was raised before. */
type DeploymentEnd = { how: 'succeeded'; at: number } | { how: 'rolled back' | 'stopped'; at: number; why: string }

/** A deployment of a new version to an alias. */
type Deployment = {
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

/** The template of a release, and what runs its functions. */
export type Side = { model: CloudModel; invoke: (id: string, event: unknown) => Promise<Outcome> }

export type RehearsalOptions = {
  before: Side
  after: Side
  now: () => number
  /** From 0 up to before 1: which of two versions a call gets. */
  random: () => number
}

/** How an alias fared. */
export type AliasOutcome = { alias: string } & DeploymentEnd

type Failure = Exclude<DeploymentEnd, { how: 'succeeded' }>

/** What becomes of all other aliases when the deployment of one fails. */
const takenBack = ({ spec, end }: { spec: DeploymentSpec; end: Failure }): Failure => ({
  how: 'rolled back',
  at: end.at,
  why: `the deployment of ${spec.aliasArn} failed`,
})

/** A release of functions that is tried out. */
export type Rehearsal = {
  /** Calls a function as `Functions.invoke` does: that of the release which has the call now. */
  invoke: (id: string, event: unknown) => Promise<Outcome>
  /** Begins to deploy what comes after. */
  deploy: () => void
  /** The aliases whose deployment has ended; when that of one failed, those of all. */
  outcomes: () => AliasOutcome[]
}

/** The versions and aliases of the release after: a function that has changed gets the next number. */
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

/** The name of the function that an id names, with its alias. */
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

/** The aliases whose version differs; one that is new gets its version when it is made. */
function changed(before: CloudModel, after: CloudModel): DeploymentSpec[] {
  const old = new Map(readDeployments(before).map(({ aliasArn, version }) => [aliasArn, version]))
  return readDeployments(after).filter(({ aliasArn, version }) => old.has(aliasArn) && old.get(aliasArn) !== version)
}

/**
 * Rehearses a release: functions of the template `before` answer until `deploy`, then those of `after` take over as
 * CloudFormation and CodeDeploy would do it. Functions change at once; an alias moves by its deployment group; if an
 * alarm ends one alias's deployment, everything rolls back. Throws BrokenTemplate for an unsupported deployment group.
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

  /** Which release has a call now. */
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
