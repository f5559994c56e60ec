import { messages } from '../../messages.ts'

export const successTexts = messages('billing/success', {
  title: 'Payment',
  processing: 'Processing your payment…',
  activating: 'Activating your plan…',
  thanks: 'Thank you for subscribing!',
  active: 'Your {plan} subscription is now active',
  discount: '50% discount applied',
  toStart: 'You are taken to the start page in a moment.',
  invalidSession: 'Invalid payment session',
  signIn: 'Authentication required. Please log in and try again.',
  activationFailed: 'Activation failed. Please contact support.',
  technicalError: 'Technical error. Please contact support.',
  support: 'Write to {address}. Nothing is lost: a payment that arrives later still activates the plan.',
})
