import type { Testimonial } from '#domain/academy.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'

/** What students said, from the academy's configuration; nothing without entries. */
export function Testimonials({ entries }: { entries: readonly Testimonial[] }) {
  if (entries.length === 0) return null
  return (
    <section className="home-section py-12 [&_h2]:mb-4 max-sm:py-8" aria-labelledby="testimonials">
      <Container>
        <h2 id="testimonials">What our students say</h2>
        <Grid>
          {entries.map(({ quote, name, about }) => (
            <Card key={`${name} ${quote}`}>
              <figure className="grid gap-3 h-full m-0 content-between">
                <blockquote className="m-0">“{quote}”</blockquote>
                <figcaption className="muted">
                  <strong className="text-text">{name}</strong>
                  {about !== undefined && `, ${about}`}
                </figcaption>
              </figure>
            </Card>
          ))}
        </Grid>
      </Container>
    </section>
  )
}
