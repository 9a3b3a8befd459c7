import type { Certificate } from '#domain/certificates/certificate.ts'
import { certificateKey, type Key } from './keys.ts'

/**
 * A certificate in the table, under its student. `withdrawn`: a public address that was given up; its file may still
 * have to be removed. `revoked`: the payment has gone back as a whole; the certificate is none any more.
 */
export type CertificateItem = Key &
  Certificate & { type: 'certificate'; version: number; withdrawn?: string; revoked?: boolean }

export const certificateItem = (uid: string, certificate: Certificate): CertificateItem => ({
  ...certificateKey(uid, certificate.progressKey),
  type: 'certificate',
  version: 1,
  ...certificate,
})
