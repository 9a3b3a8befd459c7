import { paths } from '#web/app/paths.ts'
import { USER_COURSES, USER_SEEN, type UserCourses, type UserSeen } from '#domain/search/user-entry.ts'
import type { UserType } from '#domain/users/user.ts'
import { listPlaceOf } from '#web/lib/list-address.ts'
import { sortOfText, type TableSort, textOfSort } from '#web/ui/table/table-sort.ts'

/** What the list of users shows: '' for both types, whenever they were online and whatever courses they have, no sort for by name. */
export type UsersPlace = {
  search: string
  type: UserType | ''
  seen: UserSeen | ''
  courses: UserCourses | ''
  sort: TableSort | undefined
  page: number
}

const SORTS = ['name', 'email', 'type', 'dateCreated', 'lastSeen']

/** The list that an address shows. */
export function usersPlaceOf(params: URLSearchParams): UsersPlace {
  const type = params.get('type')
  return {
    ...listPlaceOf(params),
    type: type === 'Student' || type === 'Admin' ? type : '',
    seen: USER_SEEN.find((seen) => seen === params.get('seen')) ?? '',
    courses: USER_COURSES.find((courses) => courses === params.get('courses')) ?? '',
    sort: sortOfText(params.get('sort'), SORTS),
  }
}

/** The address of a list. */
export function addressOfUsers({ search, type, seen, courses, sort, page }: UsersPlace): string {
  const entries = Object.entries({
    search,
    type,
    seen,
    courses,
    sort: sort ? textOfSort(sort) : '',
    page: page > 1 ? `${page}` : '',
  })
  const text = new URLSearchParams(entries.filter(([, value]) => value !== '')).toString()
  return text === '' ? paths.users : `${paths.users}?${text}`
}

/** The same as variables of a query, without its page. */
export const variablesOf = ({ search, type, seen, courses, sort }: UsersPlace) => ({
  search: search === '' ? null : search,
  ...(type !== '' && { type }),
  ...(seen !== '' && { seen }),
  ...(courses !== '' && { courses }),
  ...(sort && { sort }),
})
