import { priceText } from '#domain/courses/price.ts'
import { coursePageWords } from '#domain/messages/course-pages.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import type { CatalogueCourse } from '#domain/courses/catalogue.ts'

export type CardFormProps = {
  course: CatalogueCourse
  onToken: (token: string) => void
  /** Whether closing would lose entered data. */
  onTyped: (typed: boolean) => void
}

/** `price` in whole dollars. */
type PayButtonProps = { price: number; busy: boolean; disabled?: boolean }

/** The pay button, with a link to the terms that opens in a new tab, so that the entered card data is kept. */
export function PayButton({ price, busy, disabled = false }: PayButtonProps) {
  return (
    <>
      <Button type="submit" busy={busy} disabled={disabled} wide>
        Pay {priceText(price)}
      </Button>
      <p className="text-text-muted text-small">
        {coursePageWords.noRefunds} <ExternalLink href={paths.terms}>{coursePageWords.terms}</ExternalLink>
      </p>
    </>
  )
}
