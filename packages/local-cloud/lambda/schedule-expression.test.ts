import { describe, expect, it } from 'vitest'
import { readSchedule } from './schedule-expression.ts'

const at = (text: string): number => Date.parse(`${text}Z`)

describe('a schedule', () => {
  it.each([
    ['rate(5 minutes)', '2030-01-01T10:00:30', '2030-01-01T10:05:30'],
    ['rate(1 hour)', '2030-01-01T10:00:00', '2030-01-01T11:00:00'],
    ['rate(1 day)', '2030-01-01T10:00:00', '2030-01-02T10:00:00'],
    ['cron(0 8 * * ? *)', '2030-01-01T08:00:00', '2030-01-02T08:00:00'],
    ['cron(0/15 * * * ? *)', '2030-01-01T10:07:10', '2030-01-01T10:15:00'],
    ['cron(30 9 ? * MON-FRI *)', '2030-01-05T00:00:00', '2030-01-07T09:30:00'],
    ['cron(0 0 1 JAN,JUL ? *)', '2030-01-01T00:00:00', '2030-07-01T00:00:00'],
    ['cron(0 0 29 2 ? *)', '2030-01-01T00:00:00', '2032-02-29T00:00:00'],
    ['at(2031-05-06T07:08:09)', '2030-01-01T00:00:00', '2031-05-06T07:08:09'],
  ])('%s runs after %s at %s', (expression, after, expected) => {
    expect(new Date(readSchedule(expression)(at(after)) ?? 0).toISOString()).toBe(`${expected}.000Z`)
  })

  it('never runs after its end', () => {
    expect(readSchedule('at(2020-01-01T00:00:00)')(at('2030-01-01T00:00:00'))).toBeUndefined()
    expect(readSchedule('cron(0 0 1 1 ? 2029)')(at('2030-01-01T00:00:00'))).toBeUndefined()
  })

  it.each(['every day', 'rate(5 weeks)', 'cron(99 * * * ? *)', 'cron(a * * * ? *)'])(
    'is rejected when it can’t be parsed: %s',
    (expression) => expect(() => readSchedule(expression)).toThrow('The template is broken'),
  )
})
