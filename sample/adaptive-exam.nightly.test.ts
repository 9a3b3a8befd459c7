import { describeSittings } from '#domain/exams/testing/describe-sessions.ts'
import { sampleExam } from './adaptive-exam.ts'

describeSittings('the sample bank, RN', sampleExam('RN'))
describeSittings('the sample bank, PN', sampleExam('PN'))
