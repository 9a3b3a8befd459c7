import type { StandardDraft } from './standard-draft.ts'

/** What is typed, kept by the page while another tab is in view; undefined: nothing but what is stored. */
export type Typing = { typed: StandardDraft | undefined; onType: (draft: StandardDraft | undefined) => void }

/** What is typed over what is stored; `reset` shows what is stored. */
export function draftOver(stored: StandardDraft, { typed, onType }: Typing) {
  const draft = typed ?? stored
  return {
    draft,
    dirty: typed !== undefined,
    type: (change: Partial<StandardDraft>) => {
      const next = { ...draft, ...change }
      onType(JSON.stringify(next) === JSON.stringify(stored) ? undefined : next)
    },
    reset: () => {
      onType(undefined)
    },
  }
}
