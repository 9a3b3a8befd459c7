import { contentPopups } from '#domain/messages/content.ts'

/** What a popup says before something is deleted for good (spec 3.4.1). */
export function DeletionText({ name }: { name: string }) {
  return (
    <p>
      Delete <strong>{name}</strong>? {contentPopups.deletingText}
    </p>
  )
}
