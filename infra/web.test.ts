import { Script, createContext } from 'node:vm'
import { App } from 'aws-cdk-lib'
import { Annotations, Match, Template } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { buildAcademy } from './academy.ts'
import { getEnvironment } from './environments.ts'
import { loadFields } from './functions/load-fields.ts'
import { routeFunction } from './site/site.ts'
import { contentSecurityPolicy } from './site/security-headers.ts'
import { listResources } from './testing/list-resources.ts'
import { testEnvironment } from './testing/test-environment.ts'
import { TEST_KEYS } from './testing/test-keys.ts'
import { synthesize, templatesOf } from './testing/synthesize.ts'
import { videoKeyId } from './site/video-keys.ts'

/** Returns the text of a join, with each reference as `<LogicalId.Attribute>`. */
function joined(value: unknown): string {
  if (typeof value === 'string') return value
  const {
    'Fn::Join': join,
    'Fn::GetAtt': attribute,
    Ref: ref,
    'Fn::GetStackOutput': output,
    'Fn::Select': select,
    'Fn::Split': split,
  } = value as Record<string, unknown> & { Ref?: string; 'Fn::GetStackOutput'?: { OutputName: string } }
  if (Array.isArray(join)) return (join[1] as unknown[]).map(joined).join(String(join[0]))
  if (Array.isArray(select)) return joined(select[1])
  if (Array.isArray(split)) return joined(split[1])
  return `<${Array.isArray(attribute) ? (attribute as string[]).join('.') : (ref ?? output?.OutputName)}>`
}

/** prod with a CAPTCHA at sign-up. */
const withCaptcha = testEnvironment('prod', {
  domain: { name: 'academy.test', certificateArn: 'arn:aws:acm:us-east-1:1:certificate/a' },
  signUpCaptcha: { scriptUrl: 'https://a1.us-east-1.captcha-sdk.awswaf.com/a1/jsapi.js', apiKey: 'public' },
})

const headersOf = async (web?: Template) => {
  const template = web ?? (await templatesOf('prod')).web
  const [policy] = listResources(template, 'AWS::CloudFront::ResponseHeadersPolicy')
  const config = policy?.Properties.ResponseHeadersPolicyConfig as {
    SecurityHeadersConfig: Record<string, Record<string, unknown>>
    CustomHeadersConfig: unknown
  }
  return { security: config.SecurityHeadersConfig, custom: config.CustomHeadersConfig }
}

describe('the headers of the site', () => {
  it('let a page load its own scripts and Stripe’s, and speak to the API, the pool, the contact form’s function, the store of uploads and Stripe only', async () => {
    const { security } = await headersOf()
    const text = joined(security.ContentSecurityPolicy?.ContentSecurityPolicy)
    const policy = Object.fromEntries(
      text.split('; ').map((line): [string, string[]] => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]),
    )
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['script-src']).toEqual(["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'])
    expect(policy['frame-src']).toContain('https://hooks.stripe.com')
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(policy['base-uri']).toEqual(["'none'"])
    expect(policy['connect-src']).toEqual([
      "'self'",
      expect.stringMatching(/^https:\/\/<.*GraphQLDns.*>$/),
      expect.stringMatching(/^wss:\/\/<.*RealtimeDns.*>$/),
      'https://cognito-idp.us-east-1.amazonaws.com',
      expect.stringMatching(/^https:\/\/<.*Unsubscribe.*FunctionUrl.*>/),
      expect.stringMatching(/^https:\/\/<.*Media.*RegionalDomainName.*>$/),
      'https://api.stripe.com',
    ])
    expect(policy['media-src']).toEqual(["'self'", 'blob:'])
    expect(text).not.toContain('unsafe-eval')
    expect(policy['script-src']?.join(' ')).not.toContain('unsafe')
  })

  it('allow AWS WAF’s puzzle where sign-up may need it, and are unchanged elsewhere', async () => {
    const hosts = {
      graphql: 'https://g.test',
      realtime: 'wss://r.test',
      cognito: 'https://c.test',
      contact: 'https://f.test',
      media: 'https://m.test',
    }
    const policyOf = (script: string, image: string, media: string, connect: string) =>
      `default-src 'none'; script-src 'self' https://js.stripe.com https://*.js.stripe.com${script}; ` +
      `style-src 'self' 'unsafe-inline'; img-src 'self' data: https://*.stripe.com${image}; font-src 'self'; ` +
      `media-src 'self' blob:${media}; ` +
      `connect-src 'self' https://g.test wss://r.test https://c.test https://f.test https://m.test https://api.stripe.com${connect}; ` +
      `frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com; manifest-src 'self'; ` +
      `form-action 'self'; base-uri 'none'; frame-ancestors 'none'; upgrade-insecure-requests`
    expect(contentSecurityPolicy(hosts)).toBe(policyOf('', '', '', ''))
    const waf = ' https://*.awswaf.com'
    expect(contentSecurityPolicy({ ...hosts, captcha: true })).toBe(policyOf(waf, ` blob:${waf}`, ` data:${waf}`, waf))
    const { web } = (await synthesize(withCaptcha)).templates
    const { security } = await headersOf(web)
    expect(joined(security.ContentSecurityPolicy?.ContentSecurityPolicy)).toContain(waf)
    expect(JSON.stringify((await headersOf()).security)).not.toContain('awswaf')
  })

  it('keep the site on HTTPS, its types as declared, its pages out of frames and its addresses to itself', async () => {
    const { security, custom } = await headersOf()
    expect(security).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true, Override: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
    })
    expect(JSON.stringify(custom)).toContain('camera=(), microphone=()')
  })
})

describe('the distribution', () => {
  it('keeps hashed files for a year and the catalogue for seconds', async () => {
    const { web } = await templatesOf('prod')
    const [distribution] = listResources(web, 'AWS::CloudFront::Distribution')
    const { CacheBehaviors } = distribution!.Properties.DistributionConfig as {
      CacheBehaviors: Record<string, unknown>[]
    }
    expect(CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/assets/*',
      '/images/*',
      '/lectures/*',
      '/catalogue.json',
    ])
    const policies = listResources(web, 'AWS::CloudFront::CachePolicy').map(
      ({ Properties }) => Properties.CachePolicyConfig as { MaxTTL: number },
    )
    expect(policies.map(({ MaxTTL }) => MaxTTL).sort((a, b) => a - b)).toEqual([5, 31_536_000, 31_536_000])
    for (const behavior of CacheBehaviors) expect(behavior.ViewerProtocolPolicy).toBe('redirect-to-https')
  })

  it('reads the bucket with its own signature, not in public', async () => {
    const { web } = await templatesOf('prod')
    web.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
      OriginAccessControlConfig: { OriginAccessControlOriginType: 's3', SigningBehavior: 'always' },
    })
  })
})

describe('lectures', () => {
  const behaviorOf = (web: Template) => {
    const [distribution] = listResources(web, 'AWS::CloudFront::Distribution')
    const { CacheBehaviors, DefaultCacheBehavior, Origins } = distribution!.Properties.DistributionConfig as {
      CacheBehaviors: Record<string, unknown>[]
      DefaultCacheBehavior: Record<string, unknown>
      Origins: Record<string, unknown>[]
    }
    const lectures = CacheBehaviors.find(({ PathPattern }) => PathPattern === '/lectures/*')
    return { lectures, others: [DefaultCacheBehavior, ...CacheBehaviors].filter((each) => each !== lectures), Origins }
  }

  it('are served only with a signature by a key of the group, from the media bucket, signed by the site', async () => {
    const { web } = await templatesOf('prod')
    const { lectures, others, Origins } = behaviorOf(web)
    const [group] = Object.keys(web.findResources('AWS::CloudFront::KeyGroup'))
    expect(lectures).toMatchObject({ TrustedKeyGroups: [{ Ref: group }], ViewerProtocolPolicy: 'redirect-to-https' })
    expect(others.filter((each) => 'TrustedKeyGroups' in each)).toEqual([])
    const origin = Origins.find(({ Id }) => Id === lectures?.TargetOriginId)
    expect(joined(origin?.DomainName)).toMatch(/Media.*RegionalDomainName/)
    expect(origin).toHaveProperty('OriginAccessControlId')
  })

  it('are opened by either of two keys, whose ids the stack names for the command that changes them', async () => {
    const { web } = await templatesOf('prod')
    const keys = listResources(web, 'AWS::CloudFront::PublicKey').map(({ Properties }) => Properties.PublicKeyConfig)
    const wanted = TEST_KEYS.map(({ name, publicKey }) => ({ Name: `academy-prod-${name}`, EncodedKey: publicKey }))
    expect(keys).toMatchObject(wanted)
    const ids = Object.keys(web.findResources('AWS::CloudFront::PublicKey')).map((Ref) => ({ Ref }))
    web.hasResourceProperties('AWS::CloudFront::KeyGroup', { KeyGroupConfig: { Items: ids } })
    for (const { name } of TEST_KEYS)
      expect(ids).toContainEqual(web.findOutputs(`${videoKeyId(name)}Id`)[`${videoKeyId(name)}Id`]?.Value)
  })

  it('are cached by name and version, so that a replaced video is not continued', async () => {
    const { web } = await templatesOf('prod')
    web.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: {
        ParametersInCacheKeyAndForwardedToOrigin: {
          QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['v'] },
          CookiesConfig: { CookieBehavior: 'none' },
        },
      },
    })
  })

  it('are absent on the site of an environment without a key, and the synthesis explains what to do', async () => {
    const webFolder = new URL('testing/bundle', import.meta.url).pathname
    const inputs = { fields: await loadFields(), webFolder, videoKeys: [] }
    const academy = buildAcademy(new App(), getEnvironment('dev'), inputs)
    const web = Template.fromStack(academy.web)
    expect(behaviorOf(web).lectures).toBeUndefined()
    web.resourceCountIs('AWS::CloudFront::KeyGroup', 0)
    const advice = Match.stringLikeRegexp('npm run video:keys -- --env dev')
    Annotations.fromStack(academy.web).hasInfo('*', advice)
  })
})

describe('the route function', () => {
  const context = createContext({})
  new Script(
    routeFunction({ pages: ['/', '/about'], files: ['/catalogue.json', '/robots.txt'], appFile: 'app.html' }),
  ).runInContext(context)
  const fileOf = (uri: string) => {
    const call = new Script(`handler({ request: { uri: ${JSON.stringify(uri)} } }).uri`)
    return String(call.runInContext(context))
  }

  it.each([
    ['/', '/index.html'],
    ['/about', '/about/index.html'],
    ['/about/', '/about/index.html'],
    ['/assets/app-1.js', '/assets/app-1.js'],
    ['/catalogue.json', '/catalogue.json'],
    ['/student/course/x', '/app.html'],
    ['/constructor', '/app.html'],
    ['/robots.txt', '/robots.txt'],
    ['/old/page.php', '/app.html'],
    ['/https://academy.example', '/app.html'],
    ['/verify/0a-_B', '/app.html'],
    ['/verify/0a-_B.json', '/verify/0a-_B.json'],
  ])('answers %s with %s', (uri, file) => expect(fileOf(uri)).toBe(file))
  it.each(['/apple-touch-icon-precomposed.png', '/old/app.js', '/site.webmanifest'])(
    'does not find %s, which is a file and not there',
    (uri) => {
      const call = new Script(`handler({ request: { uri: ${JSON.stringify(uri)} } }).statusCode`)
      expect(call.runInContext(context)).toBe(404)
    },
  )
  it('passes an address of another site to the app, whatever its ending', () =>
    expect(fileOf('/https://academy.example/logo.png')).toBe('/app.html'))
})

describe('the deployment of the bundle', () => {
  it('never removes the catalogue, nor hashed files that an open tab may still ask for', async () => {
    const { web } = await templatesOf('prod')
    const deployments = listResources(web, 'Custom::CDKBucketDeployment').map(({ Properties }) => Properties)
    expect(deployments).toHaveLength(2)
    for (const { Prune, Exclude } of deployments) {
      if (Prune !== false)
        expect(Exclude).toEqual([
          'assets/*',
          'catalogue.json',
          'courses/*',
          'sitemap-courses.xml',
          'samples/*',
          'samples.json',
          'verify/*',
        ])
    }
    expect(deployments.map(({ SystemMetadata }) => SystemMetadata)).toEqual([
      { 'cache-control': 'public, max-age=31536000, immutable' },
      { 'cache-control': 'no-cache' },
    ])
  })

  it('passes the app all its addresses, identical to its outputs', async () => {
    const { web } = await templatesOf('dev')
    const config: unknown = JSON.parse(joined(web.findOutputs('WebConfig').WebConfig?.Value))
    expect(config).toEqual({
      env: 'dev',
      region: 'us-east-1',
      userPoolId: expect.stringContaining('Users'),
      userPoolClientId: expect.stringContaining('WebClient'),
      graphqlUrl: expect.stringContaining('GraphQLUrl'),
      contactUrl: expect.stringMatching(/Unsubscribe.*contact$/),
      passwordMinLength: 6,
      stripePublishableKey: expect.stringMatching(/^pk_test_/),
    })
  })

  it('passes the app what it needs for AWS WAF’s puzzle', async () => {
    const { web } = (await synthesize(withCaptcha)).templates
    const config: unknown = JSON.parse(joined(web.findOutputs('WebConfig').WebConfig?.Value))
    expect(config).toMatchObject({ env: 'prod', signUpCaptcha: withCaptcha.signUpCaptcha })
  })
})
