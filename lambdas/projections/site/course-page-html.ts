import { academy } from '#domain/academy.ts'
import { type CoursePage, countsText, hoursText, pageDescription, paragraphsOf } from '#domain/courses/course-page.ts'
import { priceText } from '#domain/courses/price.ts'
import { coursePageWords as words } from '#domain/messages/course-pages.ts'
import { formatDates } from '#domain/text/format-dates.ts'
import { escapeHtml as e } from '#domain/text/escape-html.ts'
import { pageFooterHtml, pageHeaderHtml } from './page-frame-html.ts'

/** Serializes data for a script element, so that no text in it can close the element. */
const data = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const addressOf = (slug: string) => `${academy.siteUrl}/courses/${encodeURIComponent(slug)}`

/** Returns a schema.org Course for search engines. */
const jsonLd = (page: CoursePage): object => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: page.name,
  description: pageDescription(page),
  url: addressOf(page.slug),
  provider: { '@type': 'EducationalOrganization', name: academy.name, url: `${academy.siteUrl}/` },
  about: page.subject,
  inLanguage: 'en',
  offers: {
    '@type': 'Offer',
    category: 'Paid',
    price: page.price,
    priceCurrency: academy.currency.toUpperCase(),
    url: addressOf(page.slug),
  },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: page.type === 'Live' ? 'Onsite' : 'Online',
    ...(page.dates && { startDate: page.dates[0], endDate: page.dates.at(-1) }),
    ...(page.location && { location: { '@type': 'Place', name: page.location, address: page.location } }),
    ...(page.type === 'Live' && { instructor: { '@type': 'Person', name: page.instructor } }),
    courseWorkload: `PT${Math.max(1, Math.round(page.totals.minutes / 60 + page.totals.classHours))}H`,
  },
})

const fact = (term: string, value: string) => (value === '' ? '' : `<dt>${e(term)}</dt><dd>${e(value)}</dd>`)

function factsHtml(page: CoursePage): string {
  const times = [page.startTime, page.endTime].filter(Boolean).join(' - ')
  return `<dl class="facts facts--stacked">${[
    fact(words.price, priceText(page.price)),
    fact(words.dates, formatDates(page.dates ?? [])),
    fact(words.times, times),
    fact(words.place, page.location ?? ''),
    fact(words.instructor, page.type === 'Live' ? page.instructor : ''),
    fact(words.daysOnline, String(page.onlineDays)),
    fact(words.hours, hoursText(page.totals)),
    fact(words.inside, countsText(page.totals)),
  ].join('')}</dl>`
}

const contentsHtml = (page: CoursePage): string =>
  page.contents
    .map(
      ({ name, sections }) =>
        `<div class="card"><h3>${e(name)}</h3><ul class="course-page__sections">${sections
          .map(
            (section) =>
              `<li><strong>${e(section.name)}</strong> <span class="muted">${e(countsText(section))}</span></li>`,
          )
          .join('')}</ul></div>`,
    )
    .join('')

/**
 * Renders a course's whole public page. All of its content is readable without JavaScript; with it, the app takes over.
 * Escapes every text. The files it references keep their names across deployments (web/build/prerender).
 */
export function coursePageHtml(page: CoursePage): string {
  const title = `${page.name} · ${academy.name}`
  const description = pageDescription(page)
  const about = paragraphsOf(page.description)
    .map((text) => `<p>${e(text)}</p>`)
    .join('')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#0a4a52" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script src="/first-paint.js"></script>
    <title>${e(title)}</title>
    <meta name="description" content="${e(description)}" data-head />
    <link rel="canonical" href="${e(addressOf(page.slug))}" data-head />
    <meta property="og:type" content="website" data-head />
    <meta property="og:title" content="${e(title)}" data-head />
    <meta property="og:description" content="${e(description)}" data-head />
    <meta property="og:url" content="${e(addressOf(page.slug))}" data-head />
    <meta property="og:image" content="${e(academy.siteUrl)}/og-image.png" data-head />
    <link rel="stylesheet" href="/public-pages.css" />
    <script type="application/ld+json">${data(jsonLd(page))}</script>
    <script type="application/json" id="course-page">${data(page)}</script>
    <script type="module" src="/start-app.js"></script>
  </head>
  <body>
    <div id="written" class="root-layout">${pageHeaderHtml}<main id="main" class="root-layout__main" tabindex="-1"><div class="container"><div class="page course-page">
      <p class="muted"><a href="/register">${e(words.allCourses)}</a></p>
      <div class="page__head"><h1>${e(page.name)}</h1></div>
      <div class="page-body"><div class="page-body__first"><section class="card" aria-label="Facts and price">${factsHtml(page)}
      <a class="button button--primary button--wide" href="/register?course=${encodeURIComponent(page.key)}">${e(words.register)}</a>
      <p class="muted">${e(words.noRefunds)} <a href="/terms">${e(words.terms)}</a></p></section></div>
      <div class="page-body__main"><div class="course-page__main">${about}
      <section class="course-page__contents"><h2>${e(words.contents)}</h2>${contentsHtml(page)}</section></div></div></div>
    </div></div></main>${pageFooterHtml}</div>
    <div id="root"></div>
  </body>
</html>
`
}

/** Renders the sitemap of the course pages. */
export const coursesSitemap = (pages: readonly CoursePage[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ slug }) => `  <url><loc>${e(addressOf(slug))}</loc></url>`).join('\n')}
</urlset>
`
