import { messages } from '../../messages.ts'

export const statementTexts = messages('credits/statement', {
  title: 'Word statement',
  text: 'What was added to your words, and what each text used. Times are those of {zone}.',
  exportCsv: 'Export CSV',
  failed: 'The word statement could not be loaded',
  empty: 'No words were used yet.',
  more: 'Show all {count, number} lines',
  balance: '{balance, number} left',
  grants: {
    free: 'Words of the Free plan',
    givenBefore: 'Free words: given to this address before',
    purchase: 'Purchase of {plan}',
    upgrade: 'Upgrade to {plan}',
    cycle: 'New cycle of {plan}',
    operator: 'Words from an operator',
    invitation: 'Words of the plan of your invitation',
  },
  expiries: {
    end: 'The plan ended',
    refund: 'A payment was refunded',
    dispute: 'A payment was disputed',
    unpaid: 'A payment failed',
    operator: 'Words taken back by an operator',
  },
  kinds: {
    grant: 'Words of your plan',
    expire: 'Words of the last cycle expired',
    humanized: 'Humanized text',
    reserved: 'Reserved for a text in progress',
  },
})
