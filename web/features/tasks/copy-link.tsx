import { linkWords as words } from '#domain/messages/link.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** Copies the link of a task, whose screen's own path doesn't contain it (spec 3.2.20, decision 0130). */
export const CopyLink = ({ path }: { path: string }) => (
  <CopyButton quiet text={window.location.origin + path} label={words.copy} copiedLabel={words.copied} />
)
