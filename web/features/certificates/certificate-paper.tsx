import { Award } from 'lucide-react'
import { certificateHours } from '#domain/progress/certificate.ts'
import { certificateWords as words, hoursOfStudy } from '#domain/messages/certificates.ts'
import type { CertificateFieldsFragment } from '#generated/operations.ts'
import { formatDates } from '#web/lib/format/format-dates.ts'
import './certificates.css'

/** The certificate as it is printed: one page in landscape. */
export function CertificatePaper({ certificate }: { certificate: CertificateFieldsFragment }) {
  const hours = certificateHours(certificate.minutes)
  return (
    <article className="certificate" aria-label={words.title}>
      <Award className="certificate__seal" size={56} aria-hidden="true" />
      <p className="certificate__academy">{words.by}</p>
      <h2 className="certificate__title">{words.title}</h2>
      <p>{words.certifies}</p>
      <p className="certificate__name">{certificate.name}</p>
      <p>{words.completed}</p>
      <p className="certificate__course">{certificate.course}</p>
      <p>
        {words.on} <time dateTime={certificate.completedOn}>{formatDates([certificate.completedOn])}</time>
        {hours !== undefined && ` · ${hoursOfStudy(hours)}`}
      </p>
    </article>
  )
}
