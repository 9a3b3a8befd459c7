import { describe, expect, it } from 'vitest'
import { holdsFor, type Terms } from '#lambdas/testing/evaluate-expression.ts'
import { ifAbsent, ifEqual, ifPresent, ifVersion, withCondition } from './conditions.ts'

const course = { pk: 'COURSE#c', sk: 'META', version: 2, max: 10, courses: 'c' }
const holds = (condition: { ConditionExpression: string } & Terms, item?: typeof course) =>
  holdsFor(condition.ConditionExpression, item, condition)

describe('a condition', () => {
  it.each([
    ['ifAbsent', ifAbsent, false, true],
    ['ifPresent', ifPresent, true, false],
    ['ifEqual', ifEqual({ version: 2 }), true, false],
    ['ifEqual of all of several', ifEqual({ version: 2, max: 10, courses: 'c' }), true, false],
    ['ifEqual of some of several', ifEqual({ version: 2, max: 9 }), false, false],
    ['ifVersion as it was read', ifVersion(2), true, false],
    ['ifVersion of an older one', ifVersion(1), false, false],
    ['ifVersion of none', ifVersion(undefined), false, true],
    ['ifVersion before the first', ifVersion(0), false, true],
  ])('%s', (_name, condition, withItem, withoutItem) => {
    expect(holds(condition, course)).toBe(withItem)
    expect(holds(condition)).toBe(withoutItem)
  })
})

describe('onCondition', () => {
  it('keeps the names and values of the update with those of the condition', () => {
    const update = {
      UpdateExpression: 'SET #max = :max',
      ExpressionAttributeNames: { '#max': 'max' },
      ExpressionAttributeValues: { ':max': 9 },
    }
    const written = withCondition(update, ifEqual({ version: 2 }))
    expect(written).toMatchObject(update)
    expect(written).toMatchObject({
      ExpressionAttributeNames: { '#max': 'max' },
      ExpressionAttributeValues: { ':max': 9 },
    })
    expect(holds(written, course)).toBe(true)
  })

  it('adds no empty names or values, which DynamoDB refuses', () => {
    expect(withCondition({ UpdateExpression: 'REMOVE note' }, ifPresent)).toEqual({
      UpdateExpression: 'REMOVE note',
      ...ifPresent,
    })
  })
})
