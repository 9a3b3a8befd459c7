import { academy } from '#domain/academy.ts'

/** A screen's title and description. Only a public page, which search engines may index, has a description. */
export type PageHead = { title: string; description?: string | undefined }

export type HeadTag = { name: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }

/** The picture of shared links, 1200 x 630 pixels. */
const SHARED_IMAGE = '/og-image.png'

/** The tab's title: the screen, then the academy; home puts the academy first. */
export const titleText = (title: string): string =>
  title.startsWith(academy.name) ? title : `${title} · ${academy.name}`

/** The one address of a page, whatever its query or a slash at its end. */
export const canonicalUrl = (pathname: string): string => `${academy.siteUrl}${pathname.replace(/\/+$/, '') || '/'}`

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } })
const property = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { property: name, content } })

/**
 * The tags of a page's head besides its title: description, canonical address and what shared links show for a public
 * page; for any other screen `noindex`.
 */
export function headTags({ title, description }: PageHead, pathname: string): HeadTag[] {
  if (description === undefined) return [meta('robots', 'noindex')]
  const url = canonicalUrl(pathname)
  return [
    meta('description', description),
    { name: 'link', attributes: { rel: 'canonical', href: url } },
    property('og:type', 'website'),
    property('og:site_name', academy.name),
    property('og:title', titleText(title)),
    property('og:description', description),
    property('og:url', url),
    property('og:image', `${academy.siteUrl}${SHARED_IMAGE}`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', `${academy.name}: ${academy.description}`),
    property('og:locale', 'en_US'),
    meta('twitter:card', 'summary_large_image'),
  ]
}
