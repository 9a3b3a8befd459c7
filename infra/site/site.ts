import { Annotations, Duration } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  type AddBehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IKeyGroup,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'
import { CATALOGUE_FILE, CONFIG_FILE, type WebBundle } from './deploy-bundle.ts'
import { IMAGES_PATH, LECTURES_PATH } from '#infra/storage/media-bucket.ts'

import { siteLog } from './site-log.ts'

/**
 * The function's data about the site: pre-rendered paths (`/` for the home page), files outside `/assets/`, the app's
 * file.
 */
type Routes = { pages: readonly string[]; files: readonly string[]; appFile: string }

const known = (paths: readonly string[]) => JSON.stringify(Object.fromEntries(paths.map((path) => [path, 1])))

/**
 * Returns the CloudFront function for every page request: a pre-rendered path gets its page, files pass unchanged, and
 * other paths go to the app's router (spec 1.2.8). `/courses/{slug}`, its `.json`, `/samples/`, and `/verify/{id}.json`
 * are written files. A missing image, style, or manifest is a 404, not a page.
 */
export function routeFunction({ pages, files, appFile }: Routes): string {
  return `var pages = ${known(pages)}
var files = ${known(files)}
function handler(event) {
  var request = event.request
  if (files[request.uri] || request.uri.indexOf('/assets/') === 0 || request.uri.indexOf('/samples/') === 0) return request
  var course = /^\\/courses\\/([^\\/]+?)(\\.json)?\\/?$/.exec(request.uri)
  if (course) {
    request.uri = '/courses/' + course[1] + (course[2] || '/index.html')
    return request
  }
  if (/^\\/verify\\/[\\w-]+\\.json$/.test(request.uri)) return request
  if (/^\\/(?!https?:).*\\.(png|ico|svg|jpe?g|gif|webp|css|m?js|map|json|webmanifest|xml|txt|woff2?)$/i.test(request.uri)) return { statusCode: 404, statusDescription: 'Not Found' }
  var path = request.uri.replace(/\\/+$/, '') || '/'
  request.uri = pages[path] ? (path === '/' ? '' : path) + '/index.html' : '/${appFile}'
  return request
}
`
}

type SiteProps = {
  bucket: IBucket
  /** Holds the images of texts and the lectures. */
  media: IBucket
  headers: ResponseHeadersPolicy
  bundle: WebBundle | undefined
  /** The web ACL, if the environment has a firewall. */
  aclArn: string | undefined
  /** The bucket of access logs. */
  logs: IBucket | undefined
  environment: Environment
  /** The keys for signed lecture requests; without it, the site has no lectures. */
  keyGroup: IKeyGroup | undefined
}

/** CloudFront compresses only what it may cache, even for a second. */
const MIN_TTL = Duration.seconds(1)

const compressed = { enableAcceptEncodingBrotli: true, enableAcceptEncodingGzip: true }

/**
 * The distribution for the web bucket, the images of texts, and the lectures: HTTPS only. Caches hashed files and
 * images for a year and the catalogue for seconds; lectures require signed requests; everything else follows its own
 * cache header.
 */
export class Site extends Construct {
  readonly distribution: Distribution

  constructor(
    scope: Construct,
    id: string,
    { bucket, media, headers, bundle, aclArn, logs, environment, keyGroup }: SiteProps,
  ) {
    super(scope, id)
    const behavior: AddBehaviorOptions = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: headers,
      compress: true,
    }
    const origin = S3BucketOrigin.withOriginAccessControl(bucket)
    const { domain } = environment
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Academy ${environment.name}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(aclArn !== undefined && { webAclId: aclArn }),
      ...(domain && {
        domainNames: [domain.name],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      }),
      defaultBehavior: {
        ...behavior,
        origin,
        cachePolicy: this.cachePolicy('Pages', { defaultTtl: MIN_TTL, maxTtl: Duration.days(365) }),
        functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: this.routes(bundle) }],
      },
      // Serves the app for courses no longer offered and other missing pages, so that it shows the error.
      ...(bundle && {
        errorResponses: [
          { httpStatus: 404, responseHttpStatus: 404, responsePagePath: `/${bundle.appFile}`, ttl: MIN_TTL },
        ],
      }),
      additionalBehaviors: {
        '/assets/*': { ...behavior, origin, cachePolicy: CachePolicy.CACHING_OPTIMIZED },
        // An image never changes and sets its own cache header.
        [`/${IMAGES_PATH}`]: {
          ...behavior,
          origin: S3BucketOrigin.withOriginAccessControl(media),
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        },
        ...(keyGroup && { [`/${LECTURES_PATH}`]: { ...behavior, ...this.lectures(media, keyGroup) } }),
        [`/${CATALOGUE_FILE}`]: {
          ...behavior,
          origin,
          cachePolicy: this.cachePolicy('Catalogue', { defaultTtl: Duration.seconds(2), maxTtl: Duration.seconds(5) }),
        },
      },
    })
    if (logs) siteLog(this, this.distribution, logs, environment)
    const reason = '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac'
    Annotations.of(this.distribution).acknowledgeWarning(reason, 'let-distributions-read.ts does it')
  }

  /**
   * Serves lectures only to requests signed with a key of the group. `v` changes with the file stored under a name:
   * without it in the cache key, a replaced video would be served for a day.
   */
  private lectures(media: IBucket, keyGroup: IKeyGroup) {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(media),
      trustedKeyGroups: [keyGroup],
      cachePolicy: new CachePolicy(this, 'Lectures', {
        minTtl: MIN_TTL,
        defaultTtl: Duration.days(30),
        maxTtl: Duration.days(365),
        queryStringBehavior: CacheQueryStringBehavior.allowList('v'),
        ...compressed,
      }),
    }
  }

  private cachePolicy(id: string, times: { defaultTtl: Duration; maxTtl: Duration }): CachePolicy {
    return new CachePolicy(this, id, { minTtl: MIN_TTL, ...times, ...compressed })
  }

  private routes(bundle: WebBundle | undefined): Function {
    const { pages = [], files = [], appFile = 'index.html' } = bundle ?? {}
    const routes = {
      pages,
      files: [...files, `/${CATALOGUE_FILE}`, `/${CONFIG_FILE}`, '/sitemap-courses.xml', '/samples.json'],
      appFile,
    }
    return new Function(this, 'Routes', {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(routeFunction(routes)),
    })
  }
}
