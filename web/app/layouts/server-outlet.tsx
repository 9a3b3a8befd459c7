import { Outlet } from 'react-router-dom'
import { ServerScope } from './server-scope.tsx'

/** The screens that ask the server (`serverRoutes`). */
export function ServerOutlet() {
  return (
    <ServerScope>
      <Outlet />
    </ServerScope>
  )
}
