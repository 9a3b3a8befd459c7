import { useSearchParams } from 'react-router-dom'

/** The page, and of attempts the course, that the address of a user's tab names. */
export function usePersonPlace() {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page'))
  const go = (changes: Record<string, string>) => {
    setParams(
      (before) => {
        const { page: _page, ...others } = Object.fromEntries(before)
        return { ...others, ...changes }
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    course: params.get('course'),
    goTo: (to: number) => {
      go(to > 1 ? { page: String(to) } : {})
    },
    goToCourse: (course: string) => {
      go({ course })
    },
  }
}
