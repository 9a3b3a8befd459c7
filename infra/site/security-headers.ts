import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/** Other hosts, as `https://name`, that a page of the site connects to. */
export type PageHosts = {
  graphql: string
  /** The WebSocket address of the subscriptions. */
  realtime: string
  cognito: string
  /** The host of the contact form's function. */
  contact: string
  /** The host of administrators' uploads. */
  media: string
  /** Whether sign-up may show AWS WAF's CAPTCHA. */
  captcha?: boolean
}

/**
 * The CAPTCHA's scripts load each other from, and connect to, several hosts below this one, which AWS requires to be
 * allowed.
 */
const CAPTCHA_HOSTS = 'https://*.awswaf.com'

/**
 * Returns what a page may load and connect to: its own files, Stripe's elements and challenges, the user pool, the API,
 * and, for uploads, the media bucket. Scripts only from files; styles also inline, because the component libraries set
 * some at run time.
 */
export function contentSecurityPolicy({
  graphql,
  realtime,
  cognito,
  contact,
  media,
  captcha = false,
}: PageHosts): string {
  /** Sources that only the CAPTCHA needs: it shows received images and plays received sounds. */
  const forCaptcha = (...sources: string[]) => (captcha ? sources : [])
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', ...forCaptcha(CAPTCHA_HOSTS)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https://*.stripe.com', ...forCaptcha('blob:', CAPTCHA_HOSTS)],
    'font-src': ["'self'"],
    // Renditions are played from the page's own buffers (blob:).
    'media-src': ["'self'", 'blob:', ...forCaptcha('data:', CAPTCHA_HOSTS)],
    'connect-src': [
      "'self'",
      graphql,
      realtime,
      cognito,
      contact,
      media,
      'https://api.stripe.com',
      ...forCaptcha(CAPTCHA_HOSTS),
    ],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The features that a page may not use; Stripe's frames may request payment. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com" "https://hooks.stripe.com")'

/** The headers of every response of the site. */
export function securityHeaders(scope: Construct, contentSecurityPolicy: string): ResponseHeadersPolicy {
  const override = true
  return new ResponseHeadersPolicy(scope, 'SecurityHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
    },
    customHeadersBehavior: { customHeaders: [{ header: 'Permissions-Policy', value: PERMISSIONS, override }] },
  })
}
