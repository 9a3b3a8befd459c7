/**
 * A Live course's name contains no year, so the year is shown next to the name if courses of two years appear on one
 * screen (decisions 2.5.16).
 */
export function CourseName({ name, year }: { name: string; year: string | undefined }) {
  // The day and time of a generated name stay on one line.
  const [, start = name, when] = /^(.* )(\S+ \d+ \d+:\d+[AP]M)$/.exec(name) ?? []
  return (
    <>
      {start}
      {when !== undefined && <span className="whitespace-nowrap">{when}</span>}
      {year !== undefined && (
        <>
          {' '}
          <span className="muted">({year})</span>
        </>
      )}
    </>
  )
}

/** The same as plain text, for labels. */
export const courseNameText = (name: string, year: string | undefined): string =>
  year === undefined ? name : `${name} (${year})`
