import { queryClient } from '#web/lib/api/query-client.ts'
import { paths } from '../paths.ts'
import { beginRequests } from './begin-requests.ts'

/** Whether My Courses shows what it had: it then sends nothing. */
const hasCourses = () => queryClient.getQueryState(['my-progress'])?.status === 'success'

/** Sends what the screen that a navigation leads to begins with, unless it shows what it had. */
export function beginNavigation(path: string): void {
  if (path !== paths.myCourses || !hasCourses()) beginRequests(path)
}
