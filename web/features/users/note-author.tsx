import { formatDateTime } from '#web/lib/format/format-dates.ts'

/** Who wrote a note, and when. */
export const NoteAuthor = ({ note: { author, createdOn } }: { note: { author: string; createdOn: number } }) => (
  <p className="muted">
    {author} · <time dateTime={new Date(createdOn).toISOString()}>{formatDateTime(createdOn)}</time>
  </p>
)
