import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { addressOfList, listPlaceOf } from '#web/lib/list-address.ts'

/** Where the reader stands in the list of this screen, and the ways on: the address holds it (spec 3.7.21). */
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
