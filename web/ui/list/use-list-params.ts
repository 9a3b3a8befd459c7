import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { type ListSchema, type Params, readParams, searchAfter } from './list-params.ts'

type Choice = { search: string; from: string }

/**
 * The parameters of a list, which the URL holds. `params`: as the URL is. `fields`: as it will be once the navigation that `change` began
 * has ended, from the same event on; the same as `params` otherwise. Fields that choose show `fields`, and the next change is one of them:
 * a navigation waits for the guard of its page (`guard`), and a select that showed the URL would be set back in the meantime, so that the
 * second of two fast arrow keys, or the first of two fields, would be lost. Any other navigation, such as Back, forgets what was chosen once
 * it has ended; of two changes at once the second one counts. `replace`: no change is a step of the history.
 */
export function useListParams<T extends Params>(schema: ListSchema<T>, { replace = false } = {}) {
  const { search, key } = useLocation()
  const { state } = useNavigation()
  const navigate = useNavigate()
  const [choice, setChoice] = useState<Choice>()
  const isOver = choice !== undefined && state === 'idle' && choice.from !== key
  if (isOver) setChoice(undefined)
  const chosen = new URLSearchParams(choice === undefined || isOver ? search : choice.search)
  const fields = readParams(schema, chosen)
  return {
    params: readParams(schema, new URLSearchParams(search)),
    fields,
    /** The link to a page of the list as the URL has it. */
    pageLink: (page: number) => searchAfter(schema, new URLSearchParams(search), { page }),
    change: (to: Partial<T>) => {
      const shown: Params = fields
      // A search for what is shown already stays at its page.
      if (Object.entries(to).every(([name, value]) => value === shown[name])) return
      const next = searchAfter(schema, chosen, to)
      setChoice({ search: next, from: key })
      void navigate(next, { replace: replace || 'sort' in to, preventScrollReset: replace || !('page' in to) })
    },
  }
}
