import { CfnDeletionPolicy } from 'aws-cdk-lib'
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Environment } from '../environments.ts'
import { askForCaptcha, callsOperation, isLong, limit, namesField } from './limits.ts'
import { webAcl } from './web-acl.ts'

/** The fields that make, cancel, or refund a payment at the card service. */
const PAYMENTS = ['registerCourse', 'cancelPayment', 'refundPayment']

/** A screen requests the state of a payment every 3 to 30 seconds, and a classroom may share one address. */
const PAYMENT_STATES = ['settlePayment']

/** The operations, open to anyone, that make the user pool send an e-mail. */
const MAILS = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword']

/**
 * Adds the API's firewall. Limits each address's requests, payments, and overlong requests in five minutes, and each
 * signed-in user's requests; AWS's own rules block known attackers and inputs. Adds nothing if the environment has no
 * firewall.
 */
export function apiFirewall(scope: Construct, resourceArn: string, environment: Environment): void {
  const { firewall: limits } = environment
  if (limits === undefined) return
  const rules = [
    limit('Rate', limits.requests),
    limit('User', limits.requestsOfUser, { of: 'user' }),
    limit('Payments', limits.payments, { only: namesField(...PAYMENTS) }),
    limit('PaymentStates', limits.paymentStates, { only: namesField(...PAYMENT_STATES) }),
    limit('Long', limits.longRequests, { only: isLong }),
  ]
  const acl = webAcl(scope, 'Firewall', { scope: 'REGIONAL', name: 'REGIONAL', rules }, environment)
  new CfnWebACLAssociation(scope, 'FirewallOfApi', { resourceArn, webAclArn: acl.attrArn })
}

/**
 * Adds the user pool's firewall, separate from the API's so that floods of sign-ups don't affect it: limits each
 * address's requests and e-mails in five minutes. Adds nothing if the environment has no firewall. With
 * `signUpCaptcha`, a sign-up within the limits needs a CAPTCHA token for the page's host.
 */
export function usersFirewall(scope: Construct, resourceArn: string, environment: Environment): void {
  const { firewall: limits, signUpCaptcha, domain } = environment
  if (limits === undefined) return
  const rules = [
    limit('Accounts', limits.accountRequests),
    limit('Mails', limits.accountMails, { only: callsOperation(...MAILS) }),
    ...(signUpCaptcha ? [askForCaptcha('SignUpCaptcha', callsOperation('SignUp'))] : []),
  ]
  const tokenDomains = signUpCaptcha && domain && [domain.name]
  const settings = { scope: 'REGIONAL', name: 'USERS', rules, tokenDomains } as const
  const acl = webAcl(scope, 'UsersFirewall', settings, environment)
  const association = new CfnWebACLAssociation(scope, 'FirewallOfUsers', { resourceArn, webAclArn: acl.attrArn })
  // A resource has one web ACL, so a new association replaces the former one. Deleting the former association would
  // remove the new one.
  association.cfnOptions.updateReplacePolicy = CfnDeletionPolicy.RETAIN
  association.cfnOptions.deletionPolicy = CfnDeletionPolicy.DELETE
}

/**
 * Adds the site's firewall, which must be in us-east-1, and returns its web ACL's ARN; undefined if the environment has
 * no firewall. Throws an error for any other region.
 */
export function siteFirewall(scope: Construct, environment: Environment): string | undefined {
  const { name, region, firewall: limits } = environment
  if (limits === undefined) return undefined
  if (region !== 'us-east-1')
    throw new Error(`A firewall of the site must lie in us-east-1; "${name}" is in ${region}.`)
  const rules = [limit('Rate', limits.requests)]
  return webAcl(scope, 'Firewall', { scope: 'CLOUDFRONT', name: 'CLOUDFRONT', rules }, environment).attrArn
}
