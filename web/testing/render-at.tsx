import { render } from '@testing-library/react'
import type { InitialEntry, RouteObject } from 'react-router-dom'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ServerScope } from '#web/app/layouts/server-scope.tsx'

/** Renders routes in a memory router at `address`. Returns the router, whose state shows where it navigated. */
export function renderAt(address: InitialEntry, routes: RouteObject[]) {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <ServerScope>
      <RouterProvider router={router} />
    </ServerScope>,
  )
  return router
}
