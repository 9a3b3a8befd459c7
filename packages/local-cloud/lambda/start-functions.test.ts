import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/build-model.ts'
import type { FunctionSpec } from './read-functions.ts'
import { startFunctions } from './start-functions.ts'

const folder = temporaryFolder()
const logFolder = join(folder, 'logs')

const bundles: Record<string, [file: string, code: string]> = {
  Echo: [
    'index.mjs',
    `export const handler = async (event, context) => ({ event, name: context.functionName, left: context.getRemainingTimeInMillis(), id: context.awsRequestId, version: [context.functionVersion, process.env.VERSION], arn: context.invokedFunctionArn })`,
  ],
  CommonJs: ['index.js', `const path = require('node:path'); exports.handler = async () => path.basename(__filename)`],
  Callback: [
    'index.js',
    `exports.handler = (event, context, callback) => setTimeout(() => callback(null, event.n + 1), 5)`,
  ],
  Environment: [
    'index.mjs',
    `export const handler = async () => ({ own: process.env.OWN, outer: process.env.HOME ?? null })`,
  ],
  Counter: ['index.mjs', `let n = 0; export const handler = async () => ++n`],
  Nothing: ['index.mjs', `export const handler = async () => undefined`],
  Throws: [
    'index.mjs',
    `class CourseClosed extends Error { constructor() { super('closed'); this.name = 'CourseClosed' } }\nexport const handler = async () => { throw new CourseClosed() }`,
  ],
  Slow: ['index.mjs', `export const handler = () => new Promise((resolve) => setTimeout(resolve, 60_000))`],
  Spins: ['index.mjs', `export const handler = () => { for (;;) {} }`],
  Exits: ['index.mjs', `export const handler = () => process.exit(1)`],
  Unhandled: [
    'index.mjs',
    `export const handler = () => { Promise.reject(new Error('forgotten')); return new Promise(() => {}) }`,
  ],
  Greedy: [
    'index.mjs',
    `export const handler = () => { const kept = []; for (;;) kept.push(new Array(100_000).fill(Math.random())) }`,
  ],
  BrokenLoad: ['index.mjs', `throw new TypeError('no start')`],
  NoHandler: ['index.mjs', `export const other = 1`],
  Waits: [
    'index.mjs',
    `export const handler = async () => { const from = Date.now(); await new Promise((r) => setTimeout(r, 150)); return [from, Date.now()] }`,
  ],
  TalksJson: [
    'index.mjs',
    `export const handler = async () => { console.log({ doing: 'talk' }); console.error('a worry', 7) }`,
  ],
  Clock: [
    'index.mjs',
    `export const handler = async () => ({ now: Date.now(), made: new Date().getTime(), text: Date(), given: new Date(5).getTime(), isDate: new Date() instanceof Date && structuredClone(new Date(5)) instanceof Date, utc: Date.UTC(1970, 0, 2) })`,
  ],
  Talks: ['index.mjs', `export const handler = async () => { console.log('a word'); console.error('a worry') }`],
}

const specs = Object.entries(bundles).map(([logicalId, [file, code]]): FunctionSpec => {
  mkdirSync(join(folder, logicalId))
  writeFileSync(join(folder, logicalId, file), code)
  return {
    logicalId,
    name: `name-${logicalId}`,
    arn: `arn:aws:lambda:us-east-1:000000000000:function:name-${logicalId}`,
    version: '$LATEST',
    title: logicalId,
    handler: 'index.handler',
    folder: join(folder, logicalId),
    roleArn: '',
    timeoutSeconds: logicalId === 'Greedy' ? 20 : 1,
    memoryMegabytes: logicalId === 'Greedy' ? 32 : 128,
    concurrency: 2,
    environment: {},
    logsJson: logicalId === 'TalksJson',
  }
})
const functions = startFunctions({
  functions: specs,
  qualifiers: [
    { functionName: 'name-Echo', qualifier: 'live', version: '3' },
    { functionName: 'name-Echo', qualifier: '3', version: '3' },
    { functionName: 'name-Echo', qualifier: 'newest', version: '$LATEST' },
    { functionName: 'name-Waits', qualifier: 'live', version: '1' },
  ],
  environmentOf: ({ version }) => ({ OWN: 'mine', VERSION: version }),
  logFolder,
  quiet: true,
})
afterAll(() => functions.close())

describe('a function', () => {
  it('receives the event and context when called by ARN, name, or logical ID', async () => {
    for (const id of [
      'Echo',
      'name-Echo',
      'arn:aws:lambda:us-east-1:000000000000:function:name-Echo',
      'arn:aws:lambda:us-east-1:000000000000:function:name-Echo:$LATEST',
      'name-Echo:newest',
    ]) {
      const outcome = await functions.invoke(id, { n: 1 })
      const version = ['$LATEST', '$LATEST']
      expect(outcome).toMatchObject({ ok: true, payload: { event: { n: 1 }, name: 'name-Echo', version } })
    }
    expect(await functions.invoke('Echo', {})).toMatchObject({ payload: { left: expect.closeTo(1_000, -2) as number } })
  })

  it('receives its version number when called by an alias or version', async () => {
    const arn = 'arn:aws:lambda:us-east-1:000000000000:function:name-Echo'
    for (const id of [`${arn}:live`, 'name-Echo:live', 'Echo:live']) {
      const outcome = await functions.invoke(id, {})
      expect(outcome).toMatchObject({ ok: true, payload: { version: ['3', '3'], arn: `${arn}:live` } })
    }
    expect(await functions.invoke(`${arn}:3`, {})).toMatchObject({ payload: { version: ['3', '3'], arn: `${arn}:3` } })
  })

  it('isn’t found under an alias or version that it doesn’t have', async () => {
    const arn = 'arn:aws:lambda:us-east-1:000000000000:function:name-Echo'
    for (const qualifier of ['other', '4', ''])
      expect(await functions.invoke(`Echo:${qualifier}`, {})).toMatchObject({
        ok: false,
        error: { errorType: 'ResourceNotFoundException', errorMessage: `Function not found: ${arn}:${qualifier}` },
      })
    expect(await functions.invoke('Counter:live', {})).toMatchObject({ ok: false })
  })

  it.each([
    ['CommonJs', {}, 'index.js'],
    ['Callback', { n: 4 }, 5],
    ['Nothing', {}, null],
  ])('supports %s', async (id, event, payload) => {
    expect(await functions.invoke(id, event)).toEqual({ ok: true, payload })
  })

  it('sees its template’s environment and none of the developer’s', async () => {
    expect(await functions.invoke('Environment', {})).toEqual({ ok: true, payload: { own: 'mine', outer: null } })
  })

  it('follows the shared clock and its reset, but its timeout doesn’t', async () => {
    const DAY = 86_400_000
    const clock = async () => {
      const outcome = await functions.invoke('Clock', {})
      if (!outcome.ok) throw new Error(outcome.error.errorMessage)
      return outcome.payload as { now: number; made: number; text: string }
    }
    expect(Math.abs((await clock()).now - Date.now())).toBeLessThan(5_000)
    functions.clock.set(7 * DAY)
    const ahead = await clock()
    for (const time of [ahead.now, ahead.made, Date.parse(ahead.text)])
      expect(Math.abs(time - Date.now() - 7 * DAY)).toBeLessThan(5_000)
    expect(ahead).toMatchObject({ given: 5, isDate: true, utc: DAY })
    const echo = await functions.invoke('Echo', {})
    const { left } = (echo.ok ? echo.payload : {}) as { left?: number }
    expect(left).toBeGreaterThan(0)
    functions.clock.set(0)
    expect(Math.abs((await clock()).now - Date.now())).toBeLessThan(5_000)
  })

  it('stays warm between invocations', async () => {
    expect(await functions.invoke('Counter', {})).toMatchObject({ payload: 1 })
    expect(await functions.invoke('Counter', {})).toMatchObject({ payload: 2 })
  })

  it('handles one event at a time per instance and shares its concurrency across versions', async () => {
    const outcomes = await Promise.all(['Waits', 'Waits:live', 'Waits'].map((id) => functions.invoke(id, {})))
    const spans = outcomes.map((outcome) =>
      outcome.ok && Array.isArray(outcome.payload) ? outcome.payload.map(Number) : [],
    )
    const overlaps = spans.map(
      ([from = 0]) => spans.filter(([start = 0, end = 0]) => start <= from && from < end).length,
    )
    expect(Math.max(...overlaps)).toBe(2)
  })

  it('returns a thrown error’s type, message, and trace', async () => {
    const outcome = await functions.invoke('Throws', {})
    expect(outcome).toMatchObject({ ok: false, error: { errorType: 'CourseClosed', errorMessage: 'closed' } })
    expect(outcome.ok ? [] : outcome.error.trace.length).toBeGreaterThan(1)
  })

  it.each(['Slow', 'Spins'])('is stopped at its timeout: %s', async (id) => {
    expect(await functions.invoke(id, {})).toMatchObject({
      ok: false,
      error: {
        errorType: 'Sandbox.Timedout',
        errorMessage: expect.stringMatching(/^RequestId: .+ Error: Task timed out after 1\.00 seconds$/) as string,
      },
    })
  })

  it.each([
    ['Exits', 'Runtime.ExitError'],
    ['Unhandled', 'Runtime.ExitError'],
    ['Greedy', 'memory limit'],
    ['BrokenLoad', 'TypeError'],
    ['NoHandler', 'Runtime.HandlerNotFound'],
    ['Unknown', 'ResourceNotFoundException'],
  ])('fails without affecting other functions: %s returns %s', async (id, errorType) => {
    const outcome = await functions.invoke(id, {})
    expect(outcome.ok ? '' : `${outcome.error.errorType} ${outcome.error.errorMessage}`).toContain(errorType)
    expect(await functions.invoke('Echo', {})).toMatchObject({ ok: true })
  })

  it('restarts after a crash', async () => {
    await functions.invoke('Exits', {})
    expect(await functions.invoke('Exits', {})).toMatchObject({ ok: false, error: { errorType: 'Runtime.ExitError' } })
  })

  it('writes its output to its log', async () => {
    await functions.invoke('Talks', {})
    await expect
      .poll(() => readFileSync(join(logFolder, 'Talks.log'), 'utf8'))
      .toMatch(/a word[^]*ms ok|ms ok[^]*a word/)
    await expect.poll(() => readFileSync(join(logFolder, 'Talks.log'), 'utf8')).toContain('a worry')
  })

  it('writes JSON lines with the request ID when the template requests JSON logs', async () => {
    await functions.invoke('TalksJson', {})
    const said = () =>
      readFileSync(join(logFolder, 'TalksJson.log'), 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line): unknown => JSON.parse(line))
    const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string
    const timestamp = expect.stringMatching(/^\d{4}-.*Z$/) as string
    await expect.poll(said).toEqual(
      expect.arrayContaining([
        { timestamp, level: 'INFO', requestId, message: { doing: 'talk' } },
        { timestamp, level: 'ERROR', requestId, message: 'a worry 7' },
      ]),
    )
  })
})
