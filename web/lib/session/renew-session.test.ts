// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GetTimeDocument } from '#generated/operations.ts'
import { admin, student } from '#web/testing/sessions.ts'
import { query } from '#web/lib/api/api.ts'
import { renewSession } from './auth.ts'
import { loadAmplify } from '#web/lib/api/load-amplify.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { currentSession, endSession, type Session, startSession, useSessionStore } from './session-store.ts'

vi.mock('#web/lib/api/load-amplify.ts', () => ({ loadAmplify: vi.fn() }))

const fetchAuthSession = vi.fn<(options: { forceRefresh: boolean }) => Promise<unknown>>()
const graphql = vi.fn<() => Promise<unknown>>()
const tokensOf = ({ uid, email, firstName, lastName, type }: Session) => ({
  tokens: {
    idToken: { payload: { email, given_name: firstName, family_name: lastName } },
    accessToken: { payload: { sub: uid, 'cognito:groups': [type] } },
  },
})
const named = (name: string) => Object.assign(new Error(name), { name })
const refusal = { errors: [{ errorType: 'Unauthorized', message: 'Not Authorized', path: ['getTime'] }] }
const isExpired = () => useSessionStore.getState().expired

beforeEach(() => {
  vi.resetAllMocks()
  const signOut = () => Promise.resolve()
  vi.mocked(loadAmplify).mockResolvedValue({ fetchAuthSession, graphql, signOut } as never)
  startSession(admin)
})
afterEach(() => {
  endSession()
})

describe('a session whose user’s type was changed', () => {
  it('ends when its tokens are refused, and leads to the sign-in page [3.6.6]', async () => {
    fetchAuthSession.mockResolvedValue({})
    await renewSession()
    expect(fetchAuthSession).toHaveBeenCalledExactlyOnceWith({ forceRefresh: true })
    expect([currentSession(), isExpired()]).toEqual([undefined, true])
  })

  it('is as new tokens say where there are some, without what the other type has loaded', async () => {
    queryClient.setQueryData(['users'], ['private'])
    fetchAuthSession.mockResolvedValue(tokensOf(student))
    await renewSession()
    expect(currentSession()?.type).toBe('Student')
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('stays while the pool cannot be reached', async () => {
    fetchAuthSession.mockRejectedValue(named('NetworkError'))
    await renewSession()
    expect(currentSession()).toEqual(admin)
  })
})

describe('a refusal of a field', () => {
  beforeEach(() => {
    graphql.mockRejectedValue(refusal)
  })

  it('ends an administrator’s session whose tokens are refused too: they are none any more [3.6.2]', async () => {
    fetchAuthSession.mockResolvedValue({})
    await expect(query(GetTimeDocument, {})).rejects.toMatchObject({ code: 'signed-out' })
    expect([currentSession(), isExpired()]).toEqual([undefined, true])
  })

  it('is reported when new tokens are refused as well, after one try', async () => {
    fetchAuthSession.mockResolvedValue(tokensOf(admin))
    await expect(query(GetTimeDocument, {})).rejects.toMatchObject({ code: 'not-allowed' })
    expect(graphql).toHaveBeenCalledTimes(2)
    expect(currentSession()).toEqual(admin)
  })

  it('is reported to a student at once, who stays signed in', async () => {
    startSession(student)
    await expect(query(GetTimeDocument, {})).rejects.toMatchObject({ code: 'not-allowed' })
    expect(fetchAuthSession).not.toHaveBeenCalled()
    expect(currentSession()).toEqual(student)
  })
})
