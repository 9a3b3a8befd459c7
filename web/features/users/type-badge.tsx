import { Badge } from '#web/ui/badge.tsx'

/** A user's type; administrators are highlighted. */
export const TypeBadge = ({ type }: { type: 'Student' | 'Admin' }) => (
  <Badge tone={type === 'Admin' ? 'primary' : 'neutral'}>{type}</Badge>
)
