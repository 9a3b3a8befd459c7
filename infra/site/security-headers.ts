import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/** What a page may not use; Stripe's frames may ask for payment. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com" "https://hooks.stripe.com")'

/** The headers of every answer of the site. */
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
