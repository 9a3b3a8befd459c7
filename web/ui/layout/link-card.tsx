import { Link, type LinkProps } from 'react-router-dom'
import { classNames } from '#web/ui/class-names.ts'

/** A card that is a single link. */
export function LinkCard({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames('card', 'card--link', className)} />
}
