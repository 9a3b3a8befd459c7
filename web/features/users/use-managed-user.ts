import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { AddUserNoteDocument, ManagedUserDocument, UpdateUserDocument } from '#generated/admin-operations.ts'
import type { ManagedUserQuery } from '#generated/operations.ts'
import type { AddNoteInput, UpdateUserInput } from '#generated/schema.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { refetchFollowing } from '#web/lib/api/refetch-following.ts'
import { putReply } from '#web/lib/api/reread.ts'

export type ManagedUserFacts = NonNullable<ManagedUserQuery['managedUser']>
export type ManagedPerson = ManagedUserFacts['user']

/** The query key of every page of the list of users. */
export const USERS_KEY = ['users'] as const

const keyOf = (uid: string) => ['managed-user', uid] as const

/** A user with the newest notes; null: there is no such user (spec 3.2.15). */
export const useManagedUser = (uid: string) =>
  useQuery({
    queryKey: keyOf(uid),
    queryFn: async () => (await query(ManagedUserDocument, { uid })).managedUser,
    // What another administrator did in the meantime is seen on opening.
    staleTime: 0,
  })

/** Changes a user's type; every screen that shows users refetches when it is opened next. */
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

/** Adds a note, which then comes first. */
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
