import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

type RenderScreenOptions = {
  /** The route that shows the screen. */
  path?: string
  /** The address in view. */
  at?: string
}

/** Shows a screen as the app does, without the network; any other address shows its own path as text. */
export function renderScreen(screen: ReactElement, { path = '/here', at = path }: RenderScreenOptions = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  const router = createMemoryRouter(
    [
      { path, element: screen },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    { initialEntries: [at] },
  )
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...view, router, client }
}
