import { describe, expect, it } from 'vitest'
import { openResolver } from './testing/open-resolver.ts'

const LONG = 'x'.repeat(3_000)
const errorOf = (file: string, args: Record<string, unknown>) => {
  const { error, result } = openResolver(file).request({ args })
  return [error?.type, result]
}

describe('a resolver', () => {
  it.each([
    ['courses/Query.course.table.ts', { key: LONG }],
    ['courses/Query.course.table.ts', { key: '' }],
    ['payments/Query.myPayment.table.ts', { key: LONG }],
    ['progress/Subscription.onAttemptMove.pipeline/2-move.table.ts', { progressKey: LONG, taskKey: 'x' }],
    ['audit/Query.audit.table.ts', { by: LONG }],
    ['audit/Query.audit.table.ts', { kind: LONG }],
    ['audit/Query.audit.table.ts', { kind: 'courses', by: LONG }],
    ['audit/Query.audit.table.ts', { words: ['x', LONG] }],
    ['audit/Query.audit.table.ts', { words: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['questions/Query.importLines.table.ts', { key: LONG }],
    ['notifications/Query.notifications.table.ts', { nextToken: 'x'.repeat(4_001) }],
  ])('refuses what no key can hold before it asks the table: %s', (file, args) =>
    expect(errorOf(file, args)).toEqual(['request-invalid', null]),
  )

  it('makes keys of two hundred letters, and hands on a token as long as AppSync’s', () => {
    const key = 'x'.repeat(200)
    expect(errorOf('courses/Query.course.table.ts', { key })[1]).toMatchObject({ key: { pk: { S: `COURSE#${key}` } } })
    const nextToken = 'x'.repeat(4_000)
    expect(errorOf('notifications/Query.notifications.table.ts', { nextToken })[1]).toMatchObject({ nextToken })
  })
})
