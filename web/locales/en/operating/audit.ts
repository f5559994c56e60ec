import { messages } from '../../messages.ts'

export const auditTexts = messages('operating/audit', {
  title: 'Log',
  text: 'Entries can be neither changed nor deleted. Accounts are named by number once they are deleted.',
  export: 'Export {format}',
  none: 'Nothing was done yet.',
  notLoaded: 'The log could not be loaded.',
  call: 'Changed settings: {call}',
  acts: {
    invite: 'People invited',
    'send-invitation': 'Invitation sent again',
    'withdraw-invitation': 'Invitation withdrawn',
    'retry-job': 'Failed jobs tried again',
    'discard-job': 'Failed jobs discarded',
    'set-banner': 'Banner shown',
    'remove-banner': 'Banner removed',
    'set-model-price': 'Price of a model changed',
  },
  command: 'a command on the server',
  by: '{date}, by {operator}',
  because: 'Reason: {reason}',
  deleted: 'deleted account {id}',
})
