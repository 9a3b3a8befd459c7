import { useMutation, useQueryClient } from '@tanstack/react-query'
import { InvitationsDocument, InviteUserDocument, WithdrawInvitationDocument } from '#generated/admin-operations.ts'
import type { InvitationFieldsFragment } from '#generated/operations.ts'
import type { InviteUserInput } from '#generated/schema.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { useGrowingList } from '#web/ui/list/use-lists.ts'

export type Invitation = InvitationFieldsFragment

const KEY = ['invitations'] as const

/** Invitations, most recently sent first, page by page. */
export const useInvitations = () =>
  useGrowingList(KEY, async (nextToken) => (await query(InvitationsDocument, { nextToken })).invitations)

/** Sends an invitation, or resends it to the same e-mail. */
export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InviteUserInput) => mutate(InviteUserDocument, { input }),
    // An e-mail that wasn't accepted for delivery also appears in the list.
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

export function useWithdraw() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (key: string) => mutate(WithdrawInvitationDocument, { key }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
