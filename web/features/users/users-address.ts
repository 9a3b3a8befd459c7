import { paths } from '#web/app/paths.ts'
import type { UserType } from '#domain/users/user.ts'
import { listPlaceOf } from '#web/lib/list-address.ts'
import { sortOfText, type TableSort, textOfSort } from '#web/ui/table/table-sort.ts'

/** What the list of users shows: '' for both types, no sort for by name. */
export type UsersPlace = { search: string; type: UserType | ''; sort: TableSort | undefined; page: number }

const SORTS = ['name', 'email', 'type', 'dateCreated', 'lastSeen']

/** The list that an address shows. */
export function usersPlaceOf(params: URLSearchParams): UsersPlace {
  const type = params.get('type')
  return {
    ...listPlaceOf(params),
    type: type === 'Student' || type === 'Admin' ? type : '',
    sort: sortOfText(params.get('sort'), SORTS),
  }
}

/** The address of a list. */
export function addressOfUsers({ search, type, sort, page }: UsersPlace): string {
  const entries = Object.entries({ search, type, sort: sort ? textOfSort(sort) : '', page: page > 1 ? `${page}` : '' })
  const text = new URLSearchParams(entries.filter(([, value]) => value !== '')).toString()
  return text === '' ? paths.users : `${paths.users}?${text}`
}

/** The same as variables of a query, without its page. */
export const variablesOf = ({ search, type, sort }: UsersPlace) => ({
  search: search === '' ? null : search,
  ...(type !== '' && { type }),
  ...(sort && { sort }),
})
