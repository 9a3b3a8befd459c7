import { describe, expect, it } from 'vitest'
import { graphqlFailure, thrownFailure } from './graphql-failure.ts'

const named = (name: string) => Object.assign(new Error(name), { name })

describe('what a reply says', () => {
  it.each([
    ['data', 200, { data: { getTime: 1 } }, undefined],
    [
      'a refusal with its data',
      200,
      { data: null, errors: [{ path: ['registerCourse'], errorType: 'course-full', errorInfo: { seats: 0 } }] },
      { type: 'course-full', data: { seats: 0 } },
    ],
    [
      'a refusal whose data AppSync put beside it',
      200,
      { errors: [{ path: ['a'], errorType: 'already-yours', data: { key: 'k' }, errorInfo: null }] },
      { type: 'already-yours', data: { key: 'k' } },
    ],
    [
      'a token that is none',
      401,
      { errors: [{ errorType: 'UnauthorizedException', message: 'Token has expired.' }] },
      { type: 'signed-out', data: undefined },
    ],
    ['a refused token without words', 401, undefined, { type: 'signed-out', data: undefined }],
    [
      'a field that is closed to the role',
      200,
      {
        data: null,
        errors: [{ path: ['users'], errorType: 'Unauthorized', message: 'Not Authorized to access users' }],
      },
      { type: 'not-allowed', data: undefined },
    ],
    ['an error page of the network’s', 503, undefined, undefined],
  ])('%s', (_, status, body, failure) => expect(graphqlFailure(status, body)).toEqual(failure))
})

describe('what an error before the reply says', () => {
  it.each([
    ['the browser reached nothing', new TypeError('Load failed'), 'network'],
    ['Amplify reached nothing', named('NetworkError'), 'network'],
    ['the refresh token was revoked', named('NotAuthorizedException'), 'signed-out'],
    ['the account is gone', named('UserNotFoundException'), 'signed-out'],
    ['Cognito is too busy', named('TooManyRequestsException'), 'TooManyRequestsException'],
  ])('%s', (_, error, type) => expect(thrownFailure(error)).toEqual({ type, data: undefined }))
})
