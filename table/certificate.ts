import type { Certificate } from '#domain/certificates/certificate.ts'
import { certificateKey, type Key } from './keys.ts'

/** A certificate in the table, under its student. `withdrawn`: a public address that was given up; its file may still have to be removed. */
export type CertificateItem = Key & Certificate & { type: 'certificate'; version: number; withdrawn?: string }

export const certificateItem = (uid: string, certificate: Certificate): CertificateItem => ({
  ...certificateKey(uid, certificate.progressKey),
  type: 'certificate',
  version: 1,
  ...certificate,
})
