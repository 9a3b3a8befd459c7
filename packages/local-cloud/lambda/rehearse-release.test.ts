import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CloudModel } from '../cloudformation/cloud-model.ts'
import { readCloud } from '../cloudformation/read-cloud.ts'
import { importModule } from '../shared/import-module.ts'
import type { Json } from '../shared/json.ts'
import { temporaryFolder } from '../testing/build-model.ts'
import { type FixtureRelease, synthesizeRelease } from '../testing/release-app.ts'
import type { Outcome } from './invocation.ts'
import { splitQualifier } from './qualifiers.ts'
import { readFunctions } from './read-functions.ts'
import { nextQualifiers, rehearseRelease, type Side } from './rehearse-release.ts'
import { type Functions, startFunctions } from './start-functions.ts'

const MINUTE = 60_000
const place = { origin: 'http://localhost:3000', region: 'us-east-1', account: '000000000000' }
const folder = temporaryFolder()
const models = new Map<FixtureRelease, CloudModel>()
const started: Functions[] = []

beforeAll(() => {
  // CDK's template validation takes seconds; the cloud's other test includes it.
  vi.stubEnv('CDK_VALIDATION', 'false')
  for (const release of ['first', 'good', 'bad'] as const)
    models.set(release, readCloud(synthesizeRelease(folder, release), place))
}, 120_000)
afterAll(() => Promise.all(started.map((functions) => functions.close())))

const modelOf = (release: FixtureRelease): CloudModel => models.get(release)!

type Handler = (event: unknown) => Promise<Json>

/** Loads a release's handlers from its assets into this process, once. */
async function sideOf(release: FixtureRelease): Promise<Side> {
  const model = modelOf(release)
  const handlers = new Map<string, Handler>()
  for (const { arn, folder: asset } of readFunctions(model)) {
    const { handler } = await importModule(join(asset, 'index.mjs'))
    handlers.set(arn, handler as Handler)
  }
  const invoke = async (id: string, event: unknown): Promise<Outcome> => {
    try {
      return { ok: true, payload: await handlers.get(splitQualifier(id).name)!(event) }
    } catch (error) {
      const { name: errorType, message: errorMessage } = error as Error
      return { ok: false, error: { errorType, errorMessage, trace: [] } }
    }
  }
  return { model, invoke }
}

/** The ARN of `Answers` or `Answers:live`. */
function arnOf(id: string): string {
  const [name = '', alias] = id.split(':')
  const fn = readFunctions(modelOf('first')).find(({ title }) => title === name)
  return `${fn!.arn}${alias ? `:${alias}` : ''}`
}

/** Pseudorandom numbers from 0 to 1, the same for the same seed. */
function draws(seed: number): () => number {
  let state = (seed * 48_271) % 2_147_483_647
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

type Call = { time: number; id: string; outcome: Outcome }

/** A rehearsal on a simulated clock, from the first release to another. */
async function rehearse(release: FixtureRelease, { seed = 1, secondsBetween = 0.5 } = {}) {
  const clock = { now: 1_000 * MINUTE + (seed % 60) * 1_000 }
  const sides = { before: await sideOf('first'), after: await sideOf(release) }
  const rehearsal = rehearseRelease({ ...sides, now: () => clock.now, random: draws(seed) })
  await sides.after.invoke(arnOf('Answers'), { seed: seed * 7_919 })
  const calls: Call[] = []
  const call = async (id: string, event: object = {}) => {
    const outcome = await rehearsal.invoke(arnOf(id), event)
    calls.push({ time: clock.now, id, outcome })
    return outcome
  }
  return {
    ...rehearsal,
    ...{ clock, calls, call },
    /** Calls the alias at regular intervals for some minutes; resolves with these calls. */
    run: async (minutes: number, event: object = {}) => {
      const first = calls.length
      for (const end = clock.now + minutes * MINUTE; clock.now < end; clock.now += secondsBetween * 1_000)
        await call('Answers:live', event)
      return calls.slice(first)
    },
  }
}

/** Whether the new release handled a call, successfully or not. */
const isOfNew = ({ outcome }: Call): boolean =>
  outcome.ok
    ? (outcome.payload as { release: string }).release !== 'first'
    : outcome.error.errorMessage === 'a bad version'

describe('a release that fails a fifth of its calls', () => {
  it('is rolled back by its alarm within seven minutes and gets at most a tenth of the calls', async () => {
    const { clock, run, deploy, outcomes } = await rehearse('bad')
    expect((await run(4)).filter(isOfNew)).toEqual([])
    const deployed = clock.now
    deploy()
    const calls = await run(17)
    const [answers] = outcomes()
    expect(answers).toMatchObject({
      how: 'rolled back',
      alias: expect.stringMatching(/:Release-functions-Answers\w+:live$/) as string,
      why: expect.stringMatching(
        /^release-Answers is raised: \d+ failures in 5 minutes, where the threshold is 1$/,
      ) as string,
    })
    expect(answers!.at - deployed).toBeLessThanOrEqual(7 * MINUTE)
    expect(calls.length).toBeGreaterThanOrEqual(2_000)
    expect(calls.filter(isOfNew).length).toBeGreaterThan(0)
    expect(calls.filter(isOfNew).length / calls.length).toBeLessThanOrEqual(0.1)
    expect(calls.filter((call) => call.time >= answers!.at && (isOfNew(call) || !call.outcome.ok))).toEqual([])
  })

  it('is rolled back within seven minutes whenever it starts and whichever calls it gets', async () => {
    const ends: { minutes: number; share: number; failed: number }[] = []
    for (let seed = 1; seed <= 40; seed += 1) {
      const { clock, run, deploy, outcomes } = await rehearse('bad', { seed })
      const deployed = clock.now
      deploy()
      const calls = await run(8)
      const [answers] = outcomes()
      expect(answers).toMatchObject({ how: 'rolled back' })
      const during = calls.filter(({ time }) => time < answers!.at)
      expect(calls.filter((call) => call.time >= answers!.at).filter(isOfNew)).toEqual([])
      const failed = calls.filter(({ outcome }) => !outcome.ok).length
      ends.push({
        minutes: (answers!.at - deployed) / MINUTE,
        share: during.filter(isOfNew).length / during.length,
        failed,
      })
    }
    expect(Math.max(...ends.map(({ minutes }) => minutes))).toBeLessThanOrEqual(7)
    expect(ends.reduce((sum, { share }) => sum + share, 0) / ends.length).toBeCloseTo(0.1, 1)
    expect(Math.max(...ends.map(({ share }) => share))).toBeLessThan(0.2)
  })

  it('is rolled back along with everything released with it', async () => {
    const { run, call, deploy, outcomes } = await rehearse('bad')
    deploy()
    expect(await call('Plain')).toMatchObject({ payload: { release: 'good' } })
    await run(6)
    expect(outcomes()).toMatchObject([
      { how: 'rolled back' },
      { how: 'rolled back', why: expect.stringMatching(/^the deployment of .+:live failed$/) as string },
    ])
    for (const id of ['Plain', 'Other:live', 'Answers:live'])
      expect(await call(id)).toMatchObject({ payload: { release: 'first' } })
  })

  it('goes unnoticed with very few calls because a canary sees only what calls reveal', async () => {
    const ends: string[] = []
    for (let seed = 1; seed <= 40; seed += 1) {
      const { run, deploy, outcomes } = await rehearse('bad', { seed, secondsBetween: 60 })
      deploy()
      await run(6)
      ends.push(outcomes()[0]!.how)
    }
    expect(ends.filter((how) => how === 'succeeded').length).toBeGreaterThan(30)
  })
})

describe('a good release', () => {
  it('gets a tenth of the calls for five minutes and then all calls', async () => {
    const { clock, run, deploy, outcomes } = await rehearse('good')
    await run(4)
    const deployed = clock.now
    deploy()
    const calls = await run(17)
    for (const end of outcomes()) expect(end).toMatchObject({ how: 'succeeded', at: deployed + 5 * MINUTE })
    expect(outcomes()).toHaveLength(2)
    const canary = calls.filter(({ time }) => time < deployed + 5 * MINUTE)
    const later = calls.filter(({ time }) => time >= deployed + 5 * MINUTE)
    expect(canary.filter(isOfNew).length / canary.length).toBeCloseTo(0.1, 1)
    expect(later.filter((call) => !isOfNew(call))).toEqual([])
    expect(calls.filter(({ outcome }) => !outcome.ok)).toEqual([])
  })

  it('is rolled back when the previous version fails in that time because the alarm counts every version', async () => {
    const { run, call, deploy, outcomes } = await rehearse('good')
    deploy()
    await call('Answers', { fail: true })
    await run(5)
    expect(outcomes()).toContainEqual(expect.objectContaining({ how: 'rolled back' }))
    expect(await call('Answers:live')).toMatchObject({ payload: { release: 'first' } })
  })
})

describe('a release while its alarm is raised', () => {
  it('is stopped before it gets a call and can be deployed once the alarm clears', async () => {
    const { run, call, deploy, outcomes } = await rehearse('bad')
    await call('Answers:live', { fail: true })
    await run(3)
    deploy()
    expect(outcomes()[0]).toMatchObject({
      how: 'stopped',
      why: expect.stringMatching(/^release-Answers is raised: 1 failures .+, before any call$/) as string,
    })
    expect((await run(6)).filter(isOfNew)).toEqual([])
    deploy()
    expect((await run(6)).filter(isOfNew).length).toBeGreaterThan(0)
    expect(outcomes()[0]).toMatchObject({ how: 'rolled back' })
  })
})

describe('a release on Lambda workers', () => {
  it('runs both versions side by side with their version numbers and ends with only the first', async () => {
    const workers = (release: FixtureRelease): Side => {
      const model = modelOf(release)
      const functions = startFunctions({
        functions: readFunctions(model),
        qualifiers: nextQualifiers(modelOf('first'), model),
        environmentOf: ({ version }) => ({ AWS_LAMBDA_FUNCTION_VERSION: version }),
        logFolder: join(folder, `logs-${release}`),
        quiet: true,
      })
      started.push(functions)
      return { model, invoke: functions.invoke }
    }
    const clock = { now: 0 }
    // Every tenth call goes to the new version.
    let calls = 0
    const random = () => (calls++ % 10) / 10
    const sides = { before: workers('first'), after: workers('bad') }
    const { invoke, deploy, outcomes } = rehearseRelease({ ...sides, now: () => clock.now, random })
    deploy()
    const seen: Outcome[] = []
    for (; clock.now < 5 * MINUTE; clock.now += 2_000) seen.push(await invoke(arnOf('Answers:live'), {}))
    expect(seen).toContainEqual({ ok: true, payload: { release: 'first', version: '1' } })
    expect(seen).toContainEqual({ ok: true, payload: { release: 'bad', version: '2' } })
    expect(seen).toContainEqual(expect.objectContaining({ ok: false }))
    expect(outcomes()[0]).toMatchObject({ how: 'rolled back', at: 2 * MINUTE })
    for (let n = 0; n < 20; n += 1)
      expect(await invoke(arnOf('Answers:live'), {})).toEqual({ ok: true, payload: { release: 'first', version: '1' } })
    expect(await invoke(arnOf('Answers'), {})).toEqual({ ok: true, payload: { release: 'first', version: '$LATEST' } })
  })
})
