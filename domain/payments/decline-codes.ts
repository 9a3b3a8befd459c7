import type { CardFailure } from '#domain/messages/card-failures.ts'

/**
 * The card service's codes and decline codes by their meaning for the buyer (docs.stripe.com/declines/codes and
 * docs.stripe.com/error-codes). A lost or stolen card, or suspected fraud, is never named: the buyer may not be the
 * card's owner.
 */
const CODES: readonly (readonly [CardFailure, readonly string[]])[] = [
  [
    'declined',
    [
      'card_declined',
      'generic_decline',
      'fraudulent',
      'lost_card',
      'stolen_card',
      'pickup_card',
      'merchant_blacklist',
      'highest_risk_level',
      'elevated_risk_level',
      'payment_method_provider_decline',
    ],
  ],
  ['funds', ['insufficient_funds']],
  ['expired', ['expired_card']],
  ['cvc', ['incorrect_cvc', 'invalid_cvc']],
  ['number', ['incorrect_number', 'invalid_number']],
  ['expiry', ['invalid_expiry_month', 'invalid_expiry_year']],
  ['address', ['incorrect_zip', 'incorrect_address', 'postal_code_invalid']],
  [
    'pin',
    ['incorrect_pin', 'invalid_pin', 'offline_pin_required', 'online_or_offline_pin_required', 'pin_try_exceeded'],
  ],
  [
    'confirmation',
    [
      'payment_intent_authentication_failure',
      'setup_intent_authentication_failure',
      'payment_intent_payment_attempt_expired',
      'authentication_required',
      'authentication_not_handled',
      'mobile_device_authentication_required',
    ],
  ],
  [
    'later',
    [
      'processing_error',
      'try_again_later',
      'issuer_not_available',
      'reenter_transaction',
      'approve_with_id',
      'payment_method_provider_timeout',
      'rate_limit',
    ],
  ],
  ['limit', ['card_velocity_exceeded', 'withdrawal_count_limit_exceeded']],
  ['attempts', ['card_decline_rate_limit_exceeded']],
  ['unsupported', ['card_not_supported', 'currency_not_supported', 'service_not_allowed', 'transaction_not_allowed']],
  [
    'bank',
    [
      'call_issuer',
      'do_not_honor',
      'do_not_try_again',
      'invalid_account',
      'new_account_information_available',
      'no_action_taken',
      'not_permitted',
      'restricted_card',
      'revocation_of_all_authorizations',
      'revocation_of_authorization',
      'security_violation',
      'stop_payment_order',
    ],
  ],
  ['duplicate', ['duplicate_transaction']],
  ['testing', ['testmode_decline', 'live_mode_test_card']],
]

const BY_CODE: ReadonlyMap<string, CardFailure> = new Map(
  CODES.flatMap(([failure, codes]) => codes.map((code) => [code, failure] as const)),
)

/** Returns the meaning of a code or decline code of the card service; undefined for an unknown one. */
export const failureOfCode = (code: string | undefined): CardFailure | undefined =>
  code === undefined ? undefined : BY_CODE.get(code)
