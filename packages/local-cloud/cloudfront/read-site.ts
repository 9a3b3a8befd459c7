import { at, isObject, listOf, numberOf, textOf, textsOf, type Json, type JsonObject } from '../shared/json.ts'
import { findResource, resourcesOf, type CloudModel } from '../cloudformation/cloud-model.ts'
import { InvalidTemplate } from '../cloudformation/invalid-template.ts'
import type { TrustedKey } from './signed-cookies.ts'

/** A cache behavior of the distribution. */
export type SiteBehaviour = {
  /** `*` for the default behavior. */
  pattern: string
  /** The origin bucket; undefined if the origin isn't a bucket. */
  bucket: string | undefined
  headers: Record<string, string>
  /** Code of the viewer-request CloudFront function. */
  viewerRequest: string | undefined
  /** Keys of its trusted key groups; only signed requests are allowed. Undefined: every request is allowed. */
  trustedKeys: TrustedKey[] | undefined
}

/** The template's distribution; without one, a plain single-page site. */
export type Site = {
  behaviours: SiteBehaviour[]
  rootObject: string
  /** Error status of the origin → page and status to return instead. */
  errorPages: Map<number, { page: string; status: number }>
}

const securityHeaders: [string, string, string][] = [
  ['content-security-policy', 'ContentSecurityPolicy', 'ContentSecurityPolicy'],
  ['referrer-policy', 'ReferrerPolicy', 'ReferrerPolicy'],
  ['x-frame-options', 'FrameOptions', 'FrameOption'],
]

/**
 * The headers that an `AWS::CloudFront::ResponseHeadersPolicy` adds. Omits Strict-Transport-Security, which has no
 * effect without TLS.
 */
export function readHeaders(policy: JsonObject): Record<string, string> {
  const config = policy['ResponseHeadersPolicyConfig']
  const security = at(config, 'SecurityHeadersConfig')
  const headers: Record<string, string> = {}
  for (const [header, group, property] of securityHeaders) {
    const value = textOf(at(security, group, property))
    if (value !== undefined) headers[header] = value
  }
  if (at(security, 'ContentTypeOptions') !== undefined) headers['x-content-type-options'] = 'nosniff'
  for (const item of listOf(at(config, 'CustomHeadersConfig', 'Items'))) {
    const name = textOf(at(item, 'Header'))?.toLowerCase()
    if (name !== undefined) headers[name] = textOf(at(item, 'Value')) ?? ''
  }
  return headers
}

function bucketOf(model: CloudModel, origin: Json | undefined): string | undefined {
  const domain = textOf(at(origin, 'DomainName')) ?? ''
  return resourcesOf(model, 'AWS::S3::Bucket').find(({ ref }) => domain.startsWith(`${ref}.s3`))?.ref
}

function viewerRequestOf(model: CloudModel, behaviour: JsonObject): string | undefined {
  const association = listOf(behaviour['FunctionAssociations']).find(
    (candidate) => at(candidate, 'EventType') === 'viewer-request',
  )
  const arn = textOf(at(association, 'FunctionARN')) ?? ''
  const declared = resourcesOf(model, 'AWS::CloudFront::Function').find((resource) => resource.arn === arn)
  return textOf(declared?.properties['FunctionCode'])
}

function keysOfGroup(model: CloudModel, group: Json): TrustedKey[] {
  const items = textsOf(at(findResource(model, textOf(group) ?? '')?.properties['KeyGroupConfig'], 'Items'))
  return items.map((id) => {
    const publicKey = textOf(at(findResource(model, id)?.properties['PublicKeyConfig'], 'EncodedKey'))
    if (publicKey === undefined)
      throw new InvalidTemplate(`a key group names the public key ${id}, which is not there.`)
    return { id, publicKey }
  })
}

function trustedKeysOf(model: CloudModel, behaviour: JsonObject): TrustedKey[] | undefined {
  const groups = listOf(behaviour['TrustedKeyGroups'])
  return groups.length === 0 ? undefined : groups.flatMap((group) => keysOfGroup(model, group))
}

function readBehaviour(model: CloudModel, origins: Json[], behaviour: JsonObject): SiteBehaviour {
  const origin = origins.find((candidate) => at(candidate, 'Id') === behaviour['TargetOriginId'])
  const policy = findResource(model, textOf(behaviour['ResponseHeadersPolicyId']) ?? '')
  return {
    pattern: textOf(behaviour['PathPattern']) ?? '*',
    bucket: bucketOf(model, origin),
    headers: policy === undefined ? {} : readHeaders(policy.properties),
    viewerRequest: viewerRequestOf(model, behaviour),
    trustedKeys: trustedKeysOf(model, behaviour),
  }
}

const plainSite: Site = {
  behaviours: [{ pattern: '*', bucket: undefined, headers: {}, viewerRequest: undefined, trustedKeys: undefined }],
  rootObject: 'index.html',
  errorPages: new Map([[404, { page: '/index.html', status: 200 }]]),
}

/** Reads the template's distribution: behaviors (the default one last), error pages, root object. */
export function readSite(model: CloudModel): Site {
  const [distribution] = resourcesOf(model, 'AWS::CloudFront::Distribution')
  const config = distribution?.properties['DistributionConfig']
  if (!isObject(config)) return plainSite
  const origins = listOf(config['Origins'])
  const behaviours = [...listOf(config['CacheBehaviors']), config['DefaultCacheBehavior'] ?? {}].filter(isObject)
  const errorPages = listOf(config['CustomErrorResponses']).map((response) => {
    const code = numberOf(at(response, 'ErrorCode')) ?? 0
    return [
      code,
      { page: textOf(at(response, 'ResponsePagePath')) ?? '', status: numberOf(at(response, 'ResponseCode')) ?? code },
    ] as const
  })
  return {
    behaviours: behaviours.map((behaviour) => readBehaviour(model, origins, behaviour)),
    rootObject: textsOf(config['DefaultRootObject'])[0] ?? '',
    errorPages: new Map(errorPages.filter(([, { page }]) => page !== '')),
  }
}
