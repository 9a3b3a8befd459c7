import {
  certificateFile,
  isVerifyId,
  type PublicCertificate,
  readPublicCertificate,
} from '#domain/progress/certificate.ts'

/** A certificate that its student shares; undefined for an address that is not one, or is one no more. Rejects when it cannot be fetched. */
export async function fetchCertificate(verifyId: string, signal: AbortSignal): Promise<PublicCertificate | undefined> {
  if (!isVerifyId(verifyId)) return undefined
  const response = await fetch(`/${certificateFile(verifyId)}`, { signal, cache: 'no-store' })
  if (response.status === 404) return undefined
  const certificate = response.ok ? readPublicCertificate(await response.json()) : undefined
  if (certificate === undefined) throw new Error('A certificate cannot be read')
  return certificate
}
