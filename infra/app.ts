import { App } from 'aws-cdk-lib'
import { buildAcademy } from './academy.ts'
import { loadAreaFields } from './constructs/load-area-fields.ts'
import { WEB_FOLDER } from './constructs/project-folders.ts'
import { getEnvironment } from './environments.ts'

const app = new App()
try {
  const environment = getEnvironment(app.node.tryGetContext('env'))
  buildAcademy(app, environment, { fields: await loadAreaFields(), webFolder: WEB_FOLDER })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
