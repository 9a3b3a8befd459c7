import { academy } from '#domain/academy.ts'
import { canonicalUrl } from './head-tags.ts'

/** Identifies the academy as the provider in the data of courses. */
export const ORGANIZATION_ID = `${canonicalUrl('/')}#academy`

/** The academy for search engines: schema.org's EducationalOrganization. */
export function organizationData(): object {
  const { contact, social } = academy
  const { campus, openingHours } = contact
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    '@id': ORGANIZATION_ID,
    name: academy.name,
    description: academy.description,
    url: canonicalUrl('/'),
    logo: `${academy.siteUrl}/favicon.svg`,
    image: `${academy.siteUrl}/og-image.png`,
    email: contact.email,
    telephone: `+1${contact.phone.replace(/\D/g, '')}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${campus.street}, ${campus.unit}`,
      addressLocality: campus.city,
      addressRegion: campus.state,
      postalCode: campus.zip,
      addressCountry: campus.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: `+1${contact.phone.replace(/\D/g, '')}`,
      email: contact.email,
      availableLanguage: 'English',
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: openingHours.days,
        opens: openingHours.opens,
        closes: openingHours.closes,
      },
    },
    sameAs: Object.values(social),
  }
}
