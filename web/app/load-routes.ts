import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Loads the code of the screen at a path into its routes, so that the first render shows the screen itself. Used for
 * pre-rendering, for hydrating a pre-rendered page, and ahead of a navigation.
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
