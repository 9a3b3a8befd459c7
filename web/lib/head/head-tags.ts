import { academy } from '#domain/academy.ts'

/** A screen's title and description. Only public pages, which search engines may index, have a description. */
export type PageHead = { title: string; description?: string | undefined }

export type HeadTag = { name: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }

/** The image for shared links, 1200 x 630 pixels. */
const SHARED_IMAGE = '/og-image.png'

/** The tab's title: the screen's title followed by the academy's name. The home page's title begins with the name. */
export const titleText = (title: string): string =>
  title.startsWith(academy.name) ? title : `${title} · ${academy.name}`

/** The canonical URL of a page, without query and trailing slash. */
export const canonicalUrl = (pathname: string): string => `${academy.siteUrl}${pathname.replace(/\/+$/, '') || '/'}`

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } })
const property = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { property: name, content } })

/**
 * The tags of a page's head besides its title. For a public page: description, canonical URL, and the preview of shared
 * links; for any other screen: `noindex`.
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
