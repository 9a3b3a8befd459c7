import { timingSafeEqual } from 'node:crypto'
import type { FieldName, IamVerdict, SignedRequest } from '../options.ts'
import { hashText, signRequest } from '#shared/sign-request.ts'
import type { Caller, Keys } from '#cloudformation/credentials.ts'
import { isAllowed, type Policies } from '#cloudformation/policies.ts'

export type IamOptions = { apiArn: string; account: string; keys: Keys; policies: Policies; now?: () => number }

type Signature = {
  accessKeyId: string
  date: string
  region: string
  service: string
  signedHeaders: string[]
  signature: string
}

const drift = 5 * 60_000

function readSignature({ headers }: SignedRequest): Signature | undefined {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, accessKeyId, region, service, signedHeaders, signature] = pattern.exec(headers['authorization'] ?? '') ?? []
  if (accessKeyId === undefined || region === undefined || service === undefined || signature === undefined)
    return undefined
  return {
    accessKeyId,
    region,
    service,
    signature,
    date: headers['x-amz-date'] ?? '',
    signedHeaders: (signedHeaders ?? '').split(';'),
  }
}

function timeOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function isGenuine(request: SignedRequest, signature: Signature, secret: string): boolean {
  const [path = '/', query = ''] = request.path.split('?')
  const expected = signRequest({ ...request, ...signature, path, query, payloadHash: hashText(request.body) }, secret)
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature.signature))
}

const refuse = (reason: string, kind: 'signature' | 'policy'): IamVerdict => ({ ok: false, reason, kind })

function identityOf(caller: Caller, account: string): Record<string, unknown> {
  const name = caller.kind === 'role' ? caller.name : 'developer'
  return {
    accountId: account,
    userArn: `arn:aws:sts::${account}:assumed-role/${name}/local`,
    username: `${name}:local`,
    sourceIp: ['127.0.0.1'],
    cognitoIdentityPoolId: null,
    cognitoIdentityId: null,
    cognitoIdentityAuthType: null,
    cognitoIdentityAuthProvider: null,
  }
}

/**
 * Verifies a Signature Version 4 request and whether its role may access a field: `appsync:GraphQL` on
 * `…:apis/<id>/types/<Type>/fields/<field>`.
 */
export function createIamAuthorizer({ apiArn, account, keys, policies, now = Date.now }: IamOptions) {
  return (request: SignedRequest, { typeName, fieldName }: FieldName): Promise<IamVerdict> => {
    const decide = (): IamVerdict => {
      const signature = readSignature(request)
      if (signature === undefined) return refuse('The request is not signed with Signature Version 4.', 'signature')
      const caller = keys.callerOf(signature.accessKeyId)
      if (caller === undefined) return refuse('The security token included in the request is invalid.', 'signature')
      if (signature.service !== 'appsync')
        return refuse(`Credential should be scoped to correct service: 'appsync'.`, 'signature')
      if (!(Math.abs(timeOf(signature.date) - now()) < drift)) return refuse('Signature expired.', 'signature')
      if (!isGenuine(request, signature, keys.secretOf(signature.accessKeyId))) {
        return refuse('The request signature we calculated does not match the signature you provided.', 'signature')
      }
      const arn = `${apiArn}/types/${typeName}/fields/${fieldName}`
      if (caller.kind === 'role' && !isAllowed(policies, caller.arn, 'appsync:GraphQL', arn)) {
        return refuse(`Not Authorized to access ${fieldName} on type ${typeName}`, 'policy')
      }
      return { ok: true, identity: identityOf(caller, account) }
    }
    return Promise.resolve(decide())
  }
}
