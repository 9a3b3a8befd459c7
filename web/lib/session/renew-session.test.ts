// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { unknownFailure } from '#domain/messages/failures.ts'
import { GetTimeDocument } from '#generated/operations.ts'
import { admin, student } from '#web/testing/sessions.ts'
import { query } from '#web/lib/api/api.ts'
import { renewSession } from './renew-session.ts'
import { loadAmplify } from '#web/lib/api/load-amplify.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { currentSession, endSession, type Session, startSession, sessionStore } from './session-store.ts'

vi.mock('#web/lib/api/load-amplify.ts', () => ({ loadAmplify: vi.fn() }))

const fetchAuthSession = vi.fn<(options: { forceRefresh: boolean }) => Promise<unknown>>()
const send = vi.fn<(url: string, request: RequestInit) => Promise<Response>>()
const tokensOf = ({ uid, email, firstName, lastName, type }: Session) => ({
  tokens: {
    idToken: { payload: { email, given_name: firstName, family_name: lastName } },
    accessToken: { payload: { sub: uid, 'cognito:groups': [type] }, toString: () => `token of ${uid}` },
  },
})
const named = (name: string) => Object.assign(new Error(name), { name })
const refusal = { errors: [{ errorType: 'Unauthorized', message: 'Not Authorized', path: ['getTime'] }] }
const refuseTokens = { errors: [{ errorType: 'UnauthorizedException', message: 'Token has expired.' }] }
const replies =
  (body: object, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }))
const config = {
  userPoolId: 'p',
  userPoolClientId: 'c',
  graphqlUrl: '/graphql',
  contactUrl: '/contact',
  passwordMinLength: 8,
  stripePublishableKey: 'k',
}
const sentToApi = () => send.mock.calls.filter(([url]) => url === '/graphql').map(([, request]) => request)
const isExpired = () => sessionStore.getState().expired

beforeEach(() => {
  vi.resetAllMocks()
  const signOut = () => Promise.resolve()
  vi.mocked(loadAmplify).mockResolvedValue({ fetchAuthSession, signOut } as never)
  vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
    url === '/config.json' ? replies(config)() : send(url, request),
  )
  startSession(admin)
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

describe('a session whose user’s type was changed', () => {
  it('ends when its tokens are refused, and leads to the sign-in page', async () => {
    fetchAuthSession.mockResolvedValue({})
    await renewSession()
    expect(fetchAuthSession).toHaveBeenCalledExactlyOnceWith({ forceRefresh: true })
    expect([currentSession(), isExpired()]).toEqual([undefined, true])
  })

  it('follows new tokens if there are any, without data that the other type has loaded', async () => {
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

describe('an operation', () => {
  it('is sent with the access token, as its text and variables', async () => {
    fetchAuthSession.mockResolvedValue(tokensOf(student))
    send.mockImplementation(replies({ data: { getTime: 1_700_000_000_000 } }))
    await expect(query(GetTimeDocument, {})).resolves.toEqual({ getTime: 1_700_000_000_000 })
    const [request] = sentToApi()
    expect(request).toMatchObject({ method: 'POST', headers: { authorization: `token of ${student.uid}` } })
    expect(request?.body).toBe(JSON.stringify({ query: GetTimeDocument.toString(), variables: {} }))
  })

  it('is sent again with new tokens when its own have ended, once', async () => {
    fetchAuthSession.mockResolvedValue(tokensOf(student))
    send.mockImplementationOnce(replies(refuseTokens, 401)).mockImplementation(replies({ data: { getTime: 1 } }))
    await expect(query(GetTimeDocument, {})).resolves.toEqual({ getTime: 1 })
    expect(fetchAuthSession).toHaveBeenCalledWith({ forceRefresh: true })
    send.mockImplementation(replies(refuseTokens, 401))
    await expect(query(GetTimeDocument, {})).rejects.toMatchObject({ code: 'signed-out' })
    expect([sentToApi().length, currentSession(), isExpired()]).toEqual([4, undefined, true])
  })

  it('is not sent without tokens: the session has ended', async () => {
    fetchAuthSession.mockResolvedValue({})
    await expect(query(GetTimeDocument, {})).rejects.toMatchObject({ code: 'signed-out' })
    expect([sentToApi(), isExpired()]).toEqual([[], true])
  })

  it.each([
    ['the API is not reached', () => send.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['Cognito is not reached', () => fetchAuthSession.mockRejectedValue(named('NetworkError'))],
    ['Amplify’s code does not come', () => vi.mocked(loadAmplify).mockRejectedValue(new TypeError('no module'))],
  ])('fails as offline when %s, and the session stays', async (_, breakNetwork) => {
    fetchAuthSession.mockResolvedValue(tokensOf(student))
    breakNetwork()
    await expect(query(GetTimeDocument, {})).rejects.toMatchObject({ code: 'network' })
    expect([currentSession(), isExpired()]).toEqual([admin, false])
  })

  it.each([
    ['an error page', () => Promise.resolve(new Response('<html>', { status: 503 }))],
    ['a reply that holds nothing', replies({})],
    ['a fault of a function', replies({ data: null, errors: [{ errorType: 'Lambda:Unhandled', message: 'no' }] })],
  ])('fails in general words by %s', async (_, reply) => {
    fetchAuthSession.mockResolvedValue(tokensOf(student))
    send.mockImplementation(reply)
    await expect(query(GetTimeDocument, {})).rejects.toMatchObject({ code: 'unknown', message: unknownFailure })
  })
})

describe('a refusal of a field', () => {
  beforeEach(() => {
    send.mockImplementation(replies(refusal))
  })

  it('ends an administrator’s session whose tokens are refused too: they are none any more', async () => {
    fetchAuthSession.mockResolvedValueOnce(tokensOf(admin)).mockResolvedValue({})
    await expect(query(GetTimeDocument, {})).rejects.toMatchObject({ code: 'signed-out' })
    expect([currentSession(), isExpired()]).toEqual([undefined, true])
  })

  it('is reported when new tokens are refused as well, after one try', async () => {
    fetchAuthSession.mockResolvedValue(tokensOf(admin))
    await expect(query(GetTimeDocument, {})).rejects.toMatchObject({ code: 'not-allowed' })
    expect(sentToApi()).toHaveLength(2)
    expect(currentSession()).toEqual(admin)
  })

  it('is reported to a student at once, who stays signed in', async () => {
    startSession(student)
    fetchAuthSession.mockResolvedValue(tokensOf(student))
    await expect(query(GetTimeDocument, {})).rejects.toMatchObject({ code: 'not-allowed' })
    expect(fetchAuthSession).not.toHaveBeenCalledWith({ forceRefresh: true })
    expect(currentSession()).toEqual(student)
  })
})
