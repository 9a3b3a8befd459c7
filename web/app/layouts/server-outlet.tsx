import { Outlet } from 'react-router-dom'
import { ServerScope } from './server-scope.tsx'

/** Renders the screens that send requests to the server (`serverRoutes`). */
export function ServerOutlet() {
  return (
    <ServerScope>
      <Outlet />
    </ServerScope>
  )
}
