// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { academy } from '#domain/academy.ts'
import { renderAt } from '#web/testing/render-at.tsx'
import { canonicalUrl, headTags, type PageHead, titleText } from './head-tags.ts'
import { jsonLdText } from './json-ld-text.ts'
import { organizationData } from './organization-data.ts'
import { useHead } from './use-head.ts'

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

const contentOf = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? undefined

function Screen(head: PageHead) {
  useHead(head)
  return <h1>{head.title}</h1>
}

const screens = [
  { path: '/', element: <Screen title="Terms" description="What you agree to." /> },
  { path: '/dashboard', element: <Screen title="Dashboard" /> },
]

it('a public page has a description, one canonical address, and tags for shared links', () => {
  const tags = headTags({ title: 'Terms', description: 'What you agree to.' }, '/terms/')
  const content = Object.fromEntries(
    tags.map(({ attributes: { name, property, rel, content, href } }) => [name ?? property ?? rel, content ?? href]),
  )
  expect(content).toMatchObject({
    description: 'What you agree to.',
    canonical: `${academy.siteUrl}/terms`,
    'og:title': `Terms · ${academy.name}`,
    'og:description': 'What you agree to.',
    'og:url': `${academy.siteUrl}/terms`,
    'og:type': 'website',
    'og:site_name': academy.name,
    'og:image': `${academy.siteUrl}/og-image.png`,
    'twitter:card': 'summary_large_image',
  })
  expect(content).not.toHaveProperty('robots')
})

it('every other screen is hidden from search engines', () => {
  expect(headTags({ title: 'Dashboard' }, '/dashboard')).toEqual([
    { name: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ])
})

it('the title has the screen before the academy, except at home', () => {
  expect(titleText('About')).toBe(`About · ${academy.name}`)
  expect(titleText(`${academy.name}: more`)).toBe(`${academy.name}: more`)
  expect(canonicalUrl('/')).toBe(`${academy.siteUrl}/`)
})

it('the head follows each navigation, and nothing of the previous page remains', async () => {
  const router = renderAt('/', screens)
  expect([document.title, contentOf('description')]).toEqual([`Terms · ${academy.name}`, 'What you agree to.'])
  await act(() => router.navigate('/dashboard'))
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeDefined()
  expect([document.title, contentOf('description'), contentOf('og:title'), contentOf('robots')]).toEqual([
    `Dashboard · ${academy.name}`,
    undefined,
    undefined,
    'noindex',
  ])
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull()
  await act(() => router.navigate('/'))
  expect(contentOf('robots')).toBeUndefined()
  expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1)
})

it('the academy is described as an educational organization', () => {
  expect(organizationData()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    name: academy.name,
    url: `${academy.siteUrl}/`,
    email: academy.contact.email,
    telephone: '+13055550142',
    address: { '@type': 'PostalAddress', addressLocality: 'Miami', addressRegion: 'FL', postalCode: '33101' },
    contactPoint: {
      hoursAvailable: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
    },
    sameAs: Object.values(academy.social),
  })
})

it('text in the data cannot end the element that holds it', () => {
  const text = jsonLdText({ name: '</script><img src=x onerror=alert(1)>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><img src=x onerror=alert(1)>' })
})
