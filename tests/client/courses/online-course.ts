import { SeedCourseDocument, SeedPublishDocument } from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'

/** An administrator creates and publishes an Online course with one content. Returns the course's key. */
export async function publishOnlineCourse(call: CallApi, name: string, contentKey: string): Promise<string> {
  const { createCourse } = await call(SeedCourseDocument, {
    input: {
      type: 'Online',
      name,
      subject: 'RN',
      price: '20',
      onlineDays: '30',
      instructor: 'ONLINE',
      content: [contentKey],
    },
  })
  const { key, version } = createCourse
  await call(SeedPublishDocument, { input: { key, version, published: true } })
  return key
}
