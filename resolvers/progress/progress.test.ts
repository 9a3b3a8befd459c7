import { describe, expect, it } from 'vitest'
import { queriedValues } from '#resolvers/testing/queried-values.ts'
import { openResolver } from '#resolvers/testing/open-resolver.ts'

const shown = {
  key: 'p1',
  name: 'RN Review',
  url: 'rn-review',
  courseKey: 'c1',
  studentId: 'u1',
  onlineDays: 30,
  endTime: 0,
  complete: false,
  dateCreated: 5,
  courseType: 'Online',
  subject: 'RN',
}
const live = {
  dates: null,
  startTime: null,
  courseEndTime: null,
  location: null,
  paymentKey: null,
  startedOn: null,
  completedOn: null,
  overview: null,
}
const item = {
  ...shown,
  pk: 'USER#u1',
  sk: 'PROGRESS#p1',
  type: 'progress',
  group: 'g',
  content: ['x'],
}

describe('myProgress', () => {
  const myProgress = openResolver('progress/Query.myProgress.table.ts')

  it('requests twenty of the caller’s own, newest first', () => {
    const request = myProgress.request({ args: {} }).result
    expect(request).toMatchObject({
      operation: 'Query',
      limit: 20,
      scanIndexForward: false,
    })
    expect(queriedValues(request)).toEqual(['USER#u1', 'PROGRESS#'])
  })

  it('returns only listed fields, without table keys, link group, or content', () => {
    const { result } = myProgress.response({ result: { items: [item], nextToken: null } })
    expect(result).toEqual({ items: [{ ...shown, ...live }], nextToken: null })
  })

  it('passes on a failure of the table by its type only', () => {
    expect(myProgress.response({ error: { message: 'm', type: 'T' }, result: null }).error).toMatchObject({
      message: 'The request failed',
      type: 'T',
    })
  })

  it.each(['DynamoDB:ValidationException', 'DynamoDB:DynamoDbException'])(
    'refuses what the table cannot read (%s) in words of ours, without the table’s own',
    (type) => {
      const error = { message: 'Size … (Service: DynamoDb, Status Code: 400, Request ID: 1)', type }
      expect(myProgress.response({ error, result: null }).error).toMatchObject({
        message: 'request-invalid',
        type: 'request-invalid',
      })
    },
  )
})

describe('onProgress', () => {
  it('passes on only what carries the subscriber’s id', () => {
    const { subscriptionFilter } = openResolver('progress/Subscription.onProgress.table.ts').response({ result: null })
    expect(subscriptionFilter).toEqual({
      filterGroup: [{ filters: [{ fieldName: 'studentId', operator: 'eq', value: 'u1' }] }],
    })
  })

  it('refuses a subscriber without an id, who would otherwise receive everyone’s', () => {
    const onProgress = openResolver('progress/Subscription.onProgress.table.ts')
    expect(onProgress.response({ identity: null, result: null }).error?.type).toBe('Unauthorized')
  })
})

describe('onAttemptMove', () => {
  const onAttemptMove = openResolver('progress/Subscription.onAttemptMove.pipeline/2-move.table.ts')
  const args = { progressKey: 'p1', taskKey: 't1' }

  it('passes on only the moves of one test of a course that is the subscriber’s own', () => {
    expect(onAttemptMove.request({ args }).result).toMatchObject({
      operation: 'GetItem',
      key: { pk: { S: 'USER#u1' }, sk: { S: 'PROGRESS#p1' } },
    })
    const { result, subscriptionFilter } = onAttemptMove.response({ args, result: item })
    expect(result).toBeNull()
    expect(subscriptionFilter).toEqual({
      filterGroup: [
        {
          filters: [
            { fieldName: 'attempt.progressKey', operator: 'eq', value: 'p1' },
            { fieldName: 'attempt.taskKey', operator: 'eq', value: 't1' },
          ],
        },
      ],
    })
  })

  it('refuses a course that is not the subscriber’s, and a subscriber without an id', () => {
    expect(onAttemptMove.response({ args, result: null }).error?.type).toBe('Unauthorized')
    expect(onAttemptMove.request({ args, identity: null }).error?.type).toBe('Unauthorized')
  })
})

describe('publishProgress', () => {
  it('stores nothing and hands subscribers the input', () => {
    const publish = openResolver('progress/Mutation.publishProgress.none.ts')
    expect(publish.request({ args: { input: shown } }).result).toEqual({ payload: null })
    expect(publish.response({ args: { input: shown } }).result).toEqual(shown)
  })
})
