import { isMonth } from '#domain/courses/class-month.ts'
import { COURSE_FILTERS, COURSE_SORTS } from '#domain/courses/course-list.ts'
import type { ListSchema } from '#web/ui/list/list-params.ts'

/**
 * URL parameters of the course list. `month`: month of the calendar, 'YYYY-MM', or '' for the current one. `pages`:
 * number of pages of cards shown.
 */
export const coursesParams = (({ text, oneOf, page }) => {
  const tab = oneOf('tab', ['Online'], 'Live')
  const month = text('month')
  return {
    tab,
    search: text('search'),
    show: oneOf('show', COURSE_FILTERS, 'all'),
    sort: oneOf('sort', COURSE_SORTS, 'name'),
    view: oneOf('view', tab === 'Live' ? ['calendar'] : [], 'cards'),
    month: isMonth(month) ? month : '',
    pages: page('pages', 100),
  }
}) satisfies ListSchema<unknown>

export type CoursesParams = ReturnType<typeof coursesParams>
