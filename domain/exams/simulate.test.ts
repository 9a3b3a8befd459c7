import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { describeSessions } from '#domain/exams/testing/describe-sessions.ts'
import { generatedExam } from './testing/generated-bank.ts'

describeSessions('a generated bank of 2,000', generatedExam(2_000, seededRandom(7)), 0.2)
describeSessions(
  'a generated bank of 2,000 one-point questions',
  generatedExam(2_000, seededRandom(8), { onePoint: true }),
  0.2,
)
