import { type Catalogue, type CatalogueCourse, catalogueCards } from './catalogue.ts'

/** Live courses that share a room, with its seats left. */
export type CourseSeats = { group: string; courses: readonly CatalogueCourse[]; seatsLeft: number; max: number }

/** Returns the catalogue's open Live courses, fewest seats left first; linked ones, which share seats, together. */
export function fillingUp(catalogue: Catalogue, now: number): CourseSeats[] {
  const rooms = new Map<string, CourseSeats & { courses: CatalogueCourse[] }>()
  const options = catalogueCards(catalogue, { now }).flatMap((card) => card.options)
  for (const { course, seatsLeft, availability } of options) {
    if (course.type !== 'Live' || availability.state === 'closed') continue
    const max = catalogue.seats[course.group]?.max ?? course.maxStudents ?? 0
    const room = rooms.get(course.group) ?? { group: course.group, courses: [], seatsLeft, max }
    room.courses.push(course)
    rooms.set(course.group, room)
  }
  // Cards are sorted by first date: among rooms with equal seats left, the earliest stays first.
  return [...rooms.values()].sort((a, b) => a.seatsLeft - b.seatsLeft)
}
