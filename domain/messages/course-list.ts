import type { CourseFilter, CourseSort } from '#domain/courses/course-list.ts'

/** The words of the list of courses and of its calendar. */
export const courseListWords = {
  search: 'Search courses',
  searchHint: 'Name, subject or place',
  show: 'Which courses',
  filters: { all: 'All', upcoming: 'Upcoming', past: 'Past', archived: 'Archived' } satisfies Record<
    CourseFilter,
    string
  >,
  sort: 'Order',
  sorts: { name: 'By name', date: 'By date' } satisfies Record<CourseSort, string>,
  view: 'View',
  views: { cards: 'Cards', calendar: 'Calendar' },
  none: 'No course fits',
  noneHint: 'Try other words, or show all courses.',
  showAll: 'Show all courses',
  shown: (count: number, all: number) =>
    count === all ? (all === 1 ? '1 course' : `${all} courses`) : `${count} of ${all} courses`,
  seats: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
  full: 'Full',
  enrolled: (count: number) => `${count} enrolled`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  thisMonth: 'This month',
  emptyMonth: (month: string) => `No classes in ${month}`,
  nextClasses: (month: string) => `Go to ${month}, the next month with classes`,
} as const
