import type { Availability } from '#domain/courses/availability.ts'
import { availabilityWords, seatsLeftText } from '#domain/messages/availability.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A course's availability for registration (spec 1.4.7 to 1.4.9). */
export function AvailabilityBadge({ availability }: { availability: Availability }) {
  switch (availability.state) {
    case 'open':
      return <Badge tone="success">{availabilityWords.open}</Badge>
    case 'few':
      return <Badge tone="accent">{seatsLeftText(availability.seatsLeft)}</Badge>
    case 'closed':
      return <Badge>{availabilityWords.closed}</Badge>
    case 'purchased':
      return <Badge tone="secondary">{availabilityWords.purchased}</Badge>
  }
}
