import type { Session } from '#web/lib/session/session-store.ts'

const facts = { uid: 'u1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Lane', displayName: 'Ada L' }

export const student: Session = { ...facts, type: 'Student' }
export const admin: Session = { ...facts, type: 'Admin' }
