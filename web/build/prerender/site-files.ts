import { academy } from '#domain/academy.ts'
import { canonicalUrl } from '#web/lib/head/head-tags.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { prerenderedPages, privatePaths } from './page-list.ts'

/** sitemap.xml: the canonical URLs of the pre-rendered pages. */
export function sitemapText(): string {
  const urls = prerenderedPages.map(({ path }) => `  <url><loc>${escapeHtml(canonicalUrl(path))}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** robots.txt: allows everything except paths that require signing in. */
export function robotsText(): string {
  const closed = privatePaths.map((path) => `Disallow: ${path}`)
  return [
    'User-agent: *',
    ...closed,
    '',
    `Sitemap: ${academy.siteUrl}/sitemap.xml`,
    `Sitemap: ${academy.siteUrl}/sitemap-courses.xml`,
    '',
  ].join('\n')
}
