import { getSignedCookies } from '@aws-sdk/cloudfront-signer'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, type Listening } from '../shared/listen.ts'
import type { JsonObject } from '../shared/json.ts'
import { temporaryFolder, testModel } from '../testing/build-model.ts'
import { toSiteFile } from './find-file.ts'
import { openKeyPair } from './local-key-pair.ts'
import { readSite } from './read-site.ts'
import { serveSite } from './serve-site.ts'

const routes = `function handler(event) {
  var request = event.request
  if (request.uri === '/old') return { statusCode: 301, headers: { location: { value: '/new' } } }
  if (!/\\.[a-z0-9]+$/i.test(request.uri)) request.uri = request.uri === '/about' ? '/about/index.html' : '/index.html'
  return request
}`

const pair = openKeyPair(temporaryFolder())
const model = testModel({
  Files: { Type: 'AWS::S3::Bucket' },
  Key: { Type: 'AWS::CloudFront::PublicKey', Properties: { PublicKeyConfig: { EncodedKey: pair.publicKey } } },
  Group: { Type: 'AWS::CloudFront::KeyGroup', Properties: { KeyGroupConfig: { Items: [{ Ref: 'Key' }] } } },
  Routes: { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode: routes } },
  Headers: {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'self'; upgrade-insecure-requests" },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY' },
        },
        CustomHeadersConfig: { Items: [{ Header: 'Permissions-Policy', Value: 'camera=()' }] },
      },
    },
  },
  Site: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Origins: [{ Id: 'files', DomainName: { 'Fn::GetAtt': ['Files', 'RegionalDomainName'] } }],
        DefaultCacheBehavior: {
          TargetOriginId: 'files',
          ResponseHeadersPolicyId: { Ref: 'Headers' },
          FunctionAssociations: [
            { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Routes', 'FunctionARN'] } },
          ],
        },
        CacheBehaviors: [
          { PathPattern: '/catalogue.json', TargetOriginId: 'files' },
          {
            PathPattern: '/lectures/*',
            TargetOriginId: 'files',
            TrustedKeyGroups: [{ Ref: 'Group' }],
            ResponseHeadersPolicyId: { Ref: 'Headers' },
          },
        ],
      },
    },
  },
})

const folder = join(temporaryFolder(), 'web')
mkdirSync(join(folder, 'assets'), { recursive: true })
mkdirSync(join(folder, 'about'))
writeFileSync(join(folder, 'index.html'), '<p>app</p>')
writeFileSync(join(folder, 'about', 'index.html'), '<p>about</p>')
writeFileSync(join(folder, 'assets', 'app-a1b2c3d4.js'), `/* ${'x'.repeat(2_000)} */`)
writeFileSync(join(folder, '..', 'secret.txt'), 'secret')

const objects: Record<string, string> = { 'catalogue.json': '[1]' }
const state: { server?: Listening } = {}

beforeAll(async () => {
  const answer = serveSite({
    site: readSite(model),
    folder,
    readObject: (bucket, key) => {
      const text = bucket.startsWith('test-files') ? objects[key] : undefined
      return Promise.resolve(text === undefined ? undefined : toSiteFile(`/${key}`, Buffer.from(text)))
    },
    openObject: (_bucket, key, headers) => {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers['range'] ?? '') ?? []
      const body = key === 'lectures/a/film.mp4' ? 'moving pictures' : undefined
      if (body === undefined) return Promise.resolve(new Response('<Error/>', { status: 404 }))
      const part = from === undefined ? body : body.slice(Number(from), Number(to) + 1)
      const range: Record<string, string> = from === undefined ? {} : { 'content-range': `bytes ${from}-${to}/15` }
      const status = from === undefined ? 200 : 206
      return Promise.resolve(new Response(part, { status, headers: { 'content-type': 'video/mp4', ...range } }))
    },
    origin: 'http://localhost:3000',
    addressesFor: (host) => ({ connect: [`ws://${host}`] }),
  })
  state.server = await listen((request, response) => void answer(request, response))
})
afterAll(() => state.server?.close())

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${state.server?.url ?? ''}${path}`, { headers, method, redirect: 'manual' })

describe('the site', () => {
  it.each([
    ['/', '<p>app</p>'],
    ['/some/screen', '<p>app</p>'],
    ['/about', '<p>about</p>'],
    ['/catalogue.json', '[1]'],
  ])('serves %s as the distribution would', async (path, text) => {
    const response = await ask(path)
    expect([response.status, await response.text()]).toEqual([200, text])
  })

  it('returns a redirect from the CloudFront function', async () => {
    const response = await ask('/old')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/new'])
  })

  it('sends the template’s headers with the local addresses', async () => {
    const { headers } = await ask('/')
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'self'; connect-src 'self' ws:\/\/127\.0\.0\.1:\d+;/,
    )
    expect([
      headers.get('x-frame-options'),
      headers.get('x-content-type-options'),
      headers.get('permissions-policy'),
    ]).toEqual(['DENY', 'nosniff', 'camera=()'])
  })

  it.each(['/missing.js', '/assets/gone-a1b2c3d4.js'])('sends the headers with a 404 for %s', async (path) => {
    const { status, headers } = await ask(path)
    expect([status, headers.get('x-content-type-options')]).toEqual([404, 'nosniff'])
  })

  it('marks only hashed files as immutable', async () => {
    expect((await ask('/assets/app-a1b2c3d4.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await ask('/')).headers.get('cache-control')).toBe('no-cache')
  })

  it('compresses files and returns 304 to a client that has the file', async () => {
    const first = await ask('/assets/app-a1b2c3d4.js', { 'accept-encoding': 'gzip' })
    expect(first.headers.get('content-encoding')).toBe('gzip')
    expect(await first.text()).toHaveLength(2_006)
    const second = await ask('/assets/app-a1b2c3d4.js', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([second.status, await second.text()]).toEqual([304, ''])
  })

  it('sends a byte range', async () => {
    const response = await ask('/', { range: 'bytes=3-5' })
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      206,
      'app',
      'bytes 3-5/10',
    ])
    expect((await ask('/', { range: 'bytes=99-' })).status).toBe(416)
  })

  it('serves a changed file immediately', async () => {
    writeFileSync(join(folder, 'about', 'index.html'), '<p>new about</p>')
    expect(await (await ask('/about')).text()).toBe('<p>new about</p>')
  })

  it.each(['/%2e%2e/secret.txt', '/..%2fsecret.txt', '/missing.js', '/%00.js', '/%zz.js'])(
    'returns 404 for %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  describe('a private file', () => {
    const [keyId = ''] = readSite(model).behaviours.flatMap(({ trustedKeys = [] }) => trustedKeys.map(({ id }) => id))
    const cookie = (lecture: string, seconds = 60) => {
      const until = Math.floor(Date.now() / 1000) + seconds
      const Resource = `http://localhost:3000/lectures/${lecture}/*`
      const Statement = [{ Resource, Condition: { DateLessThan: { 'AWS:EpochTime': until } } }]
      const policy = JSON.stringify({ Statement })
      const cookies = getSignedCookies({ policy, keyPairId: keyId, privateKey: pair.privateKey })
      return Object.entries(cookies)
        .map(([name, value]) => `${name}=${String(value)}`)
        .join('; ')
    }

    it('is sent to a signed request in full and in ranges, with its type and the template’s headers', async () => {
      const whole = await ask('/lectures/a/film.mp4?v=1', { cookie: cookie('a') })
      expect([whole.status, await whole.text()]).toEqual([200, 'moving pictures'])
      expect([whole.headers.get('content-type'), whole.headers.get('x-content-type-options')]).toEqual([
        'video/mp4',
        'nosniff',
      ])
      const part = await ask('/lectures/a/film.mp4', { cookie: cookie('a'), range: 'bytes=7-14' })
      expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
        206,
        'pictures',
        'bytes 7-14/15',
      ])
      const head = await ask('/lectures/a/film.mp4', { cookie: cookie('a') }, 'HEAD')
      expect([head.status, await head.text()]).toEqual([200, ''])
    })

    it.each([
      ['without cookies', () => ({}), '/lectures/a/film.mp4', 'MissingKey'],
      ['with another lecture’s cookies', () => ({ cookie: cookie('b') }), '/lectures/a/film.mp4', 'AccessDenied'],
      ['with expired cookies', () => ({ cookie: cookie('a', -1) }), '/lectures/a/film.mp4', 'AccessDenied'],
      ['when it doesn’t exist', () => ({ cookie: cookie('a') }), '/lectures/a/gone.mp4', 'AccessDenied'],
      ['through path traversal', () => ({ cookie: cookie('b') }), '/lectures/b/%2e%2e/a/film.mp4', 'AccessDenied'],
    ])('is denied %s, with CloudFront’s error', async (_, headers, path, code) => {
      const response = await ask(path, headers())
      expect([response.status, response.headers.get('content-type')]).toEqual([403, 'text/xml'])
      expect(await response.text()).toContain(`<Error><Code>${code}</Code>`)
    })
  })

  it('rejects other methods', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(403)
  })

  it('falls back to the app when the template has no distribution', () => {
    const plain: JsonObject = {}
    expect(readSite(testModel(plain)).errorPages.get(404)).toEqual({ page: '/index.html', status: 200 })
  })
})
