import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { academy } from '#domain/academy.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { ContactForm } from './contact-form.tsx'

const { contact } = academy

const mapUrl = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(contact.address.join(', '))}`

const ways = [
  {
    name: 'Phone',
    icon: Phone,
    content: (
      <a className="inline-flex items-center min-h-target" href={`tel:+1${contact.phone.replace(/\D/g, '')}`}>
        {contact.phone}
      </a>
    ),
  },
  {
    name: 'Email',
    icon: Mail,
    content: (
      <a className="inline-flex items-center min-h-target" href={`mailto:${contact.email}`}>
        {contact.email}
      </a>
    ),
  },
  { name: 'Hours', icon: Clock, content: <p className="flex items-center min-h-target">{contact.hours}</p> },
] as const

/** Phone, e-mail, hours and campus address (spec 1.2.7, 1.9.16), and a form to write with. */
export function ContactPage() {
  return (
    <Page
      title="Contact"
      description={`Reach ${academy.name} by phone at ${contact.phone}, by email, or on campus in ${contact.campus.city}, ${contact.campus.state}: ${contact.hours}.`}
      lead="A person answers. If we’re in class, we’ll call you back the same day."
    >
      <Grid wide>
        <ContactForm />
        <Card as="section" aria-label="Call or write">
          {ways.map(({ name, icon: Icon, content }) => (
            <div key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 items-start">
              <Icon className="row-span-2 mt-0.5 text-primary" size={20} aria-hidden="true" />
              <h2 className="text-body">{name}</h2>
              {content}
            </div>
          ))}
        </Card>
        <Card as="section" aria-labelledby="campus">
          <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 items-start">
            <MapPin className="row-span-3 mt-0.5 text-primary" size={20} aria-hidden="true" />
            <h2 id="campus" className="text-body">
              Campus
            </h2>
            <address className="grid pt-2 not-italic">
              {contact.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <ExternalLink href={mapUrl} className="inline-flex items-center justify-self-start min-h-target">
              Get directions
            </ExternalLink>
          </div>
        </Card>
      </Grid>
    </Page>
  )
}
