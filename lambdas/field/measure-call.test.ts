import { afterEach, describe, expect, it, vi } from 'vitest'
import { type FieldCall, fieldHandler } from './field-handler.ts'
import { metricLine } from './measure-call.ts'
import { Refusal } from './refusal.ts'

type UseCases = Record<string, (call: FieldCall<never>) => Promise<unknown>>
type Directive = { Namespace: string; Dimensions: string[][]; Metrics: { Name: string; Unit: string }[] }
type Line = { _aws: { Timestamp: number; CloudWatchMetrics: Directive[] } } & Record<string, unknown>

const UNITS = ['Count', 'Milliseconds', 'Seconds', 'Microseconds', 'Bytes', 'Percent', 'None']

/**
 * Checks a line against CloudWatch's specification of the embedded metric format. Returns the first fault as a
 * sentence.
 */
function faultOf(line: Line): string | undefined {
  const { Timestamp, CloudWatchMetrics } = line._aws
  if (!Number.isInteger(Timestamp) || Timestamp < 1_600_000_000_000) return 'The timestamp is no epoch milliseconds'
  if (!Array.isArray(CloudWatchMetrics) || CloudWatchMetrics.length === 0) return 'There is no directive'
  for (const { Namespace, Dimensions, Metrics } of CloudWatchMetrics) {
    if (!/^[\w./#:-]{1,255}$/.test(Namespace) || Namespace.startsWith('AWS/')) return `Namespace ${Namespace}`
    if (!Array.isArray(Dimensions) || Dimensions.length === 0) return 'There is no dimension set'
    for (const names of Dimensions) {
      if (!Array.isArray(names) || names.length > 30) return 'A dimension set is no list of 30 names at most'
      for (const name of names) {
        const value = line[name]
        if (typeof value !== 'string' || value === '' || value.length > 1_024) return `Dimension ${name}`
      }
    }
    if (Metrics.length === 0 || Metrics.length > 100) return `${Metrics.length} metrics`
    for (const { Name, Unit } of Metrics) {
      if (!UNITS.includes(Unit)) return `Unit ${Unit}`
      if (typeof line[Name] !== 'number' || !Number.isFinite(line[Name])) return `Metric ${Name} is no number`
    }
  }
  return undefined
}

const create: unknown = fieldHandler
const handler = (create as (fields: string[], useCases: UseCases) => ReturnType<typeof fieldHandler>)(
  ['Query.look', 'Query.refuse', 'Query.break', 'Mutation.updateTaskProgress', 'Mutation.registerCourse'],
  {
    'Query.look': () => Promise.resolve(1),
    'Query.refuse': () => Promise.reject(new Refusal('no-seats')),
    'Query.break': () => Promise.reject(new Error('Lost jane.doe@example.com')),
    'Mutation.updateTaskProgress': () => Promise.resolve(2),
    'Mutation.registerCourse': () => Promise.resolve(3),
  },
)

function heard() {
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text))
    return true
  })
  return said
}

async function linesOf(field: string): Promise<Line[]> {
  vi.stubEnv('METRICS_NAMESPACE', 'Academy/test')
  vi.stubEnv('FUNCTION_NAME', 'Sign-up and sign-in')
  const said = heard()
  const event = { field, arguments: { secret: 'jane' }, identity: { sub: 'u-123' } }
  await handler(event, { awsRequestId: 'r-1' }).catch(() => undefined)
  vi.restoreAllMocks()
  expect(said.every((text) => text.endsWith('\n') && !text.slice(0, -1).includes('\n'))).toBe(true)
  return said.map((text) => JSON.parse(text) as Line)
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('the metrics of a call', () => {
  it.each([
    ['Query.look', 0, []],
    ['Query.refuse', 0, []],
    ['Query.break', 1, []],
    ['Query.unknown', 1, []],
    ['Mutation.updateTaskProgress', 0, ['AnswerMilliseconds']],
    ['Mutation.registerCourse', 0, ['CheckoutMilliseconds']],
  ])('are one line for %s in the embedded metric format, with %i failures', async (field, failed, own) => {
    const [line, ...more] = await linesOf(field)
    if (line === undefined) throw new Error('Nothing was written')
    expect(more).toEqual([])
    expect(faultOf(line)).toBeUndefined()
    expect(line).toMatchObject({
      field,
      requestId: 'r-1',
      Function: 'Sign-up and sign-in',
      Answered: 1,
      Failed: failed,
    })
    expect(line['Milliseconds']).toBeLessThan(10_000)
    const [all, byFunction] = line._aws.CloudWatchMetrics
    expect(all?.Metrics.map(({ Name }) => Name)).toEqual(['Answered', 'Failed', 'Milliseconds', ...own])
    expect(byFunction).toMatchObject({ Dimensions: [['Function']], Metrics: [{ Name: 'Milliseconds' }] })
    expect(JSON.stringify(line)).not.toMatch(/jane|u-123/)
  })

  it('are not written when the template sets no namespace', async () => {
    vi.stubEnv('METRICS_NAMESPACE', '')
    const said = heard()
    await handler({ field: 'Query.look', arguments: {}, identity: { sub: 'u' } })
    expect(said).toEqual([])
  })

  it('cost a call less than a tenth of a millisecond', () => {
    const target = { namespace: 'Academy/test', functionName: 'Attempts' }
    const call = { field: 'Mutation.updateTaskProgress', requestId: 'r', milliseconds: 12.345, isFailed: false }
    const rounds = 5_000
    const began = performance.now()
    for (let round = 0; round < rounds; round += 1) metricLine(call, target, Date.now())
    expect((performance.now() - began) / rounds).toBeLessThan(0.1)
  })
})
