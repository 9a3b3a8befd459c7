import { isIP } from 'node:net'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** AWSEmail: `local-part@domain-part`. */
export const isAwsEmail = (text: string): boolean =>
  text.length <= 320 &&
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/.test(
    text,
  )

/** AWSURL: with a scheme, and no two slashes in the path (RFC 1738). */
export function isAwsUrl(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false
  const url = new URL(text)
  return /^[a-z][a-z0-9+.-]*:/i.test(text) && !url.pathname.includes('//')
}

/** AWSPhone: spaces and hyphens allowed; without a country code it is a North American number. */
export const isAwsPhone = (text: string): boolean =>
  /^\+?[\d\s-]+$/.test(text) && (parsePhoneNumberFromString(text, 'US')?.isPossible() ?? false)

/** AWSIPAddress: IPv4 or IPv6, a CIDR length allowed. */
export function isAwsIpAddress(text: string): boolean {
  const [address = '', length, more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more !== undefined) return false
  if (length === undefined) return true
  return /^\d{1,3}$/.test(length) && Number(length) <= (family === 4 ? 32 : 128)
}
