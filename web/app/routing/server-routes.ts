import type { RouteObject } from 'react-router-dom'

/** Routes of screens that ask the server: inside them TanStack Query works (`useQuery`, `useMutation`). */
export const serverRoutes = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await import('../layouts/server-outlet.tsx')).ServerOutlet }),
  children,
})
