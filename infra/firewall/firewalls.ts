import { CfnDeletionPolicy } from 'aws-cdk-lib'
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Environment } from '../environments.ts'
import { askForCaptcha, callsOperation, isLong, limit, namesField } from './limits.ts'
import { webAcl } from './web-acl.ts'

/** What makes, ends or returns a payment at the card service. */
const PAYMENTS = ['registerCourse', 'cancelPayment', 'refundPayment']

/** A screen asks for the state of a payment every 3 to 30 seconds: a classroom may do so from one address. */
const PAYMENT_STATES = ['settlePayment']

/** What makes the user pool send a mail, for which anybody may ask. */
const MAILS = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword']

/**
 * The firewall before the API: one address may ask so many times in five minutes, a signed-in user so many, pay so many times, and send so
 * much that is too long to be looked through; AWS's own rules hold off known attackers and inputs. None where the environment has no firewall.
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
 * The firewall before the user pool, apart from the API's so that floods of sign-ups don't affect it: limits requests
 * and mails for each address in five minutes. None where the environment has no firewall. With `signUpCaptcha`, a
 * sign-up within the limits needs a CAPTCHA token made for the page's host.
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
  // A resource has one web ACL, so a new one takes the place of the one before. To "delete" the former association would take the new one away.
  association.cfnOptions.updateReplacePolicy = CfnDeletionPolicy.RETAIN
  association.cfnOptions.deletionPolicy = CfnDeletionPolicy.DELETE
}

/**
 * The firewall before the site, which lies in us-east-1 only; gives the ARN of its web ACL, undefined where the environment has no firewall.
 * Throws a sentence where the region does not allow it.
 */
export function siteFirewall(scope: Construct, environment: Environment): string | undefined {
  const { name, region, firewall: limits } = environment
  if (limits === undefined) return undefined
  if (region !== 'us-east-1')
    throw new Error(`A firewall of the site must lie in us-east-1; "${name}" is in ${region}.`)
  const rules = [limit('Rate', limits.requests)]
  return webAcl(scope, 'Firewall', { scope: 'CLOUDFRONT', name: 'CLOUDFRONT', rules }, environment).attrArn
}
