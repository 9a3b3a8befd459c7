import type { UserType } from '#domain/users/user.ts'
import { holdsWords, wordsOf } from '#domain/text/holds-words.ts'
import type { UserEntry } from './user-entry.ts'

/** The users of a type, or of both, whose data holds every word of the search (spec 3.2.14, 3.5.29), in the order given. */
export function findUsers(
  users: readonly UserEntry[],
  search: string | null | undefined,
  type: UserType | null | undefined,
): readonly UserEntry[] {
  const words = wordsOf(search ?? '')
  if (words.length === 0 && !type) return users
  return users.filter((user) => (!type || user.type === type) && holdsWords(user.text, words))
}
