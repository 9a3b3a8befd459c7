import { useSearchParams } from 'react-router-dom'

/** The page of students in the URL (one-based), and a function to change it. */
export function useStudentPage(): [number, (page: number) => void] {
  const [search, setSearch] = useSearchParams()
  const page = Number(search.get('page') ?? 1)
  return [
    Number.isInteger(page) && page > 0 ? page : 1,
    (next) =>
      setSearch(
        (before) => {
          before.set('page', String(next))
          return before
        },
        { replace: true },
      ),
  ]
}
