import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, type Listening } from '../shared/listen.ts'
import type { Json } from '../shared/json.ts'
import { answerFunctionUrl, readFunctionUrls } from './function-url.ts'
import { testModel } from '../testing/build-model.ts'
import type { Outcome } from './invocation.ts'

const [open, closed] = readFunctionUrls(
  testModel({
    Fn: { Type: 'AWS::Lambda::Function' },
    Open: {
      Type: 'AWS::Lambda::Url',
      Properties: { TargetFunctionArn: { 'Fn::GetAtt': ['Fn', 'Arn'] }, AuthType: 'NONE' },
    },
    Closed: {
      Type: 'AWS::Lambda::Url',
      Properties: { TargetFunctionArn: { 'Fn::GetAtt': ['Fn', 'Arn'] }, AuthType: 'AWS_IAM' },
    },
  }),
)
const state: { server?: Listening; event?: Json; answer: Outcome } = { answer: { ok: true, payload: { got: true } } }

beforeAll(async () => {
  state.server = await listen((request, response) => {
    const url = request.url?.startsWith('/closed') === true ? closed : open
    if (url === undefined) throw new Error('no url')
    void answerFunctionUrl(url, (request.url ?? '').replace(/^\/(open|closed)/, ''), request, response, (_, event) => {
      state.event = event
      return Promise.resolve(state.answer)
    })
  })
})
afterAll(() => state.server?.close())

it('a function URL of an alias calls the alias', () => {
  const TargetFunctionArn = { 'Fn::GetAtt': ['Fn', 'Arn'] }
  const Properties = { TargetFunctionArn, Qualifier: 'live', AuthType: 'NONE' }
  const model = testModel({ Fn: { Type: 'AWS::Lambda::Function' }, Url: { Type: 'AWS::Lambda::Url', Properties } })
  expect(readFunctionUrls(model)[0]?.functionArn).toMatch(/:function:test-Fn:live$/)
})

const ask = (path: string, init: RequestInit = {}) => fetch(`${state.server?.url ?? ''}${path}`, init)

describe('a function URL', () => {
  it('passes the request in payload format 2.0 with the exact body', async () => {
    const body = '{ "a":  1 }\n'
    await ask('/open/hook/x?b=1&b=2', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': 't=1,v1=a' },
    })
    expect(state.event).toMatchObject({
      version: '2.0',
      rawPath: '/hook/x',
      rawQueryString: 'b=1&b=2',
      queryStringParameters: { b: '1,2' },
      headers: { 'stripe-signature': 't=1,v1=a', 'content-type': 'application/json' },
      requestContext: { http: { method: 'POST', path: '/hook/x' } },
      body,
      isBase64Encoded: false,
    })
  })

  it('passes a binary body in base64', async () => {
    await ask('/open/', {
      method: 'POST',
      body: new Uint8Array([0, 255]),
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(state.event).toMatchObject({ body: 'AP8=', isBase64Encoded: true })
  })

  it('returns the function’s status, headers, cookies, and body', async () => {
    state.answer = {
      ok: true,
      payload: { statusCode: 201, headers: { 'X-One': 1 }, cookies: ['a=b'], body: 'AP8=', isBase64Encoded: true },
    }
    const response = await ask('/open/')
    expect([response.status, response.headers.get('x-one'), response.headers.get('set-cookie')]).toEqual([
      201,
      '1',
      'a=b',
    ])
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255])
  })

  it('returns a plain value as JSON', async () => {
    state.answer = { ok: true, payload: { got: true } }
    const response = await ask('/open/')
    expect([response.status, await response.json()]).toEqual([200, { got: true }])
  })

  it('hides the details of an internal error', async () => {
    state.answer = { ok: false, error: { errorType: 'E', errorMessage: 'secret', trace: [] } }
    const response = await ask('/open/')
    expect([response.status, await response.text()]).toEqual([502, '{"Message":"Internal Server Error"}'])
  })

  it('rejects requests when it requires IAM', async () => {
    expect((await ask('/closed/')).status).toBe(403)
  })

  it('accepts up to six megabytes', async () => {
    expect((await ask('/open/', { method: 'POST', body: 'x'.repeat(6 * 1024 * 1024 + 1) })).status).toBe(413)
  })
})
