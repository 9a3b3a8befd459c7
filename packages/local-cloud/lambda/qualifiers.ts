import { InvalidTemplate } from '../cloudformation/broken-template.ts'
import { resourcesOf, type CloudModel } from '../cloudformation/cloud-model.ts'
import { textOf } from '../shared/json.ts'

/** The version of a function that is called without a qualifier. */
export const latestVersion = '$LATEST'

/** What may follow a function's name: an alias or a version's number, and the version that it leads to. */
export type Qualifier = { functionName: string; qualifier: string; version: string }

/** The function that an id names, without its qualifier, and the qualifier; `$LATEST` when there is none. */
export function splitQualifier(id: string): { name: string; qualifier: string } {
  const [, arn, rest] = /^(arn:[^:]*:lambda:[^:]*:[^:]*:function:)?(.*)$/.exec(id) ?? []
  const [name = '', qualifier = latestVersion, ...more] = (rest ?? id).split(':')
  // More parts than a name and a qualifier name nothing.
  if (more.length > 0) return { name: id, qualifier }
  return { name: `${arn ?? ''}${name}`, qualifier }
}

const parts = (qualified: string): { functionName: string; qualifier: string } => {
  const [functionName = '', qualifier = ''] = qualified.split(':').slice(-2)
  return { functionName, qualifier }
}

/** Reads the versions and aliases of the template. Throws BrokenTemplate for an alias of a version that it does not make. */
export function readQualifiers(model: CloudModel): Qualifier[] {
  const versions = resourcesOf(model, 'AWS::Lambda::Version').map(({ arn }): Qualifier => {
    const { functionName, qualifier } = parts(arn)
    return { functionName, qualifier, version: qualifier }
  })
  const aliases = resourcesOf(model, 'AWS::Lambda::Alias').map(({ stack, logicalId, arn, properties }): Qualifier => {
    const { functionName, qualifier } = parts(arn)
    const version = textOf(properties['FunctionVersion']) ?? latestVersion
    const isMade = versions.some((made) => made.functionName === functionName && made.version === version)
    if (version !== latestVersion && !isMade)
      throw new InvalidTemplate(
        `${stack}/${logicalId} leads to version ${version} of ${functionName}, which no stack makes.`,
      )
    return { functionName, qualifier, version }
  })
  return [...versions, ...aliases]
}
