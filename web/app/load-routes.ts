import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Loads the code of the screen at a path and puts it into its routes, so that the first rendering shows the screen
 * itself: during pre-rendering, when the browser hydrates a pre-rendered page, and ahead of a navigation.
 */
export async function loadRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}
