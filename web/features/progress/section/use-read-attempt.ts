import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isObject } from '#web/lib/json.ts'

/** An attempt whose details are open. */
export type ReadAttempt = { taskKey: string; n: number }

const isOpened = (state: unknown): boolean => isObject(state) && 'opened' in state

function parseAttempt(params: URLSearchParams): ReadAttempt | undefined {
  const taskKey = params.get('task')
  const n = Number(params.get('attempt'))
  return taskKey !== null && Number.isInteger(n) && n > 0 ? { taskKey, n } : undefined
}

/** The attempt that the address opens, and how to open and close one: its address can be bookmarked and shared. */
export function useReadAttempt() {
  const [params] = useSearchParams()
  const location = useLocation()
  const { pathname } = location
  const navigate = useNavigate()
  return {
    reading: parseAttempt(params),
    read: ({ taskKey, n }: ReadAttempt) => {
      const address = new URLSearchParams({ task: taskKey, attempt: String(n) })
      void navigate(`${pathname}?${address.toString()}`, { state: { opened: true }, preventScrollReset: true })
    },
    close: () => {
      // Opened here: one step back leads out. Opened by its address: there is nothing behind it.
      if (isOpened(location.state)) void navigate(-1)
      else void navigate(pathname, { replace: true, preventScrollReset: true })
    },
  }
}
