import { nclexStrategies } from './contents/nclex-strategies.ts'
import { pnFoundations } from './contents/pn-foundations.ts'
import { rnFoundations } from './contents/rn-foundations.ts'
import { courses } from './courses.ts'
import { nclexAreas } from './nclex-areas.ts'
import { people } from './people.ts'
import { purchases } from './purchases.ts'
import { tags } from './tags.ts'
import { type SampleAcademy } from './types.ts'

/** The whole sample academy but its questions, which `readQuestions` reads. Contents come before those that link to them. */
export const academy: SampleAcademy = {
  nclexAreas,
  tags,
  contents: [rnFoundations, pnFoundations, nclexStrategies],
  courses,
  people,
  purchases,
}
