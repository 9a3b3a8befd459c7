import { App } from 'aws-cdk-lib'
import { buildAcademy } from './academy.ts'
import { loadAreaFields } from './constructs/load-area-fields.ts'
import { getEnvironment } from './environments.ts'

const app = new App()
try {
  buildAcademy(app, getEnvironment(app.node.tryGetContext('env')), await loadAreaFields())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
