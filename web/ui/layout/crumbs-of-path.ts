import type { Crumb } from './breadcrumbs.tsx'

/**
 * Breadcrumbs built from a path (spec 1.2.20): the first name is that of the first part, and so on; each leads to the
 * path up to its own part. A path with fewer parts than names gives as many crumbs as it has parts.
 */
export function crumbsOfPath(pathname: string, names: readonly string[]): Crumb[] {
  const parts = pathname.split('/').filter((part) => part !== '')
  return names.slice(0, parts.length).map((name, index) => ({ name, to: `/${parts.slice(0, index + 1).join('/')}` }))
}
