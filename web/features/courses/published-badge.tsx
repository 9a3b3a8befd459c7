import { Badge } from '#web/ui/badge.tsx'

/** Whether visitors can see the course (spec 1.4.6). */
export function PublishedBadge({ published }: { published: boolean }) {
  return <Badge tone={published ? 'success' : 'neutral'}>{published ? 'Published' : 'Unpublished'}</Badge>
}
