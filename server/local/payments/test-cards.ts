import type { CardError } from './shapes.ts'

export type CardBehaviour =
  | 'pays'
  | 'declined'
  | 'insufficient_funds'
  | 'expired'
  | 'authenticates'
  | 'always_authenticates'
  | 'fails_later'

type TestCard = { number: string; method: string; text: string; behaviour: CardBehaviour; brand: string }

/** The provider's published test cards. All other numbers are refused, so that a real card is never stored. */
export const testCards: TestCard[] = [
  { number: '4242424242424242', method: 'pm_card_visa', text: 'Pays', behaviour: 'pays', brand: 'visa' },
  {
    number: '4000002500003155',
    method: 'pm_card_authenticationRequiredOnSetup',
    text: 'Asks for authentication once',
    behaviour: 'authenticates',
    brand: 'visa',
  },
  {
    number: '4000002760003184',
    method: 'pm_card_authenticationRequired',
    text: 'Asks for authentication at every payment',
    behaviour: 'always_authenticates',
    brand: 'visa',
  },
  {
    number: '4000000000000002',
    method: 'pm_card_chargeDeclined',
    text: 'Declined',
    behaviour: 'declined',
    brand: 'visa',
  },
  {
    number: '4000000000009995',
    method: 'pm_card_chargeDeclinedInsufficientFunds',
    text: 'Insufficient funds',
    behaviour: 'insufficient_funds',
    brand: 'visa',
  },
  {
    number: '4000000000000069',
    method: 'pm_card_chargeDeclinedExpiredCard',
    text: 'Expired card',
    behaviour: 'expired',
    brand: 'visa',
  },
  {
    number: '4000000000000341',
    method: 'pm_card_chargeCustomerFail',
    text: 'Pays now, fails at the next renewal',
    behaviour: 'fails_later',
    brand: 'visa',
  },
]

const declines: Partial<Record<CardBehaviour, Omit<CardError, 'type'>>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  fails_later: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired: { code: 'expired_card', message: 'Your card has expired.' },
}

export function cardOfNumber(number: string): TestCard | undefined {
  const digits = number.replaceAll(' ', '').replaceAll('-', '')
  return testCards.find((card) => card.number === digits)
}

export function cardOfMethod(method: string): TestCard | undefined {
  return testCards.find((card) => card.method === method)
}

/** Returns why a charge is declined, or null. The first charge of a card that fails later succeeds. */
export function declineOf(behaviour: CardBehaviour, isFirst: boolean): CardError | null {
  if (behaviour === 'fails_later' && isFirst) return null
  const decline = declines[behaviour]
  return decline ? { type: 'card_error', ...decline } : null
}
