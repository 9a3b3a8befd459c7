import { describeSessions } from '#domain/exams/testing/describe-sessions.ts'
import { sampleExam } from './adaptive-exam.ts'

describeSessions('the sample bank, RN', sampleExam('RN'))
describeSessions('the sample bank, PN', sampleExam('PN'))
