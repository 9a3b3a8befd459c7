import { useAddressSearch } from '#web/lib/use-address-search.ts'

/** The page, and of attempts the course, that the address of a user's tab names. */
export function usePersonPlace() {
  const { chosen, go: goToAddress } = useAddressSearch()
  const page = Number(chosen.get('page'))
  const go = (changes: Record<string, string>) => {
    const { page: _page, ...others } = Object.fromEntries(chosen)
    const search = new URLSearchParams({ ...others, ...changes }).toString()
    goToAddress(`?${search}`, { replace: true, preventScrollReset: true })
  }
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    course: chosen.get('course'),
    goTo: (to: number) => go(to > 1 ? { page: String(to) } : {}),
    goToCourse: (course: string) => go({ course }),
  }
}
