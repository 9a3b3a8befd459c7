import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { AddUserNoteDocument, ManagedUserDocument, UpdateUserDocument } from '#generated/admin-operations.ts'
import type { ManagedUserQuery } from '#generated/operations.ts'
import type { AddNoteInput, UpdateUserInput } from '#generated/schema.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { refetchFollowing } from '#web/lib/api/refetch-following.ts'
import { putReply } from '#web/lib/api/refetch.ts'

export type ManagedUserFacts = NonNullable<ManagedUserQuery['managedUser']>
export type ManagedPerson = ManagedUserFacts['user']

/** Query key of all pages of the user list. */
export const USERS_KEY = ['users'] as const

const keyOf = (uid: string) => ['managed-user', uid] as const

/** A user with the newest notes. Null when the user doesn't exist (spec 3.2.15). */
export const useManagedUser = (uid: string) =>
  useQuery({
    queryKey: keyOf(uid),
    queryFn: async () => (await query(ManagedUserDocument, { uid })).managedUser,
    // Shows changes by other administrators when the page opens.
    staleTime: 0,
  })

/** Changes a user's type. All pages that show users refetch when they are opened next. */
export function useUpdateUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: UpdateUserInput) => mutate(UpdateUserDocument, { input }),
    onSuccess: async ({ updateUser: { uid, type } }) => {
      putReply<ManagedUserFacts>(client, keyOf(uid), (old) => ({ ...old, user: { ...old.user, type } }))
      await client.invalidateQueries({ refetchType: 'none' })
      refetchFollowing(client, USERS_KEY)
    },
  })
}

/** Adds a note at the top of the list. */
export function useAddNote() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: AddNoteInput) => mutate(AddUserNoteDocument, { input }),
    onSuccess: ({ addNote: note }, { uid }) => {
      putReply<ManagedUserFacts>(client, keyOf(uid), (old) => {
        const others = old.notes.items.filter(({ key }) => key !== note.key)
        return { ...old, notes: { ...old.notes, items: [note, ...others] } }
      })
      refetchFollowing(client, USERS_KEY)
    },
  })
}
