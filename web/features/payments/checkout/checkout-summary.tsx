import { academy } from '#domain/academy.ts'
import type { CatalogueCourse } from '#domain/courses/catalogue.ts'
import { paymentDescription, priceText } from '#domain/courses/price.ts'

/** What is bought, of whom, and for how much (spec 1.4.16, 1.4.18). */
export function CheckoutSummary({ course }: { course: CatalogueCourse }) {
  return (
    <div className="checkout__summary">
      <div>
        <p>
          <strong>{academy.name}</strong>
        </p>
        <p className="muted">{paymentDescription(course)}</p>
      </div>
      <p className="checkout__price">{priceText(course.price)}</p>
    </div>
  )
}
