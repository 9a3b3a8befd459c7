import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { type ListSchema, type Params, readParams, searchAfter } from './list-params.ts'

type Choice = { search: string; from: string }

/**
 * A list's parameters, stored in the URL. `params`: the current URL's. `fields`: as after the navigation that `change`
 * began; controls show these, because a navigation waits for its page's `guard`, and a select that showed the URL would
 * lose the second of two fast changes. Any other navigation, such as Back, drops pending changes. `replace`: changes
 * add no history entries.
 */
export function useListParams<T extends Params>(schema: ListSchema<T>, { replace = false } = {}) {
  const { search, key } = useLocation()
  const { state } = useNavigation()
  const navigate = useNavigate()
  const [choice, setChoice] = useState<Choice>()
  const isSettled = choice !== undefined && state === 'idle' && choice.from !== key
  if (isSettled) setChoice(undefined)
  const pendingParams = new URLSearchParams(choice === undefined || isSettled ? search : choice.search)
  const fields = readParams(schema, pendingParams)
  return {
    params: readParams(schema, new URLSearchParams(search)),
    fields,
    /** Returns the link to a page of the list with the URL's other parameters. */
    pageLink: (page: number) => searchAfter(schema, new URLSearchParams(search), { page }),
    change: (to: Partial<T>) => {
      const current: Params = fields
      // A search that is already shown stays on its page.
      if (Object.entries(to).every(([name, value]) => value === current[name])) return
      const next = searchAfter(schema, pendingParams, to)
      setChoice({ search: next, from: key })
      void navigate(next, { replace: replace || 'sort' in to, preventScrollReset: replace || !('page' in to) })
    },
  }
}
