import type { Instructor } from '#domain/academy.ts'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Card } from '#web/ui/layout/card.tsx'

/** The teachers, from the academy's configuration; nothing without entries. */
export function Instructors({ people }: { people: readonly Instructor[] }) {
  if (people.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby="instructors">
      <h2 id="instructors">Our instructors</h2>
      <Grid>
        {people.map(({ name, credentials, sentence, picture }) => (
          <Card as="article" key={name} aria-label={name}>
            {picture !== undefined && (
              <img
                className="size-24 rounded-full object-cover"
                src={picture}
                alt=""
                width={96}
                height={96}
                loading="lazy"
              />
            )}
            <div>
              <h3>{name}</h3>
              <p className="muted">{credentials}</p>
            </div>
            <p className="text-pretty">{sentence}</p>
          </Card>
        ))}
      </Grid>
    </section>
  )
}
