import { priceText } from '#domain/courses/price.ts'
import { coursePageWords } from '#domain/messages/course-pages.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import type { CatalogueCourse } from '#domain/courses/catalogue.ts'

export type CardFormProps = {
  course: CatalogueCourse
  onToken: (token: string) => void
  /** Whether something is typed that closing would lose. */
  onTyped: (typed: boolean) => void
}

/** `price`: whole dollars. */
type PayButtonProps = { price: number; busy: boolean; disabled?: boolean }

/** What pays, and the terms beside it: in a tab of their own, so that the typed card stays. */
export function PayButton({ price, busy, disabled = false }: PayButtonProps) {
  return (
    <>
      <Button type="submit" busy={busy} disabled={disabled} wide>
        Pay {priceText(price)}
      </Button>
      <p className="checkout__terms">
        {coursePageWords.noRefunds} <ExternalLink href={paths.terms}>{coursePageWords.terms}</ExternalLink>
      </p>
    </>
  )
}
