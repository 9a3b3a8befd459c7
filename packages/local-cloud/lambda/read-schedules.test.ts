import { describe, expect, it, vi } from 'vitest'
import { testModel } from '../testing/build-model.ts'
import { readSchedules } from './read-schedules.ts'
import { startSchedules } from './start-schedules.ts'

const target = { Id: 't', Arn: { 'Fn::GetAtt': ['Fn', 'Arn'] } }
const fn = { Fn: { Type: 'AWS::Lambda::Function' } }
const rule = (properties: object) => ({ Type: 'AWS::Events::Rule', Properties: { Targets: [target], ...properties } })
const arn = 'arn:aws:lambda:us-east-1:000000000000:function:test-Fn'

describe('a template’s schedules', () => {
  it('run at each scheduled time', async () => {
    vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
    const calls: unknown[] = []
    const schedules = startSchedules(
      readSchedules(
        testModel({
          ...fn,
          Every: rule({ ScheduleExpression: 'rate(5 minutes)' }),
          Off: rule({ ScheduleExpression: 'rate(1 minute)', State: 'DISABLED' }),
        }),
      ),
      (id, event) => {
        calls.push([id, event])
        return Promise.resolve({ ok: true, payload: null })
      },
    )
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    schedules.close()
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    vi.useRealTimers()
    expect(calls).toMatchObject([
      [arn, { source: 'aws.events', 'detail-type': 'Scheduled Event', time: '2030-01-01T00:05:00Z' }],
      [arn, { time: '2030-01-01T00:10:00Z' }],
    ])
  })

  it('run immediately by part of their name, even when disabled', async () => {
    const model = testModel({
      ...fn,
      Reconcile: rule({
        ScheduleExpression: 'rate(5 minutes)',
        State: 'DISABLED',
        Targets: [{ ...target, Input: '{"a":1}' }],
      }),
    })
    const schedules = startSchedules(readSchedules(model), (id, event) =>
      Promise.resolve({ ok: true, payload: [id, event] }),
    )
    expect(await schedules.run('reconc')).toEqual([{ ok: true, payload: [arn, { a: 1 }] }])
    expect(() => schedules.run('other')).toThrow('0 schedules match "other"; there are: Reconcile.')
    schedules.close()
  })

  it('include a Scheduler schedule with its input', () => {
    const properties = {
      ScheduleExpression: 'rate(1 day)',
      Target: { ...target, Input: '{"at":"<aws.scheduler.scheduled-time>"}' },
    }
    const [schedule] = readSchedules(
      testModel({ ...fn, Daily: { Type: 'AWS::Scheduler::Schedule', Properties: properties } }),
    )
    expect(schedule?.targets[0]?.event(Date.UTC(2030, 0, 1))).toEqual({ at: '2030-01-01T00:00:00.000Z' })
  })

  it('reject a rule that waits for events', () => {
    const model = testModel({ ...fn, Bus: rule({ EventPattern: { source: ['x'] } }) })
    expect(() => readSchedules(model)).toThrow('test/Bus waits for events, and the local cloud has no event bus.')
  })
})
