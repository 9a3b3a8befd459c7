import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { addressOfList, listPlaceOf } from '#web/lib/list-address.ts'

/** The reader's place in the list of this screen, and how to move: the address holds it (spec 3.7.21). */
export function useListPlace() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { search, page } = listPlaceOf(params)
  return {
    search,
    page,
    searchFor: (words: string) => void navigate(addressOfList(pathname, { search: words, page: 1 })),
    goTo: (to: number) => void navigate(addressOfList(pathname, { search, page: to })),
  }
}
