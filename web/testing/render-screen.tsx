import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

type RenderScreenOptions = {
  /** The screen's route. */
  path?: string
  /** The current address, with the state of the link that led there. */
  at?: string | { pathname: string; state: unknown }
  /** Delays every navigation except the first, like a page's guard. */
  guard?: () => Promise<unknown>
}

/** Renders a screen as the app does, without the network. Any other address renders its path as text. */
export function renderScreen(screen: ReactElement, { path = '/here', at = path, guard }: RenderScreenOptions = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  const router = createMemoryRouter(
    [
      { id: 'screen', path, element: screen, ...(guard && { loader: async () => (await guard(), null) }) },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    { initialEntries: [at], ...(guard && { hydrationData: { loaderData: { screen: null } } }) },
  )
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...view, router, client }
}
