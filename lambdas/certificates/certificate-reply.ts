import type { Certificate } from '#domain/progress/certificate.ts'
import type { Certificate as CertificateReply } from '#generated/schema.ts'

/** A certificate as its student sees it. */
export const certificateReply = (certificate: Certificate): CertificateReply => ({
  progressKey: certificate.progressKey,
  name: certificate.name,
  course: certificate.course,
  completedOn: certificate.completedOn,
  issuedOn: certificate.issuedOn,
  minutes: certificate.minutes,
  verifyId: certificate.verifyId ?? null,
})
