import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { academy } from '#domain/academy.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Page } from '#web/ui/layout/page.tsx'

const { contact } = academy

/** Phone, e-mail, hours and campus address (spec 1.2.7, 1.9.16). */
export function ContactPage() {
  return (
    <Page
      title="Contact"
      description={`Reach ${academy.name} by phone at ${contact.phone}, by e-mail or on campus in ${contact.campus.city}, ${contact.campus.state}: ${contact.hours}.`}
      lead="A person answers. If we are in class, we call you back the same day."
    >
      <Grid wide>
        <Card>
          <h2 className="flex items-center gap-2 text-title-3 [&+*]:text-large">
            <Phone className="text-primary" size={20} aria-hidden="true" /> Phone
          </h2>
          <p>
            <a className="inline-flex items-center min-h-target" href={`tel:+1${contact.phone.replace(/\D/g, '')}`}>
              {contact.phone}
            </a>
          </p>
        </Card>
        <Card>
          <h2 className="flex items-center gap-2 text-title-3 [&+*]:text-large">
            <Mail className="text-primary" size={20} aria-hidden="true" /> E-mail
          </h2>
          <p>
            <a className="inline-flex items-center min-h-target" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          </p>
        </Card>
        <Card>
          <h2 className="flex items-center gap-2 text-title-3 [&+*]:text-large">
            <Clock className="text-primary" size={20} aria-hidden="true" /> Hours
          </h2>
          <p>{contact.hours}</p>
        </Card>
        <Card>
          <h2 className="flex items-center gap-2 text-title-3 [&+*]:text-large">
            <MapPin className="text-primary" size={20} aria-hidden="true" /> Campus
          </h2>
          <address className="grid not-italic">
            {contact.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Card>
      </Grid>
    </Page>
  )
}
