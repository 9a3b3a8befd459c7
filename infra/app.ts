import { App } from 'aws-cdk-lib'
import { buildAcademy } from './academy.ts'
import { loadFields } from './functions/load-fields.ts'
import { WEB_FOLDER } from './bundling/project-folders.ts'
import { forFirstDeployment, getEnvironment, withSettings } from './environments.ts'
import { readVideoKeys } from './site/video-keys.ts'

const app = new App()
try {
  const chosen = getEnvironment(app.node.tryGetContext('env'))
  const configured = withSettings(chosen, app.node.tryGetContext('settings'))
  const environment = forFirstDeployment(configured, app.node.tryGetContext('first'))
  const videoKeys = readVideoKeys(environment.name, app.node.tryGetContext('publicKeys'))
  buildAcademy(app, environment, { fields: await loadFields(), webFolder: WEB_FOLDER, videoKeys })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
