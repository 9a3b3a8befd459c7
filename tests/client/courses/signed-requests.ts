import type { PlaybackCookies } from '#web/lib/playback-cookies.ts'

/** The Cookie header that a browser sends with these cookies. */
export const cookieHeader = ({ policy, signature, keyPairId }: PlaybackCookies): string =>
  [
    `CloudFront-Policy=${policy}`,
    `CloudFront-Signature=${signature}`,
    `CloudFront-Key-Pair-Id=${keyPairId}`,
    'CloudFront-Hash-Algorithm=SHA256',
  ].join('; ')
