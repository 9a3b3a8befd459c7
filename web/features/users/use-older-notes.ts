import { useState } from 'react'
import { OlderNotesDocument } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { showError } from '#web/lib/message-store.ts'
import { failureText } from './failure-text.ts'
import type { ManagedUserFacts } from './use-managed-user.ts'

type NotePage = ManagedUserFacts['notes']

/** The notes of a user's page with those loaded after them. They go when the page they follow is another one by now. */
export function useOlderNotes(uid: string, first: NotePage) {
  const [older, setOlder] = useState<{ from: string | null; page: NotePage }>()
  const [busy, setBusy] = useState(false)
  const loaded = older?.from === first.nextToken ? older.page : undefined
  const { nextToken } = loaded ?? first
  const load = async () => {
    setBusy(true)
    try {
      const { notes } = await query(OlderNotesDocument, { uid, nextToken })
      setOlder({ from: first.nextToken, page: { ...notes, items: [...(loaded?.items ?? []), ...notes.items] } })
    } catch (error) {
      showError(failureText(error))
    }
    setBusy(false)
  }
  return { notes: [...first.items, ...(loaded?.items ?? [])], more: nextToken !== null, busy, load }
}
