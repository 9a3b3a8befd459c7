/**
 * A Live course's name has no year; where two years meet on one screen it is shown beside the name (decisions 2.5.16).
 */
export function CourseName({ name, year }: { name: string; year: string | undefined }) {
  if (year === undefined) return name
  return (
    <>
      {name} <span className="muted">({year})</span>
    </>
  )
}

/** The same as plain text, for a label. */
export const courseNameText = (name: string, year: string | undefined): string =>
  year === undefined ? name : `${name} (${year})`
